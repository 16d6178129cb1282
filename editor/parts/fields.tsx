import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import {
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Button as AriaButton,
  Select as AriaSelect,
  SelectValue,
  Text,
  TextArea,
  TextField as AriaTextField,
  type TextFieldProps,
} from 'react-aria-components'
import { ChevronDown } from 'lucide-react'
import styles from './controls.module.css'

interface TextProps extends Omit<TextFieldProps, 'className' | 'children'> {
  readonly label: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly placeholder?: string
  readonly type?: HTMLInputTypeAttribute & TextFieldProps['type']
  /** More than one draws a text area. */
  readonly rows?: number
}

/** A line of text with its name above. */
export function TextField({ label, hint, error, placeholder, rows = 1, ...rest }: TextProps) {
  return (
    <AriaTextField {...rest} isInvalid={error !== undefined} className={styles.field ?? ''}>
      <Label>{label}</Label>
      {rows > 1 ? <TextArea rows={rows} placeholder={placeholder} /> : <Input placeholder={placeholder} />}
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={styles.error ?? ''}>{error}</FieldError>
    </AriaTextField>
  )
}

interface SelectProps<Value extends string> {
  readonly label: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
  readonly hint?: string
  /** The name is for screen readers only. */
  readonly isNameHidden?: boolean
}

/** One of a few. */
export function Select<Value extends string>({
  label,
  value,
  options,
  onChange,
  hint,
  isNameHidden = false,
}: SelectProps<Value>) {
  return (
    <AriaSelect
      className={styles.field ?? ''}
      value={value}
      onChange={key => {
        const chosen = options.find(option => option.value === key)
        if (chosen) onChange(chosen.value)
      }}
      {...(isNameHidden && { 'aria-label': label })}
    >
      {isNameHidden || <Label>{label}</Label>}
      <AriaButton className={styles.select ?? ''}>
        <SelectValue />
        <ChevronDown size={16} aria-hidden />
      </AriaButton>
      {hint && (
        <Text slot="description" className={styles.hint ?? ''}>
          {hint}
        </Text>
      )}
      <Popover className={styles.popover ?? ''}>
        <ListBox items={options} className={styles.list ?? ''}>
          {option => <ListBoxItem id={option.value}>{option.label}</ListBoxItem>}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
