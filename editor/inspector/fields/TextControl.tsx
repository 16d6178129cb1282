import { controlClass } from '#ui/field/Field.tsx'
import { useDraftText } from '../use-draft-text.ts'
import { asText } from './as-text.ts'
import styles from './controls.module.css'
import type { ControlProps } from './control.tsx'

/** One line of text. */
export function TextControl({ id, value, node, describedBy, isInvalid, onChange }: ControlProps) {
  return (
    <TextBox
      id={id}
      value={asText(value)}
      onChange={onChange}
      describedBy={describedBy}
      isInvalid={isInvalid}
      maxLength={node.maxLength}
    />
  )
}

interface TextBoxProps {
  readonly id?: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly 'aria-label'?: string
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly placeholder?: string
  readonly maxLength?: number | undefined
  readonly inputMode?: 'url' | 'text'
}

/** A text field that keeps its cursor and leaves input methods in peace. */
export function TextBox({ value, onChange, describedBy, isInvalid, ...attributes }: TextBoxProps) {
  const { reset: _, ...text } = useDraftText(value, next => {
    onChange(next)
    return undefined
  })
  return (
    <input
      type="text"
      className={controlClass}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      autoComplete="off"
      {...attributes}
      {...text}
    />
  )
}

/** Several lines; the field grows with them. */
export function TextareaControl({ id, value, node, describedBy, isInvalid, onChange }: ControlProps) {
  const { reset: _, ...text } = useDraftText(asText(value), next => {
    onChange(next)
    return undefined
  })
  return (
    <textarea
      id={id}
      className={`${controlClass} ${styles.textarea}`}
      rows={4}
      maxLength={node.maxLength}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      {...text}
    />
  )
}
