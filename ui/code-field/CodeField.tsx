import type { ComponentProps } from 'react'
import { Button } from '../button/Button.tsx'
import { Field } from '../field/Field.tsx'
import type { TextField } from '../text-field/TextField.tsx'
import styles from './CodeField.module.css'

interface Props extends Omit<ComponentProps<typeof TextField>, 'before' | 'after' | 'type'> {
  /** Text of the button: “Send code”, “Send again”, “Send again in 42 s”. */
  readonly sendLabel: string
  /** A code cannot be requested now. */
  readonly isWaiting: boolean
  readonly isSending: boolean
  readonly onSend: () => void
  /** Read aloud: a code was sent, or may be sent again. */
  readonly news: string
}

/** A field for a one-time code, and the button that sends one. Phones suggest the received code. Source: M-050. */
export function CodeField(props: Props) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...more } = props
  const { sendLabel, isWaiting, isSending, onSend, news, ...rest } = more
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <>
          <div className={styles.row}>
            <input type="text" inputMode="numeric" autoComplete="one-time-code" {...rest} {...control} />
            <Button
              variant="line"
              className={styles.send}
              disabled={isWaiting}
              isLoading={isSending}
              onClick={onSend}
            >
              {sendLabel}
            </Button>
          </div>
          <output className={styles.news}>{news}</output>
        </>
      )}
    </Field>
  )
}
