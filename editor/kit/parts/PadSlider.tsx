import { useFormatter } from 'use-intl'
import styles from './FocusPad.module.css'

interface Props {
  readonly id: string
  readonly label: string
  readonly min?: number
  readonly value: number
  readonly disabled?: boolean
  readonly describedBy?: string | undefined
  readonly onChange: (value: number) => void
  /** The change is over. */
  readonly onEnd?: (() => void) | undefined
}

/** One percentage of what is chosen on a picture, for keys, touch and screen readers. */
export function PadSlider({ id, label, min = 0, value, disabled, describedBy, onChange, onEnd }: Props) {
  const said = useFormatter().number(value / 100, { style: 'percent' })
  return (
    <p className={styles.side}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={100}
        value={value}
        disabled={disabled}
        aria-valuetext={said}
        aria-describedby={describedBy}
        onChange={event => onChange(event.target.valueAsNumber)}
        onPointerUp={onEnd}
        onKeyUp={onEnd}
      />
      <output>{said}</output>
    </p>
  )
}
