import { type ReactNode, useId } from 'react'
import styles from './ChoiceList.module.css'

export interface ListedChoice {
  readonly value: string
  readonly title: ReactNode
  /** Below the title, inside the pressed area. */
  readonly text?: ReactNode
  /** At the end of the title's line, such as a price. */
  readonly aside?: ReactNode
  readonly icon?: ReactNode
  /** Below the pressed area: links and buttons of the choice. */
  readonly foot?: ReactNode
  readonly isDisabled?: boolean
}

interface Props {
  /** Names the group. */
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly name: string
  readonly choices: readonly ListedChoice[]
  /** The initial choice; empty for none. */
  readonly defaultValue?: string
  readonly error?: string | undefined
  /** Side by side on wide screens. */
  readonly isRow?: boolean
  /** A long list scrolls inside, so that what follows stays near. */
  readonly isLong?: boolean
}

/** A choice of one among few, each with more than a word. Uncontrolled: the form holds the value. */
export function ChoiceList({
  label,
  isLabelHidden = false,
  name,
  choices,
  defaultValue,
  error,
  isRow = false,
  isLong = false,
}: Props) {
  const id = useId()
  return (
    <div
      className={styles.group}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      aria-required
    >
      <span id={`${id}-label`} className={isLabelHidden ? 'visuallyHidden' : styles.label}>
        {label}
      </span>
      <div className={styles.list} data-row={isRow || undefined} data-long={isLong || undefined}>
        {choices.map(choice => (
          <Choice
            key={choice.value}
            {...choice}
            name={name}
            isChosen={choice.value === defaultValue}
            id={`${id}-${choice.value}`}
          />
        ))}
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </div>
  )
}

interface ChoiceProps extends ListedChoice {
  readonly id: string
  readonly name: string
  readonly isChosen: boolean
}

function Choice({ id, name, value, title, text, aside, icon, foot, isDisabled, isChosen }: ChoiceProps) {
  return (
    <div className={styles.choice} data-off={isDisabled || undefined}>
      <label className={styles.press}>
        <input
          type="radio"
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isDisabled}
          className={styles.input}
          aria-labelledby={`${id}-title`}
          aria-describedby={text ? `${id}-text` : undefined}
        />
        <span className={styles.words}>
          <span className={styles.head}>
            <span id={`${id}-title`} className={styles.title}>
              {icon}
              <span>{title}</span>
            </span>
            {aside && <span className={styles.aside}>{aside}</span>}
          </span>
          {text && (
            <span id={`${id}-text`} className={styles.text}>
              {text}
            </span>
          )}
        </span>
      </label>
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  )
}
