import { CalendarDays, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useState } from 'react'
import type { DateValue } from 'react-aria-components'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateInput,
  DatePicker,
  DateSegment,
  Dialog,
  Group,
  Heading,
  Popover,
} from 'react-aria-components'
import { useTranslations } from 'use-intl'
import controls from '../controls.module.css'
import { ToolButton } from '../../../kit/parts/ToolButton.tsx'
import styles from './date-time.module.css'
import { savedTime, wallClockAt, wallTimeOf } from './wall-time.ts'

interface DateTimePickerProps {
  readonly value: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly onChange: (text: string) => void
  /** Start value of an empty field. */
  readonly now: () => number
}

/** Day by calendar, time to the second by typing or arrow keys; Hong Kong's clock whatever the computer's says. */
export function DateTimePicker({ value, label, describedBy, isInvalid, onChange, now }: DateTimePickerProps) {
  const t = useTranslations('editor.inspector.dateTime')
  const [start] = useState(() => wallClockAt(now()))
  /** Text of the field while a year is being typed digit by digit: `2` on the way to 2027 is no date to save. */
  const [typed, setTyped] = useState<DateValue>()
  return (
    <div className={styles.row}>
      <DatePicker
        className={styles.picker ?? ''}
        aria-label={label}
        {...(describedBy && { 'aria-describedby': describedBy })}
        granularity="second"
        hourCycle={24}
        shouldForceLeadingZeros
        value={typed ?? wallTimeOf(value) ?? null}
        placeholderValue={start}
        isInvalid={isInvalid}
        onBlur={() => setTyped(undefined)}
        onChange={next => {
          const isOnTheWay = next !== null && next.year < 1000
          setTyped(isOnTheWay ? next : undefined)
          if (!next) onChange('')
          else if ('hour' in next && !isOnTheWay) onChange(savedTime(next))
        }}
      >
        <Group className={styles.field ?? ''}>
          <DateInput className={styles.input ?? ''}>
            {segment => <DateSegment segment={segment} className={styles.segment ?? ''} />}
          </DateInput>
          <Button className={controls.iconButton ?? ''} aria-label={t('calendar')}>
            <CalendarDays aria-hidden="true" size={16} />
          </Button>
        </Group>
        <Popover className={controls.popover ?? ''} placement="bottom end">
          <Dialog className={controls.picker ?? ''} aria-label={label}>
            <Calendar className={styles.calendar ?? ''}>
              <header className={styles.month}>
                <Button slot="previous" className={controls.iconButton ?? ''}>
                  <ChevronLeft aria-hidden="true" size={16} />
                </Button>
                <Heading />
                <Button slot="next" className={controls.iconButton ?? ''}>
                  <ChevronRight aria-hidden="true" size={16} />
                </Button>
              </header>
              <CalendarGrid>{date => <CalendarCell date={date} className={styles.day ?? ''} />}</CalendarGrid>
            </Calendar>
          </Dialog>
        </Popover>
      </DatePicker>
      {/* Outside the picker, which would take any button inside for its own. */}
      {value !== '' && <ToolButton icon={X} label={t('clear')} onClick={() => onChange('')} />}
    </div>
  )
}
