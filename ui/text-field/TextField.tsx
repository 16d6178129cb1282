import type { ComponentProps, ReactNode } from 'react'
import { Field, type FieldTexts } from '../field/Field.tsx'
import styles from './TextField.module.css'

type Native = Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'prefix'>

interface Props extends FieldTexts, Native {
  /** Shown inside the edge: a unit, a currency, a button that reveals a password. */
  readonly before?: ReactNode
  readonly after?: ReactNode
}

/** A single-line text field. */
export function TextField(props: Props) {
  const { label, hint, error, isLabelHidden, isRequired, className, before, after, ...rest } = props
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <div className={styles.row}>
          {before && <span className={styles.before}>{before}</span>}
          <input type="text" {...rest} {...control} />
          {after && <span className={styles.after}>{after}</span>}
        </div>
      )}
    </Field>
  )
}

type AreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'required'>

/** A multi-line text field; grows with its text where the browser supports it. */
export function TextArea(props: AreaProps) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...rest } = props
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <textarea rows={4} {...rest} {...control} className={`${control.className} ${styles.area}`} />
      )}
    </Field>
  )
}
