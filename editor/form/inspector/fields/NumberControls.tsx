import { controlClass } from '#ui/field/Field.tsx'
import type { KeyboardEvent } from 'react'
import { useDraftText } from '../use-draft-text.ts'
import { asText } from './as-text.ts'
import styles from '../controls.module.css'
import { useHeldValue } from '../held-values.ts'
import { useUnit } from '../use-unit.ts'
import type { ControlProps } from './control.tsx'
import { parseNumber, stepped } from './parse-number.ts'

interface NumberBoxProps {
  readonly id?: string
  /** Saved value; anything that is no number shows as it is. */
  readonly value: unknown
  /** A number, the text when it is none, or `undefined` when the field was left empty. */
  readonly onChange: (value: number | string | undefined) => void
  readonly min?: number | undefined
  readonly max?: number | undefined
  /** Step of an arrow key; ten times as much with Shift. Default 1. */
  readonly step?: number | undefined
  readonly unit?: string | undefined
  readonly 'aria-label'?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly className?: string | undefined
  readonly placeholder?: string
}

/** A number with its unit. Text that is no number is handed on as text, so that it stays and is marked (LO-22). */
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

/** A number with its unit and bounds. */
export function NumberControl({ id, path, value, node, describedBy, isInvalid, onChange }: ControlProps) {
  return (
    <NumberBox
      id={id}
      placeholder={asText(useHeldValue(path))}
      value={value}
      onChange={next => onChange(next === undefined && node.isNullable ? null : next)}
      min={node.minimum}
      max={node.maximum}
      step={node.hints.step}
      unit={useUnit()(node.hints.unit)}
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}

/** A share saved as text with its sign, `40%`; typed as the bare number. Source: L-188, L-191. */
export function PercentControl({ id, value, describedBy, isInvalid, onChange, node }: ControlProps) {
  return (
    <NumberBox
      id={id}
      value={asText(value).replace(/%$/, '')}
      onChange={next => onChange(typeof next === 'number' ? `${next}%` : next)}
      min={node.minimum ?? 0}
      max={node.maximum ?? 100}
      step={node.hints.step}
      unit="%"
      describedBy={describedBy}
      isInvalid={isInvalid}
    />
  )
}

/** A number by feel, with the exact figure beside it. */
export function SliderControl({ id, value, node, label, describedBy, isInvalid, onChange }: ControlProps) {
  const { minimum: min = 0, maximum: max = 100, hints } = node
  return (
    <div className={styles.slider}>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={hints.step ?? 1}
        value={parseNumber(asText(value)) ?? min}
        aria-describedby={describedBy}
        onChange={event => onChange(event.target.valueAsNumber)}
      />
      <NumberBox
        value={value}
        onChange={onChange}
        min={min}
        max={max}
        step={hints.step}
        unit={useUnit()(hints.unit)}
        aria-label={label}
        isInvalid={isInvalid}
      />
    </div>
  )
}
