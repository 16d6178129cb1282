import styles from './AmountList.module.css'

interface AmountRow {
  readonly key: string
  readonly label: string
  /** Formatted. */
  readonly value: string
  /** It is not what the shopper saw before. */
  readonly isChanged?: boolean | undefined
}

interface Props {
  readonly rows: readonly AmountRow[]
  readonly total: Omit<AmountRow, 'key'>
  /** Part of the total that was paid, below it. */
  readonly paid?: Omit<AmountRow, 'key'> | undefined
  /** The amounts are those before a change that is under way: they are grey. */
  readonly isBusy?: boolean
}

/** Cost of a bag or order, part by part, and the total below. */
export const AmountList = ({ rows, total, paid, isBusy = false }: Props) => (
  <dl className={styles.amounts} aria-busy={isBusy}>
    {rows.map(({ key, ...row }) => (
      <Row key={key} {...row} />
    ))}
    <Row {...total} className={styles.total} />
    {paid && <Row {...paid} />}
  </dl>
)

const Row = ({
  label,
  value,
  isChanged = false,
  className,
}: Omit<AmountRow, 'key'> & { readonly className?: string | undefined }) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{isChanged ? <mark className={styles.changed}>{value}</mark> : value}</dd>
  </div>
)
