import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import styles from './Popup.module.css'

interface Props {
  readonly name: string
  /** Empty: none. */
  readonly image: string
  readonly href: string
  /** As `formatMoney` wrote it; absent for gifts. */
  readonly price?: string | undefined
  readonly was?: string | undefined
}

const PICTURE_PX = 72

/** A product in one line of a pop-up; the whole line is its link. */
export function PopupProduct({ name, image, href, price, was }: Props) {
  return (
    <a href={href} className={styles.product}>
      <span className={styles.frame}>
        {image && <Picture src={image} alt="" width={PICTURE_PX} height={PICTURE_PX} />}
      </span>
      <span className={styles.facts}>
        <span className={styles.name}>{name}</span>
        {price && <Price price={price} was={was} size="s" />}
      </span>
    </a>
  )
}

/** Place of a product, for the page builder. */
export const ProductPlace = ({ text }: { readonly text: string }) => (
  <div className={styles.product}>
    <span className={styles.frame} />
    <span className={styles.facts}>{text}</span>
  </div>
)
