import type { Bag, BagItem } from '#api/client/cart/cart.ts'
import { productPath } from '#api/rules/address.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import shared from '../../shop/cart/bag.module.css'
import { QuantitySelect } from '../../shop/cart/QuantitySelect.tsx'
import { ChangeButton } from './ChangeButton.tsx'
import type { BagChanges } from '../../shop/cart/use-bag-changes.ts'
import { LinePicture, LineWords } from '../../shop/goods/LineParts.tsx'
import { variantName } from '../../shop/goods/variant-name.ts'
import { GoodsPrice } from '../../shop/price/GoodsPrice.tsx'
import { useMoney } from '../../shop/price/use-money.ts'
import styles from './CartLines.module.css'

type AddOn = Bag['activities'][number]['addOns'][number]

interface LineProps {
  readonly item: BagItem
  /** Names the line's element while the bag has it. */
  readonly entryKey: string
  readonly changes: BagChanges
  readonly onRemove: () => void
  readonly showBrand: boolean
  /** Offers that do not count yet. */
  readonly offers: Bag['activities']
  /** Alternatives to an add-on; empty for other lines. */
  readonly variants: readonly AddOn[]
}

/** One line: what it is, why it cannot be ordered, quantity and price. Source: C-178 … C-184. */
export function Line({ item, entryKey, changes, onRemove, showBrand, offers, variants }: LineProps) {
  const t = useTranslations('service.cartLines')
  const { lineType, sku, spuTitle, spuCode, imageUrl, reason, selected } = item
  const nameId = useId()
  const isGift = lineType === 'GIFT'
  const href = spuCode && !isGift ? productPath(spuCode) : undefined
  const title = spuTitle || t('unknown')
  const brand = showBrand && sku?.product.brandList[0]?.name
  return (
    <li
      className={styles.line}
      data-entry={entryKey}
      data-off={reason !== null || undefined}
      tabIndex={-1}
      aria-labelledby={nameId}
    >
      <div>
        {!isGift && (
          <Checkbox
            label={<span className="visuallyHidden">{t('select', { title })}</span>}
            checked={selected && reason === null}
            disabled={reason !== null}
            onChange={({ target }) => void changes.select(sku ? [sku.code] : [], target.checked)}
          />
        )}
      </div>
      <LinePicture src={imageUrl} width={160} href={href} />
      <LineWords className={styles.words}>
        {brand && <p className={shared.small}>{brand}</p>}
        <p id={nameId} className={styles.name}>
          {href ? <a href={href}>{title}</a> : title}
        </p>
        {variants.length > 1 && <AddOnVariant {...{ item, title, changes, variants }} />}
        {sku && sku.options.length > 0 && variants.length < 2 && (
          <p className={shared.small}>{sku.options.map(({ value }) => value).join(' / ')}</p>
        )}
        {lineType !== 'SALABLE_PRODUCT' && <p className={styles.tag}>{t(`types.${lineType}`)}</p>}
        {reason && <p className={shared.reason}>{t(`reasons.${reason}`, { inventory: item.inventory })}</p>}
        <LineFoot item={item} title={title} changes={changes} onRemove={onRemove} />
        <LinePrice item={item} />
        {offers.length > 0 && (
          <ul className={shared.list} aria-label={t('offersOf', { title })}>
            {offers.map(({ id, name, message }) => (
              <li key={id} className={shared.small}>
                {t('offer', { name, message })}
              </li>
            ))}
          </ul>
        )}
      </LineWords>
    </li>
  )
}

interface VariantProps extends Pick<LineProps, 'item' | 'variants'> {
  readonly title: string
  readonly changes: Pick<BagChanges, 'changeSku'>
}

/** Colour and size of an add-on, among those that its promotion offers. */
function AddOnVariant({ item: { sku, quantity, activityId }, title, changes, variants }: VariantProps) {
  const t = useTranslations('service.cartLines')
  return (
    <Select
      label={t('changeTitle', { title })}
      isLabelHidden
      value={sku?.code ?? ''}
      choices={variants.map(each => ({
        value: each.sku.code,
        label: each.sku.options.map(({ value }) => value).join(' / '),
      }))}
      onChange={({ target }) =>
        void changes.changeSku(sku?.code ?? '', { skuCode: target.value, quantity, activityId })
      }
    />
  )
}

interface FootProps extends Pick<LineProps, 'onRemove'> {
  readonly item: BagItem
  readonly title: string
  readonly changes: Pick<BagChanges, 'setQuantity' | 'changeSku'>
}

/** Quantity, and the ways to another choice or out of the bag. */
function LineFoot({ item, title, changes, onRemove }: FootProps) {
  const t = useTranslations('service.cartLines')
  const { lineType, quantity, reason } = item
  const isCounted = lineType === 'SALABLE_PRODUCT' && (reason === null || reason === 'OUT_OF_STOCK')
  return (
    <div className={styles.foot}>
      {isCounted ? (
        <QuantitySelect
          item={item}
          label={t('quantityOf', { title: variantName(title, item.sku?.options ?? []) })}
          className={styles.quantity}
          setQuantity={changes.setQuantity}
        />
      ) : (
        <span className={shared.small}>{t('times', { quantity })}</span>
      )}
      {lineType !== 'GIFT' && (
        <p className={styles.ways}>
          <ChangeButton item={item} title={title} changes={changes} />
          <button
            type="button"
            className={shared.link}
            aria-label={t('removeTitle', { title })}
            onClick={onRemove}
          >
            {t('remove')}
          </button>
        </p>
      )}
    </div>
  )
}

/** Price of all units, and of one where there are several. Lines add up to the goods: offers and codes are among the sums. */
function LinePrice({ item }: { readonly item: BagItem }) {
  const t = useTranslations('service.cartLines')
  const money = useMoney()
  const { lineType, promoPrice, listPrice, quantity } = item
  if (lineType === 'GIFT') return <span className={styles.free}>{t('free')}</span>
  if (!promoPrice) return null
  const ofAll = ({ amount }: { readonly amount: number }) => ({ amount: amount * quantity })
  return (
    <div className={styles.price}>
      <GoodsPrice size="s" price={ofAll(promoPrice)} listPrice={listPrice && ofAll(listPrice)} />
      {quantity > 1 && <p className={shared.small}>{t('each', { amount: money(promoPrice.amount) })}</p>}
    </div>
  )
}
