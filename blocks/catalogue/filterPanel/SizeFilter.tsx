import { SIZE_KINDS, sizeKind } from '../../shop/catalogue/product-list/size-kind.ts'
import styles from './FilterPanel.module.css'
import type { ValuesProps } from './ValueBox.tsx'
import { Count } from './ValueBox.tsx'

/** Sizes as a grid, kinds apart, in the server's order. Source: C-131 … C-134, CO-39. */
export function SizeFilter({ name, values, showCounts, onToggle }: ValuesProps) {
  const kinds = SIZE_KINDS.map(kind => values.filter(({ key }) => sizeKind(key) === kind))
  return kinds
    .filter(sizes => sizes.length > 0)
    .map(sizes => (
      <ul key={sizeKind(sizes[0]?.key ?? '')} className={styles.sizes}>
        {sizes.map(({ key, label, count, isChosen }) => (
          <li key={key}>
            <label className={styles.size}>
              <input
                type="checkbox"
                className={styles.unseen}
                name={name}
                value={key}
                checked={isChosen}
                onChange={() => onToggle(key)}
              />
              <span>{label}</span> {showCounts && <Count count={count} />}
            </label>
          </li>
        ))}
      </ul>
    ))
}
