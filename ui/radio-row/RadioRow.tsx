import { type ComponentProps, useId } from 'react'
import styles from './RadioRow.module.css'

interface Props
  extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'value' | 'defaultValue'> {
  readonly label: string
  readonly name: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The initial choice; empty for none. */
  readonly defaultValue?: string
  readonly error?: string | undefined
}

/** A choice of two or three options in a row. Uncontrolled: the form holds the value. */
export function RadioRow({ label, name, choices, defaultValue, error, ...rest }: Props) {
  const id = useId()
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required={rest['aria-required']}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {choices.map(choice => (
          <label key={choice.value} className={styles.choice}>
            <input
              {...rest}
              aria-required={undefined}
              type="radio"
              name={name}
              value={choice.value}
              defaultChecked={choice.value === defaultValue}
              className={styles.input}
            />
            <span className={styles.face}>{choice.label}</span>
          </label>
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
