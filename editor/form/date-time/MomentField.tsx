import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { type ReactNode, useId } from 'react'
import { useEnvironment } from '../../kit/environment.ts'
import { DateTimePicker } from '../inspector/date-time/DateTimePicker.tsx'
import { savedMoment } from '../inspector/date-time/wall-time.ts'
import { OverlaysInDialog } from '../../kit/parts/OverlaysInDialog.tsx'
import styles from '../../kit/parts/parts.module.css'

interface Props {
  readonly label: string
  readonly hint?: string
  readonly error?: string | undefined
  /** Epoch milliseconds. */
  readonly value: number | undefined
  readonly onChange: (at: number | undefined) => void
  /** True if it is in a modal dialog. */
  readonly isInDialog?: boolean
  /** The value of a day is its first instant. */
  readonly granularity?: 'day' | 'second'
}

/** A moment by Hong Kong's clock, to the second, or a day of its calendar. */
export function MomentField({ label, hint, error, value, onChange, isInDialog = false, granularity }: Props) {
  const id = useId()
  const text = error ?? hint
  const { clock } = useEnvironment()
  const picker: ReactNode = (
    <DateTimePicker
      label={label}
      value={value === undefined ? '' : savedMoment(value)}
      describedBy={text === undefined ? undefined : `${id}-hint`}
      isInvalid={error !== undefined}
      onChange={text => onChange(parseHongKongTime(text))}
      now={clock}
      {...(granularity && { granularity })}
    />
  )
  return (
    <div className={styles.moment}>
      <span aria-hidden="true">{label}</span>
      {isInDialog ? <OverlaysInDialog>{picker}</OverlaysInDialog> : picker}
      <small id={`${id}-hint`} data-bad={error !== undefined} aria-live="polite">
        {text}
      </small>
    </div>
  )
}
