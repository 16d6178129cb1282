import styles from './Spinner.module.css'

interface Props {
  /** What is awaited; without it the spinner is decoration beside a text. */
  readonly label?: string
  /** In em of the text around it. */
  readonly size?: number
}

/** A ring that turns; for readers who want no motion it stands as a broken ring and the label speaks. */
export function Spinner({ label, size = 1.25 }: Props) {
  const ring = <span className={styles.ring} style={{ fontSize: `${size}em` }} aria-hidden="true" />
  if (!label) return ring
  return (
    <output className={styles.status}>
      {ring}
      <span className="visuallyHidden">{label}</span>
    </output>
  )
}
