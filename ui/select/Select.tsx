import type { ChangeEvent, ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { Field, type FieldTexts } from '../field/Field.tsx'
import { Icon } from '../icon/Icon.tsx'
import styles from './Select.module.css'

interface Choice<Value extends string> {
  readonly value: Value
  readonly label: string
  readonly isDisabled?: boolean
}

interface Props<Value extends string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'id' | 'className' | 'required'> {
  readonly choices: readonly Choice<Value>[]
  /** The value chosen, typed as the choices are. */
  readonly onChoose?: (value: Value) => void
  /** Shown first and cannot be chosen again. */
  readonly placeholder?: string
}

/** One of a list, by the browser's own picker. */
export function Select<Value extends string>(props: Props<Value>) {
  const { label, hint, error, isLabelHidden, isRequired, className, ...own } = props
  const { choices, placeholder, onChoose, onChange, ...rest } = own
  const change = (event: ChangeEvent<HTMLSelectElement>) => {
    onChange?.(event)
    const chosen = choices.find(({ value }) => value === event.target.value)
    if (chosen) onChoose?.(chosen.value)
  }
  return (
    <Field {...{ label, hint, error, isLabelHidden, isRequired, className }}>
      {control => (
        <div className={styles.row}>
          <select
            {...rest}
            {...control}
            onChange={change}
            className={`${control.className} ${styles.select}`}
          >
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
