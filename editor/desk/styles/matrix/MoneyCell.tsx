import { controlClass } from '#ui/field/Field.tsx'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { useDraftText } from '../../../form/inspector/use-draft-text.ts'
import { centsOf, columnIn, moneyText } from './money-text.ts'
import styles from './matrix.module.css'

interface Props {
  readonly label: string
  /** Cents; `null` for none. */
  readonly value: unknown
  readonly placeholder?: string | undefined
  readonly describedBy?: string | undefined
  readonly isInvalid?: boolean
  readonly onChange: (cents: number | string | null) => void
  /** A column was pasted: one value for each row from this one on. */
  readonly onColumn?: (texts: readonly string[]) => void
  /** Up or down by rows. */
  readonly onMove: (by: number) => void
  readonly onFill?: () => void
  /** Names it among the fields of its row. */
  readonly column: string
}

/** An amount in dollars: typed with any input method, pasted from a spreadsheet, in digits of any width. */
export function MoneyCell(props: Props) {
  const { label, value, placeholder, describedBy, isInvalid, onChange, onColumn, onMove, onFill, column } =
    props
  const saved = moneyText(value)
  const { reset, ...text } = useDraftText(saved, typed => {
    const cents = centsOf(typed)
    onChange(cents)
    return moneyText(cents)
  })
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const by = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[event.key]
    const isFill = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'd'
    if (!by && !isFill) return
    event.preventDefault()
    if (by) onMove(by)
    else onFill?.()
  }
  const onPaste = (event: ClipboardEvent) => {
    const texts = columnIn(event.clipboardData.getData('text'))
    if (texts.length < 2 || !onColumn) return
    event.preventDefault()
    onColumn(texts)
  }
  return (
    <input
      type="text"
      inputMode="decimal"
      autoComplete="off"
      className={`${controlClass} ${styles.money}`}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || typeof value === 'string' || undefined}
      aria-keyshortcuts={onFill && 'Control+D'}
      placeholder={placeholder}
      data-column={column}
      {...text}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      // What was typed as `1,290.00` shows as it is stored.
      onBlur={() => typeof value !== 'string' && reset()}
    />
  )
}
