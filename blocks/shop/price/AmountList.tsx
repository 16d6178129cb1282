import styles from './AmountList.module.css'

interface AmountRow {
  readonly key: string
  readonly label: string
  /** Formatted. */
  readonly value: string
}

interface Props {
  readonly rows: readonly AmountRow[]
  readonly total: Omit<AmountRow, 'key'>
  /** The amounts are those before a change that is under way: they are grey. */
  readonly isBusy: boolean
}

/** What a bag or order costs, part by part, and the total below. */
export const AmountList = ({ rows, total, isBusy }: Props) => (
  <dl className={styles.amounts} aria-busy={isBusy}>
    {rows.map(({ key, label, value }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{total.label}</dt>
      <dd>{total.value}</dd>
    </div>
  </dl>
)
