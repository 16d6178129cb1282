import type { Bag, BagItem } from '#api/client/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { Price } from '#ui/price/Price.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { quantityChoices } from '../../shop/cart/quantity.ts'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './Cart.module.css'

/** What a shopper can do to the lines. */
export interface BagChanges {
  /** The line removed last. */
  readonly removed: BagItem | undefined
  readonly setQuantity: (item: BagItem, quantity: number) => void
  readonly select: (skuCodes: readonly string[], selected: boolean) => void
  readonly chooseGift: (activityId: string, skuCode: string) => void
  readonly remove: (item: BagItem) => void
  readonly putBack: (item: BagItem) => void
}

interface Props {
  readonly bag: Bag
  readonly changes: BagChanges
}

const isSelectable = ({ lineType, reason }: BagItem) => lineType !== 'GIFT' && reason === null

/** Lines that can be ordered, then those that cannot. Source: C-174, C-184. */
export function BagLines({ bag: { ableCartItems, disableCartItems }, changes }: Props) {
  const t = useTranslations('service.cart')
  const selectable = ableCartItems.filter(isSelectable)
  const selected = selectable.filter(item => item.selected)
  const skuCodes = selectable.flatMap(({ sku }) => sku?.code ?? [])
  return (
    <>
      {selectable.length > 1 && (
        <div className={styles.all}>
          <Checkbox
            label={t('selectAll')}
            checked={selected.length === selectable.length}
            isPartly={selected.length > 0 && selected.length < selectable.length}
            onChange={({ target }) => changes.select(skuCodes, target.checked)}
          />
        </div>
      )}
      <ul className={styles.lines}>
        {ableCartItems.map(item => (
          <Line key={item.lineId} item={item} changes={changes} />
        ))}
      </ul>
      {disableCartItems.length > 0 && (
        <section aria-labelledby="cart-disabled">
          <h2 id="cart-disabled" className={styles.group}>
            {t('unavailable')}
          </h2>
          <ul className={styles.lines}>
            {disableCartItems.map(item => (
              <Line key={item.lineId} item={item} changes={changes} />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Line({ item, changes }: { readonly item: BagItem; readonly changes: BagChanges }) {
  const t = useTranslations('service.cart')
  const { lineType, sku, spuTitle, spuCode, imageUrl, reason, selected } = item
  const nameId = useId()
  const isGift = lineType === 'GIFT'
  const href = spuCode && !isGift ? productPath(spuCode) : undefined
  const title = spuTitle || t('unknown')
  const brand = sku?.product.brandList[0]?.name
  return (
    <li className={styles.line} data-off={reason !== null || undefined} aria-labelledby={nameId}>
      <div>
        {!isGift && (
          <Checkbox
            label={<span className="visuallyHidden">{t('select', { title })}</span>}
            checked={selected && reason === null}
            disabled={reason !== null}
            onChange={({ target }) => changes.select(sku ? [sku.code] : [], target.checked)}
          />
        )}
      </div>
      <a href={href} className={styles.picture} tabIndex={-1} aria-hidden="true">
        {imageUrl && <Picture src={imageUrl} alt="" width={120} height={150} />}
      </a>
      <div className={styles.words}>
        {brand && <p className={styles.small}>{brand}</p>}
        <p id={nameId} className={styles.name}>
          {href ? <a href={href}>{title}</a> : title}
        </p>
        {sku && sku.options.length > 0 && (
          <p className={styles.small}>{sku.options.map(({ value }) => value).join(' / ')}</p>
        )}
        {lineType !== 'SALABLE_PRODUCT' && <p className={styles.tag}>{t(`types.${lineType}`)}</p>}
        {reason && <p className={styles.reason}>{t(`reasons.${reason}`, { inventory: item.inventory })}</p>}
        <LineFoot item={item} title={title} changes={changes} />
      </div>
    </li>
  )
}

/** Quantity, price, and the way out of the bag. */
function LineFoot({
  item,
  title,
  changes,
}: {
  readonly item: BagItem
  readonly title: string
  readonly changes: BagChanges
}) {
  const t = useTranslations('service.cart')
  const { lineType, quantity, inventory, reason } = item
  const isCounted = lineType === 'SALABLE_PRODUCT' && (reason === null || reason === 'OUT_OF_STOCK')
  return (
    <div className={styles.foot}>
      {isCounted ? (
        <select
          className={styles.quantity}
          aria-label={t('quantityOf', { title })}
          value={quantity}
          onChange={({ target }) => changes.setQuantity(item, Number(target.value))}
        >
          {quantityChoices(inventory, quantity).map(choice => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : (
        <span className={styles.small}>{t('times', { quantity })}</span>
      )}
      <LinePrice item={item} />
      {lineType !== 'GIFT' && (
        <button
          type="button"
          className={styles.link}
          aria-label={t('removeTitle', { title })}
          onClick={() => changes.remove(item)}
        >
          {t('remove')}
        </button>
      )}
    </div>
  )
}

/** Price of one unit; where promotions or the quantity change it, what the line costs. */
function LinePrice({ item }: { readonly item: BagItem }) {
  const t = useTranslations('service.cart')
  const money = useMoney()
  const { lineType, promoPrice, listPrice, netAmount, quantity } = item
  if (lineType === 'GIFT') return <span className={styles.free}>{t('free')}</span>
  if (!promoPrice) return null
  const was = listPrice && listPrice.amount > promoPrice.amount ? money(listPrice.amount) : undefined
  const isOther = netAmount && netAmount.amount !== promoPrice.amount
  return (
    <div className={styles.price}>
      <Price size="s" price={money(promoPrice.amount)} was={was} />
      {isOther && quantity > 0 && (
        <p className={styles.small}>{t('lineTotal', { amount: money(netAmount.amount) })}</p>
      )}
    </div>
  )
}
