import styles from './FilterRow.module.css'

interface Props<Filter extends string> {
  /** Accessible name of the row. */
  readonly label: string
  readonly filters: readonly Filter[]
  readonly value: Filter
  readonly nameOf: (filter: Filter) => string
  readonly countOf: (filter: Filter) => number
  readonly onChoose: (filter: Filter) => void
  /** Scrolls sideways where the row is too long, instead of wrapping. */
  readonly scrolls?: boolean
}

/** Buttons that filter a list, each with how many it leaves; one is pressed. */
export function FilterRow<Filter extends string>(props: Props<Filter>) {
  const { label, filters, value, nameOf, countOf, onChoose, scrolls = false } = props
  return (
    <fieldset className={styles.row} data-scrolls={scrolls || undefined} aria-label={label}>
      {filters.map(filter => (
        <button
          key={filter}
          type="button"
          className={styles.filter}
          aria-pressed={filter === value}
          onClick={() => onChoose(filter)}
        >
          {nameOf(filter)} <span className={styles.count}>{countOf(filter)}</span>
        </button>
      ))}
    </fieldset>
  )
}
