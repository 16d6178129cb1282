import { controlClass } from '#ui/field/Field.tsx'
import type { KeyboardEvent } from 'react'
import { useDraftText } from '../use-draft-text.ts'
import { asText } from './as-text.ts'
import styles from './controls.module.css'
import { parseNumber, stepped } from './parse-number.ts'

interface NumberBoxProps {
  readonly id?: string
  /** What is saved; anything that is no number shows as it stands. */
  readonly value: unknown
  /** A number, the text when it is none, or `undefined` when the field was left empty. */
  readonly onChange: (value: number | string | undefined) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** What an arrow key adds; ten times as much with Shift. Default 1. */
  readonly step?: number | undefined
  readonly unit?: string | undefined
  readonly 'aria-label'?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly className?: string | undefined
}

/** A number with its unit. Text that is no number is handed on as text, so that it is kept and marked (LO-22). */
export function NumberBox({
  value,
  onChange,
  min,
  max,
  step = 1,
  unit,
  describedBy,
  isInvalid,
  className,
  ...named
}: NumberBoxProps) {
  const saved = asText(value)
  const { reset, ...text } = useDraftText(saved, next => {
    if (next.trim() === '') return saved
    const number = parseNumber(next)
    onChange(number ?? next)
    return number === undefined ? next : String(number)
  })
  const number = parseNumber(text.value)

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    if (!direction || event.nativeEvent.isComposing) return
    event.preventDefault()
    onChange(stepped(number ?? 0, direction * step * (event.shiftKey ? 10 : 1), { min, max }))
  }
  const onBlur = () => {
    if (text.value.trim() !== '') return
    onChange(undefined)
    reset()
  }
  return (
    <span className={`${styles.number} ${className ?? ''}`}>
      <input
        type="text"
        inputMode="decimal"
        role="spinbutton"
        className={controlClass}
        aria-valuenow={number}
        aria-valuetext={number === undefined ? text.value : undefined}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        autoComplete="off"
        {...named}
        {...text}
        onKeyDown={onKeyDown}
        onBlur={onBlur}
      />
      {unit && (
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
      )}
    </span>
  )
}
