import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { IconButton } from '../icon-button/IconButton.tsx'
import { type Bounds, clamp, settled, typed } from './quantity.ts'
import styles from './Stepper.module.css'

interface Props extends Bounds {
  /** Accessible name of the field, and part of the buttons' names: it says what is counted. */
  readonly label: string
  readonly value: number
  /** Called only with a number within the bounds. */
  readonly onChange: (value: number) => void
  readonly isDisabled?: boolean
}

/** A quantity with a minus and a plus button; can also be typed. Source: C-101 … C-106. */
export function Stepper({ label, value, onChange, min, max, isDisabled = false }: Props) {
  const t = useTranslations('common.stepper')
  // The typed text, if it differs from a valid quantity: `null` is an empty field.
  const [draft, setDraft] = useState<number | null>()
  const bounds = { min, max }
  const change = (to: number) => {
    setDraft(undefined)
    onChange(clamp(to, bounds))
  }
  const onInput = (text: string) => {
    const number = typed(text, max)
    setDraft(number === undefined ? null : number < min ? number : undefined)
    onChange(settled(number, bounds))
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would not lie in a row
    <div role="group" aria-label={label} className={styles.stepper}>
      <IconButton
        icon={Minus}
        label={t('decreaseOf', { label })}
        title={t('decrease')}
        disabled={isDisabled || value <= min}
        onClick={() => change(value - 1)}
      />
      <input
        className={styles.input}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        disabled={isDisabled}
        value={draft === undefined ? value : (draft ?? '')}
        onChange={event => onInput(event.target.value)}
        onBlur={() => setDraft(undefined)}
      />
      <IconButton
        icon={Plus}
        label={t('increaseOf', { label })}
        title={t('increase')}
        disabled={isDisabled || value >= max}
        onClick={() => change(value + 1)}
      />
    </div>
  )
}
