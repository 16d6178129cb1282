import { Checkbox } from '#ui/checkbox/Checkbox.tsx'
import type { FilterOption } from '../../shop/catalogue/product-list/filter-groups.ts'
import styles from './FilterPanel.module.css'

/** Props of every kind of filter. */
export interface ValuesProps {
  readonly name: string
  readonly title: string
  readonly values: readonly FilterOption[]
  readonly showCounts: boolean
  readonly onToggle: (key: string) => void
}

interface Props extends Pick<ValuesProps, 'name' | 'showCounts' | 'onToggle'> {
  readonly value: FilterOption
}

/** A value to tick. */
export const ValueBox = ({ value: { key, label, count, isChosen }, name, showCounts, onToggle }: Props) => (
  <Checkbox
    name={name}
    value={key}
    checked={isChosen}
    onChange={() => onToggle(key)}
    label={
      <>
        {label} {showCounts && <Count count={count} />}
      </>
    }
  />
)

/** Number of products a value has. */
export const Count = ({ count }: { readonly count: number }) => (
  <span className={styles.count}>({count})</span>
)
