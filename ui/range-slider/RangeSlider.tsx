import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import styles from './RangeSlider.module.css'
import { fractionOf, moved, nearerEnd, type Range, stopAt, stopFrom } from './slider-position.ts'

interface Props {
  /** Positions of the thumbs, ascending, evenly spaced along the track; first and last are the ends. */
  readonly stops: readonly number[]
  /** May lie between stops. */
  readonly value: Range
  /** Labels of the lower and the upper thumb. */
  readonly labels: readonly [string, string]
  /** Formats a value for screen readers. */
  readonly textOf: (value: number) => string
  /** Called while a thumb moves. */
  readonly onChange: (value: Range) => void
  /** Called on release. */
  readonly onCommit: (value: Range) => void
}

/** Number of stops that Page Up and Page Down move. */
const PAGE = 5

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: PAGE,
  PageDown: -PAGE,
  Home: -Infinity,
  End: Infinity,
}

/** A range with two thumbs, by mouse, touch or keyboard. One thumb cannot pass the other. */
export function RangeSlider({ stops, value, labels, textOf, onChange, onCommit }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const thumbs = useRef<(HTMLElement | null)[]>([])
  /** The thumb being moved and the current range. */
  const grip = useRef<{ readonly end: 0 | 1; readonly range: Range }>(undefined)

  const move = (from: Range, end: 0 | 1, to: number) => {
    const range = moved(from, end, to)
    grip.current = { end, range }
    onChange(range)
  }
  const letGo = () => {
    if (grip.current) onCommit(grip.current.range)
    grip.current = undefined
  }

  const valueUnder = ({ clientX }: PointerEvent) => {
    const { left, width } = track.current?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return stopAt(stops, (clientX - left) / width)
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    const to = valueUnder(event)
    const end = nearerEnd(stops, value, to)
    thumbs.current[end]?.focus({ preventScroll: true })
    event.preventDefault()
    move(value, end, to)
  }
  const onPointerMove = (event: PointerEvent) => {
    if (grip.current) move(grip.current.range, grip.current.end, valueUnder(event))
  }

  const onKeyDown = (event: KeyboardEvent, end: 0 | 1) => {
    const steps = STEPS[event.key]
    if (steps === undefined) return
    event.preventDefault()
    const range = grip.current?.range ?? value
    move(range, end, stopFrom(stops, range[end], steps))
  }

  const [from, to] = value.map(each => fractionOf(stops, each)) as [number, number] // two values in, two out
  return (
    <div
      className={styles.slider}
      style={{ '--from': from, '--to': to } as CSSProperties}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <div ref={track} className={styles.track} />
      {([0, 1] as const).map(end => (
        <div
          key={end}
          ref={thumb => {
            thumbs.current[end] = thumb
          }}
          className={`${styles.thumb} ${end === 0 ? styles.low : styles.high}`}
          // A native range would be linear in dollars: almost every price would share the first pixel.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          role="slider"
          tabIndex={0}
          aria-label={labels[end]}
          aria-valuemin={end === 0 ? stops[0] : value[0]}
          aria-valuemax={end === 0 ? value[1] : stops.at(-1)}
          aria-valuenow={value[end]}
          aria-valuetext={textOf(value[end])}
          onKeyDown={event => onKeyDown(event, end)}
          onKeyUp={letGo}
          onBlur={letGo}
        />
      ))}
    </div>
  )
}
