import { Picture } from '#ui/picture/Picture.tsx'
import { useOperatorTexts } from '../../page/operator-texts.ts'
import { type Audience, offerFor } from './audience.ts'
import styles from './HomeModal.module.css'
import { OfferWords } from './OfferWords.tsx'
import type { HomeModalOptions } from './block.ts'

const AUDIENCES = ['visitor', 'member'] as const

/** The modal on the editor's canvas: both pictures, in the page. Source: L-163, LO-24. */
export function HomeModalCards({ options }: { readonly options: HomeModalOptions }) {
  return (
    <div className={`pageWidth ${styles.cards}`}>
      {AUDIENCES.map(audience => (
        <Card key={audience} options={options} audience={audience} />
      ))}
    </div>
  )
}

function Card({ options, audience }: { readonly options: HomeModalOptions; readonly audience: Audience }) {
  const t = useOperatorTexts()
  const offer = offerFor(options, audience)
  const { image, alt } = offer
  return (
    <figure className={styles.card}>
      {image ? (
        <>
          <Picture src={image} alt={alt} className={styles.picture} />
          <OfferWords {...offer} />
        </>
      ) : (
        <p className={styles.none}>{t('shop.homeModal.noPicture')}</p>
      )}
      <figcaption className={styles.caption}>
        {t(audience === 'visitor' ? 'shop.homeModal.forVisitors' : 'shop.homeModal.forMembers')}
      </figcaption>
    </figure>
  )
}
