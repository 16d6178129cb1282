import { colourOf, initialOf } from './colour.ts'
import styles from './presence.module.css'

interface Props {
  readonly name: string
  /** Name and work of the operator, for those who do not see it beside the chip. */
  readonly text?: string
}

/** An operator as an initial on the operator's colour. */
export const Chip = ({ name, text }: Props) => (
  <span className={styles.chip} style={{ background: colourOf(name) }} title={text}>
    <span aria-hidden>{initialOf(name)}</span>
    {text !== undefined && <span className="visuallyHidden">{text}</span>}
  </span>
)
