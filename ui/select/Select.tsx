import type { ChangeEvent, ComponentProps } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { controlClass, Field, type FieldTexts } from '../field/Field.tsx'
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
  /** Gets the value chosen, typed as the choices are. */
  readonly onChoose?: (value: Value) => void
  /** Shown first; cannot be chosen again. */
  readonly placeholder?: string
}

/** A native select without a label, for fields that are named elsewhere. */
export const SelectBox = (props: Omit<ComponentProps<'select'>, 'className'>) => (
  <div className={styles.row}>
    <select {...props} className={`${controlClass} ${styles.select}`} />
    <Icon of={ChevronDown} className={styles.arrow} />
  </div>
)

/** A native select with its label. */
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
        <SelectBox {...rest} {...control} onChange={change}>
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
        </SelectBox>
      )}
    </Field>
  )
}
