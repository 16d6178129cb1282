import { CalendarDays, ChevronLeft, ChevronRight, X } from 'lucide-react'
import { toCalendarDateTime } from '@internationalized/date'
import { use, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { DateValue } from 'react-aria-components'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  DateFieldStateContext,
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
import { type ImpossibleDay, impossibleDay, savedTime, wallClockAt, wallTimeOf } from './wall-time.ts'

interface DateTimePickerProps {
  readonly value: string
  readonly label: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
  readonly onChange: (text: string) => void
  /** Start value of an empty field. */
  readonly now: () => number
  /** A day is saved as its midnight. */
  readonly granularity?: 'day' | 'second'
}

/** Day by calendar, time to the second by typing or arrow keys; Hong Kong's clock whatever the computer's says. */
export function DateTimePicker({
  value,
  label,
  describedBy,
  isInvalid,
  onChange,
  now,
  granularity = 'second',
}: DateTimePickerProps) {
  const t = useTranslations('editor.inspector.dateTime')
  /** A day chosen by mouse begins at midnight. */
  const [start] = useState(() => wallClockAt(now()).set({ hour: 0, minute: 0 }))
  /** Text of the field while a year is being typed digit by digit: `2` on the way to 2027 is no date to save. */
  const [typed, setTyped] = useState<DateValue>()
  // The same object: the field forgets what is typed when it gets another one.
  const saved = useMemo(() => wallTimeOf(value), [value])
  const refusal = useRefusal(value, onChange)
  return (
    <div className={styles.row}>
      <DatePicker
        // A field that was refused shows what is saved.
        key={refusal.count}
        className={styles.picker ?? ''}
        aria-label={label}
        {...(describedBy && { 'aria-describedby': describedBy })}
        granularity={granularity}
        hourCycle={24}
        shouldForceLeadingZeros
        value={typed ?? saved ?? null}
        placeholderValue={start}
        isInvalid={isInvalid || refusal.day !== undefined}
        // The browser would hold a form back, and say nothing.
        validationBehavior="aria"
        onFocus={() => refusal.begin()}
        onBlur={() => {
          setTyped(undefined)
          refusal.refuse()
        }}
        onChange={next => {
          // Leaving the field would turn 29 February into the 28th.
          if (refusal.refuse()) return
          const isOnTheWay = next !== null && next.year < 1000
          setTyped(isOnTheWay ? next : undefined)
          if (!next) onChange('')
          else if (!isOnTheWay) onChange(savedTime(toCalendarDateTime(next)))
        }}
      >
        <Group className={styles.field ?? ''}>
          <DateInput className={styles.input ?? ''}>
            {segment => (
              <>
                <DateSegment segment={segment} className={styles.segment ?? ''} />
                {segment.type === 'day' && <DayWatch onDay={refusal.watch} />}
              </>
            )}
          </DateInput>
          <Button className={controls.iconButton ?? ''} aria-label={t('calendar')}>
            <CalendarDays aria-hidden="true" size={16} />
          </Button>
        </Group>
        <DayChoice label={label} />
      </DatePicker>
      {/* Outside the picker, which would take any button inside for its own. */}
      {value !== '' && <ToolButton icon={X} label={t('clear')} onClick={() => onChange('')} />}
      <p className={styles.refusal} aria-live="polite">
        {refusal.day && t('noSuchDay', refusal.day)}
      </p>
    </div>
  )
}

/** The days of a month, in a pop-up of the picker. */
function DayChoice({ label }: { readonly label: string }) {
  return (
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
  )
}

/** Reports the day that the field shows, where the calendar has no such day. */
function DayWatch({ onDay }: { readonly onDay: (day: ImpossibleDay | undefined) => void }) {
  const segments = use(DateFieldStateContext)?.segments
  useEffect(() => onDay(segments && impossibleDay(segments)), [segments, onDay])
  return null
}

/** Refuses a day that the calendar does not have: what was there before the field was entered comes back, with a sentence. */
function useRefusal(value: string, onChange: (text: string) => void) {
  const before = useRef(value)
  const shown = useRef<ImpossibleDay>(undefined)
  const [day, setDay] = useState<ImpossibleDay>()
  const [count, setCount] = useState(0)
  const isRefused = useRef(false)
  const watch = useCallback((next: ImpossibleDay | undefined) => {
    shown.current = next
    // The sentence stays until the field is used again.
    if (!isRefused.current) setDay(next)
  }, [])
  return {
    day,
    count,
    watch,
    begin() {
      before.current = value
      isRefused.current = false
      setDay(shown.current)
    },
    /** Returns true if the field shows an impossible day, which is then taken back. */
    refuse() {
      if (!shown.current) return isRefused.current
      isRefused.current = true
      shown.current = undefined
      setCount(count + 1)
      onChange(before.current)
      return true
    },
  }
}
