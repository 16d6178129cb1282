import { useTranslations } from 'use-intl'
import styles from './Carousel.module.css'

interface Props {
  readonly count: number
  readonly index: number
  readonly isAlive: boolean
  readonly viewportId: string
  /** Milliseconds until the next slide, shown as a line that fills; 0 while the timer is stopped. */
  readonly fillMs: number
  readonly pause: { readonly isPaused: boolean; readonly onToggle: () => void } | undefined
  readonly go: (index: number) => void
  readonly next: () => void
  readonly previous: () => void
}

/** Above this number of slides, a count replaces the dots. */
const MAX_LINES = 6

/** Pause button, position and arrows. Not shown without script: the strip is swiped. */
export function Controls(props: Props) {
  const { count, index, isAlive, viewportId, pause } = props
  const t = useTranslations('common.carousel')
  const isMovable = count > 1
  if (count < 2 && !pause) return null
  // Reserves its space until it has buttons.
  if (!isAlive) return <div className={styles.controls} />
  return (
    <div className={styles.controls}>
      {pause && (
        <button
          type="button"
          className={styles.button}
          aria-label={t(pause.isPaused ? 'play' : 'pause')}
          onClick={pause.onToggle}
        >
          <Sign d={pause.isPaused ? 'M8 5.5v13l10-6.5z' : 'M8 6h2.5v12H8zM13.5 6H16v12h-2.5z'} isSolid />
        </button>
      )}
      {isMovable && <Place {...props} />}
      {isMovable && (
        <>
          <button
            type="button"
            className={styles.button}
            aria-controls={viewportId}
            aria-label={t('previous')}
            onClick={props.previous}
          >
            <Sign d="M14.5 5.5 8 12l6.5 6.5" />
          </button>
          <button
            type="button"
            className={styles.button}
            aria-controls={viewportId}
            aria-label={t('next')}
            onClick={props.next}
          >
            <Sign d="M9.5 5.5 16 12l-6.5 6.5" />
          </button>
        </>
      )}
      {isMovable && (
        <span className="visuallyHidden" aria-live={props.fillMs > 0 ? 'off' : 'polite'}>
          {t('position', { number: index + 1, count })}
        </span>
      )}
    </div>
  )
}

function Place({ count, index, viewportId, fillMs, go }: Props) {
  const t = useTranslations('common.carousel')
  if (count > MAX_LINES)
    return (
      <span className={styles.count} aria-hidden="true">
        {index + 1} / {count}
      </span>
    )
  return (
    <div className={styles.lines}>
      {Array.from({ length: count }, (_, at) => (
        <button
          key={at}
          type="button"
          className={styles.line}
          aria-controls={viewportId}
          aria-label={t('goTo', { number: at + 1 })}
          aria-current={at === index || undefined}
          data-filling={(at === index && fillMs > 0) || undefined}
          style={at === index ? { animationDuration: `${fillMs}ms` } : undefined}
          onClick={() => go(at)}
        />
      ))}
    </div>
  )
}

const Sign = ({ d, isSolid = false }: { readonly d: string; readonly isSolid?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    width="20"
    height="20"
    aria-hidden="true"
    className={isSolid ? styles.solid : styles.stroke}
  >
    <path d={d} />
  </svg>
)
