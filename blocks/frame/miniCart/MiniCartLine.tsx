import { productPath } from '#api/rules/address.ts'
import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import type { KnownItem } from '../../shop/cart/line-state.ts'
import type { BagChanges } from '../../shop/cart/use-bag-changes.ts'
import { QuantitySelect } from '../../shop/cart/QuantitySelect.tsx'
import { variantName } from '../../shop/goods/variant-name.ts'
import styles from './MiniCartPanel.module.css'

interface Props {
  readonly line: KnownItem
  readonly setQuantity: BagChanges['setQuantity']
}

/** A line that can be ordered: what it is, how many, what one costs. Source: L-071, L-072, L-078. */
export function MiniCartLine({ line, setQuantity }: Props) {
  const t = useTranslations('service.frame.miniCart')
  const { lineType, spuTitle, spuCode, imageUrl, sku, quantity, promoPrice, listPrice } = line
  const href = productPath(spuCode)
  const brand = sku.product.brandList[0]?.name
  const title = spuTitle || sku.product.title
  return (
    <li className={styles.line}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {imageUrl && <Picture src={imageUrl} alt="" width={72} height={72} ratio="1" />}
      </a>
      <div className={styles.words}>
        {brand && <p className={styles.small}>{brand}</p>}
        <a href={href} className={styles.name}>
          {title}
        </a>
        {sku.options.length > 0 && (
          <p className={styles.small}>{sku.options.map(({ value }) => value).join(' / ')}</p>
        )}
        {lineType !== 'SALABLE_PRODUCT' && <p className={styles.tag}>{t(`types.${lineType}`)}</p>}
        <div className={styles.foot}>
          {lineType === 'SALABLE_PRODUCT' ? (
            <QuantitySelect
              item={line}
              label={t('quantityOf', { title: variantName(title, sku.options) })}
              className={styles.quantity}
              setQuantity={setQuantity}
            />
          ) : (
            <span className={styles.small}>{t('times', { quantity })}</span>
          )}
          {promoPrice && <GoodsPrice size="s" price={promoPrice} listPrice={listPrice} />}
        </div>
      </div>
    </li>
  )
}
