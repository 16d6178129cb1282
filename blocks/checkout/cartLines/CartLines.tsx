import type { Bag, BagItem } from '#api/client/cart/cart.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Skeleton, SkeletonList } from '#ui/skeleton/Skeleton.tsx'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { type BagChanges, useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { Removed } from '../../shop/removal/Removed.tsx'
import { useRemoved } from '../../shop/removal/use-removed.ts'
import type { CartLinesOptions } from './block.ts'
import styles from './CartLines.module.css'
import { Line } from './Line.tsx'

/** Lines that can be ordered, then those that cannot; what was removed last is in its place. Source: C-174, C-184. */
export function CartLines({ options }: ViewProps<CartLinesOptions>) {
  const { bag, hasFailed } = useBag()
  const changes = useBagChanges()
  if (useIsBuilder()) return <EmptyBlock of="service.cartLines" />
  if (!bag) return hasFailed ? null : <Loading />
  return <Groups bag={bag} options={options} changes={changes} />
}

interface GroupsProps {
  readonly bag: Bag
  readonly options: CartLinesOptions
  readonly changes: BagChanges
}

const keyOf = ({ sku, lineId, activityId }: BagItem) => (sku ? `${sku.code} ${activityId}` : lineId)

/** Lines of a group, and what was removed from it. */
function useGroup(items: readonly BagItem[], { remove, putBack }: BagChanges) {
  return useRemoved(items, {
    keyOf,
    remove: item => remove(item.lineId),
    putBack: async item => ((await putBack(item)) ? keyOf(item) : undefined),
  })
}

function Groups({ bag: { ableCartItems, disableCartItems, activities }, options, changes }: GroupsProps) {
  const t = useTranslations('service.cartLines')
  const able = useGroup(ableCartItems, changes)
  const unavailable = useGroup(disableCartItems, changes)
  const restored = able.restored ?? unavailable.restored
  const lines = ({ entries, take, undo, isBusy }: ReturnType<typeof useGroup>) => (
    <ul className={shared.list}>
      {entries.map(entry =>
        'item' in entry ? (
          <Line
            key={entry.item.lineId}
            entryKey={keyOf(entry.item)}
            item={entry.item}
            changes={changes}
            onRemove={() => void take(entry.item)}
            showBrand={options.showBrand}
            variants={variantsOf(entry.item, activities)}
            offers={options.showOffers ? activities.filter(isOutOfReachOf(entry.item)) : []}
          />
        ) : (
          <li key={`removed ${entry.removed.lineId}`} className={styles.removed}>
            <Removed
              text={t('removed', { title: entry.removed.spuTitle || t('unknown') })}
              undoLabel={t('undo')}
              onUndo={entry.removed.sku ? undo : undefined}
              isBusy={isBusy}
            />
          </li>
        ),
      )}
    </ul>
  )
  return (
    <>
      {able.entries.length + unavailable.entries.length > 0 && (
        <div className="box" style={boxStyle(options.box, options.mBox)}>
          {options.showSelectAll && <SelectAll items={ableCartItems} select={changes.select} />}
          {lines(able)}
          {unavailable.entries.length > 0 && (
            <section aria-labelledby="cart-disabled" className={styles.off}>
              <h2 id="cart-disabled" className={shared.group}>
                {t('unavailable')}
              </h2>
              {lines(unavailable)}
            </section>
          )}
        </div>
      )}
      <output className="visuallyHidden">{restored && t('restored', { title: restored.spuTitle })}</output>
    </>
  )
}

/** Add-ons of the same product and promotion that can be had, and the one of the line. */
const variantsOf = ({ lineType, activityId, spuCode, sku }: BagItem, activities: Bag['activities']) =>
  lineType === 'ATTACHED_PRODUCT'
    ? (activities.find(({ id }) => id === activityId)?.addOns ?? []).filter(
        offer => offer.sku.product.code === spuCode && (offer.available || offer.sku.code === sku?.code),
      )
    : []

/** Offers that a line takes part in and that do not count for the bag yet. */
const isOutOfReachOf =
  ({ lineId }: BagItem) =>
  ({ reason, lineIds }: Bag['activities'][number]) =>
    (reason === 'UNDER_THRESHOLD' || reason === 'EXCLUDED') && lineIds.includes(lineId)

const isSelectable = ({ lineType, reason }: BagItem) => lineType !== 'GIFT' && reason === null

/** Selects all lines that can be ordered, or none; only where there are several. Source: C-185. */
function SelectAll({ items, select }: { readonly items: readonly BagItem[] } & Pick<BagChanges, 'select'>) {
  const t = useTranslations('service.cartLines')
  const selectable = items.filter(isSelectable)
  if (selectable.length < 2) return null
  const selected = selectable.filter(item => item.selected)
  const skuCodes = selectable.flatMap(({ sku }) => sku?.code ?? [])
  return (
    <div className={styles.all}>
      <Checkbox
        label={t('selectAll')}
        checked={selected.length === selectable.length}
        isPartly={selected.length > 0 && selected.length < selectable.length}
        onChange={({ target }) => void select(skuCodes, target.checked)}
      />
    </div>
  )
}

/** Gone as soon as it is known that there are no lines (`opening.css`). */
const Loading = () => (
  <div data-unknown="">
    <SkeletonList className={shared.list} itemClass={styles.line}>
      <span />
      <Skeleton shape="box" ratio="1" />
      <Skeleton lines={3} />
    </SkeletonList>
  </div>
)
