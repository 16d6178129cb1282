import type { Wished } from '#api/client/account/favorite-queries.ts'
import { IconButton } from '#ui/icon-button/IconButton.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import X from 'lucide-react/icons/x'
import { useTranslations } from 'use-intl'
import { stockState } from '../../shop/catalogue/product-facts/product-card.ts'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import { WishActions } from './WishActions.tsx'
import styles from './WishList.module.css'

interface Props {
  readonly wished: Wished
  readonly onRemove: () => void
}

const PICTURE_PX = 320

/** A favourite: the size that was marked, what it costs now, and whether it can be had. Source: M-152, M-210. */
export function WishCard({ wished, onRemove }: Props) {
  const t = useTranslations('account.wishList')
  const { product, sku, url, isAvailable } = wished
  const title = wished.description || t('gone')
  const values = sku?.options.map(({ value }) => value) ?? []
  const name = [title, ...values].join(' ')
  return (
    <article className={styles.card} data-off={!isAvailable || undefined}>
      <div className={styles.frame}>
        {product?.picUrl && (
          <Picture
            src={product.picUrl}
            alt=""
            width={PICTURE_PX}
            height={PICTURE_PX}
            sizes="(min-width: 1025px) 320px, 50vw"
            className={styles.picture}
          />
        )}
      </div>
      <p className={styles.brand}>{product?.brandList[0]?.name}</p>
      <h2 className={styles.title}>
        {url ? (
          <a className={styles.link} href={url}>
            {title}
          </a>
        ) : (
          title
        )}
      </h2>
      <p className={styles.small}>{values.join(' / ')}</p>
      <WishPrice sku={sku} />
      <p className={styles.note}>
        <Note wished={wished} />
      </p>
      <div className={styles.foot}>
        <WishActions wished={wished} name={name} size={values.at(-1) ?? ''} />
      </div>
      <IconButton
        icon={X}
        variant="round"
        label={t('remove', { name })}
        className={styles.remove}
        onClick={onRemove}
      />
    </article>
  )
}

function WishPrice({ sku }: Pick<Wished, 'sku'>) {
  return sku?.price ? <GoodsPrice size="s" price={sku.price} listPrice={sku.listPrice} /> : <span />
}

/** Whether it can be had, where that is worth a word. */
function Note({ wished: { product, sku, isAvailable } }: Pick<Props, 'wished'>) {
  const t = useTranslations('account.wishList')
  if (!product?.onShelves || !sku?.isEnabled) return t('noLongerSold')
  if (!isAvailable) return t('soldOut')
  if (sku.inventory !== null && stockState(sku.inventory) === 'low')
    return t('fewLeft', { count: sku.inventory })
  return null
}
