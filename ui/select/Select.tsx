import type { ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Field, type FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Select.module.css'

interface Choice {
  readonly value: string
  readonly label: string
  readonly isDisabled?: boolean
}

interface Props extends FieldTexts, Omit<ComponentProps<'select'>, 'id' | 'className' | 'required'> {
  readonly choices: readonly Choice[]
  /** Shown first; cannot be chosen again. */
  readonly placeholder?: string
}

/** A native select with its label. */
export function Select(props: Props) {
  const { label, hint, error, isLabelHidden, isRequired, className, choices, placeholder, ...rest } = props
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <div className={styles.row}>
          <select {...rest} {...control} className={`${control.className} ${styles.select}`}>
            {placeholder && (
              <option value="" hidden>
                {placeholder}
              </option>
            )}
            {choices.map(choice => (
              <option key={choice.value} value={choice.value} disabled={choice.isDisabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon of={ChevronDown} className={styles.arrow} />
        </div>
      )}
    </Field>
  )
}
