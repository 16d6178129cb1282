import styles from './StrengthMeter.module.css'

const LEVELS = ['empty', 'low', 'mid', 'high'] as const
type Level = (typeof LEVELS)[number]

interface Props {
  readonly level: Level
  /** Accessible name: what is measured. */
  readonly label: string
  /** The level in words. */
  readonly text: string
}

/** A level in three steps, shown by length and text, not by colour alone. Source: M-069. */
export function StrengthMeter({ level, label, text }: Props) {
  const filled = LEVELS.indexOf(level)
  return (
    <div className={styles.meter} data-level={level}>
      <meter
        className="visuallyHidden"
        min={0}
        max={3}
        value={filled}
        aria-label={label}
        aria-valuetext={text}
      />
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3].map(step => (
          <span key={step} className={step <= filled ? styles.full : styles.bar} />
        ))}
      </span>
      <span className={styles.text} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}
