import type { Bag, BagItem } from '#api/client/cart.ts'
import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import { useBag } from '../../shop/cart/bag.ts'
import shared from '../../shop/cart/bag.module.css'
import { type BagChanges, useBagChanges } from '../../shop/cart/use-bag-changes.ts'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { CartLinesOptions } from './block.ts'
import styles from './CartLines.module.css'
import { Line, type LineChanges } from './Line.tsx'

/** Lines that can be ordered, then those that cannot, and the line removed last. Source: C-174, C-184. */
export function CartLines({ options }: ViewProps<CartLinesOptions>) {
  const t = useTranslations('service.cartLines')
  const { bag, hasFailed } = useBag()
  const changes = useBagChanges()
  const [removed, setRemoved] = useState<BagItem>()
  if (useIsBuilder()) return <EmptyBlock text={t('placeholder')} />
  if (!bag) return hasFailed ? null : <Loading />
  const onLines: LineChanges = {
    ...changes,
    remove: item => {
      setRemoved(item)
      return changes.remove(item.lineId)
    },
  }
  const putBack = (item: BagItem) => {
    setRemoved(undefined)
    void changes.putBack(item)
  }
  return (
    <>
      <Groups bag={bag} options={options} changes={onLines} />
      <output>{removed && <Removed item={removed} putBack={() => putBack(removed)} />}</output>
    </>
  )
}

interface GroupsProps {
  readonly bag: Bag
  readonly options: CartLinesOptions
  readonly changes: LineChanges
}

function Groups({ bag: { ableCartItems, disableCartItems, activities }, options, changes }: GroupsProps) {
  const t = useTranslations('service.cartLines')
  if (ableCartItems.length + disableCartItems.length === 0) return null
  const lines = (items: readonly BagItem[]) => (
    <ul className={shared.list}>
      {items.map(item => (
        <Line
          key={item.lineId}
          item={item}
          changes={changes}
          showBrand={options.showBrand}
          offers={options.showOffers ? activities.filter(isOutOfReachOf(item)) : []}
        />
      ))}
    </ul>
  )
  return (
    <div className="box" style={boxStyle(options.box, options.mBox)}>
      {options.showSelectAll && <SelectAll items={ableCartItems} select={changes.select} />}
      {lines(ableCartItems)}
      {disableCartItems.length > 0 && (
        <section aria-labelledby="cart-disabled" className={styles.off}>
          <h2 id="cart-disabled" className={shared.group}>
            {t('unavailable')}
          </h2>
          {lines(disableCartItems)}
        </section>
      )}
    </div>
  )
}

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

/** Says what was removed and offers it back. Source: C-332. */
function Removed({ item, putBack }: { readonly item: BagItem; readonly putBack: () => void }) {
  const t = useTranslations('service.cartLines')
  return (
    <span className={styles.removedLine}>
      <span>{t('removed', { title: item.spuTitle })}</span>
      <button type="button" className={shared.link} onClick={putBack}>
        {t('undo')}
      </button>
    </span>
  )
}

function Loading() {
  return (
    <SkeletonGroup className={`${shared.list} ${styles.coming}`}>
      {[0, 1].map(at => (
        <div key={at} className={styles.line}>
          <span />
          <Skeleton shape="box" ratio="4 / 5" className={styles.picture} />
          <Skeleton lines={3} />
        </div>
      ))}
    </SkeletonGroup>
  )
}
