import { type ReactNode, useId } from 'react'
import { useTranslations } from 'use-intl'
import styles from './Field.module.css'

export interface FieldTexts {
  readonly label: string
  /** Permanent help below the field. */
  readonly hint?: string | undefined
  /** Error message; replaces the hint and is read aloud when it appears. */
  readonly error?: string | undefined
  /** Hides the label except for screen readers, where the context explains the field. */
  readonly isLabelHidden?: boolean
  readonly isRequired?: boolean
  readonly className?: string | undefined
}

/** The look of a control, for controls that are named elsewhere or drawn by another library. */
export const controlClass = styles.control ?? ''

/** Attributes that connect a control to its label and description. */
interface ControlProps {
  readonly id: string
  readonly className: string
  readonly required: boolean
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface Props extends FieldTexts {
  readonly children: (control: ControlProps) => ReactNode
}

/** The frame of every field: label above, then the control, then hint or error. */
export function Field({ label, hint, error, isLabelHidden, isRequired = false, className, children }: Props) {
  const t = useTranslations('common')
  const id = useId()
  const noteId = `${id}-note`
  const control: ControlProps = {
    id,
    className: controlClass,
    required: isRequired,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error || hint ? noteId : undefined,
  }
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label className={isLabelHidden ? 'visuallyHidden' : styles.label} htmlFor={id}>
        {label}
        {isRequired && <span className={styles.required}>{t('required')}</span>}
      </label>
      {children(control)}
      <p id={noteId} className={error ? styles.error : styles.hint} aria-live="polite">
        {error || hint}
      </p>
    </div>
  )
}
