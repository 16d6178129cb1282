import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useTranslations } from 'use-intl'
import { useMoney } from '../../shop/price/use-money.ts'
import type { CartLine } from '../../shop/cart/cart-summary.ts'
import { quantityChoices } from '../../shop/cart/quantity.ts'
import { variantName } from '../../shop/goods/variant-name.ts'
import styles from './MiniCartPanel.module.css'

interface Props {
  readonly line: CartLine
  /** Says by itself what goes wrong. Absent while nothing can call the cart. */
  readonly setQuantity: ((lineId: string, quantity: number) => Promise<boolean>) | undefined
}

/** A line that can be ordered: what it is, how many, what one costs. Source: L-071, L-072, L-078. */
export function MiniCartLine({ line, setQuantity }: Props) {
  const t = useTranslations('service.frame.miniCart')
  const { lineId, lineType, spuTitle, sku, quantity, inventory, promoPrice, listPrice, image, href } = line
  const money = useMoney()
  const brand = sku.product.brandList[0]?.name
  const title = spuTitle || sku.product.title
  return (
    <li className={styles.line}>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {image && <Picture src={image} alt="" width={72} height={72} ratio="1" />}
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
        <p className={styles.foot}>
          {setQuantity && lineType === 'SALABLE_PRODUCT' ? (
            <select
              className={styles.quantity}
              aria-label={t('quantityOf', { title: variantName(title, sku.options) })}
              value={quantity}
              onChange={({ target }) => void setQuantity(lineId, Number(target.value))}
            >
              {quantityChoices(inventory, quantity).map(choice => (
                <option key={choice}>{choice}</option>
              ))}
            </select>
          ) : (
            <span className={styles.small}>{t('times', { quantity })}</span>
          )}
          <Price
            size="s"
            price={money(promoPrice.amount)}
            was={listPrice.amount > promoPrice.amount ? money(listPrice.amount) : undefined}
          />
        </p>
      </div>
    </li>
  )
}
