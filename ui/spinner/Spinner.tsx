import styles from './Spinner.module.css'

interface Props {
  /** Subject of the loading; without it the spinner is decoration beside a text. */
  readonly label?: string
  /** In em of the surrounding text. */
  readonly size?: number
}

/** A rotating ring; with reduced motion, a static ring and the label. */
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
