import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './Checkbox.module.css'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'id' | 'className' | 'size'> {
  /** Beside the box; may hold links. */
  readonly label: ReactNode
  readonly error?: string | undefined
  /** Indeterminate: some of the items it represents are checked. */
  readonly isPartly?: boolean
}

/** A checkbox with its label. */
export function Checkbox({ label, error, isPartly = false, ...rest }: Props) {
  const noteId = useId()
  return (
    <div>
      <label className={styles.row}>
        <input
          {...rest}
          type="checkbox"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          ref={box => {
            if (box) box.indeterminate = isPartly
          }}
        />
        <span>{label}</span>
      </label>
      <p id={noteId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}
