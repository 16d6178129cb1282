import { hasWeek, MAX_SPECIAL_DAYS, type WeekHours } from '#api/rules/opening-hours.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import { Button } from '#ui/button/Button.tsx'
import { Notice } from '#ui/notice/Notice.tsx'
import { Select } from '#ui/select/Select.tsx'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { readQuery, useOperation } from '../../kit/operations.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import { DeskSection } from '../parts/DeskSection.tsx'
import styles from './pick-up-points.module.css'
import { daysIn, isPastDay, withDays } from './typed-hours.ts'
import { useQueryClient } from '@tanstack/react-query'
import { hongKongDay } from '#locales/format.ts'

interface Props extends FormPartProps {
  readonly onEdit: NonNullable<FormPartProps['onEdit']>
}

/** Points that a list shows at once. */
const MAX_POINTS = 200

/** Fields of the hours, which are copied together. */
const HOURS_FIELDS = ['week', 'holidays', 'specialDays', 'hours'] as const

const fieldsOf = ({ line }: ListedRecord) => line as Readonly<Record<string, unknown>> // every line has fields

/** Ways to fill hours in: those of another point, and public holidays as special days. Nothing is saved by them. */
export function FillHours({ values, code, onEdit }: Props) {
  const t = useTranslations('editor.pickUpPoints')
  const [said, setSaid] = useState<{ readonly text: string; readonly isRefused?: boolean }>()
  const { clock } = useEnvironment()
  const past = daysIn(values).filter(day => isPastDay(day, clock()))
  return (
    <DeskSection title={t('fill')}>
      <CopyHours code={code} onEdit={onEdit} onSaid={text => setSaid({ text })} />
      <Holidays values={values} onEdit={onEdit} onSaid={setSaid} />
      {past.length > 0 && (
        <Button
          variant="line"
          size="s"
          onClick={() => {
            onEdit(now => ({ ...now, specialDays: daysIn(now).filter(day => !isPastDay(day, clock())) }))
            setSaid({ text: t('removed', { count: past.length }) })
          }}
        >
          {t('removePast', { count: past.length })}
        </Button>
      )}
      <div aria-live="polite" className={styles.said}>
        {said && <Notice tone={said.isRefused ? 'error' : 'success'}>{said.text}</Notice>}
      </div>
    </DeskSection>
  )
}

interface CopyProps extends Pick<Props, 'code' | 'onEdit'> {
  readonly onSaid: (text: string) => void
}

/** Takes week, rule, special days and remark of another point. */
function CopyHours({ code, onEdit, onSaid }: CopyProps) {
  const t = useTranslations('editor.pickUpPoints')
  const { uiLocale } = useEnvironment()
  const { data, error } = useOperation('pickUpPoints.list', { size: MAX_POINTS })
  const [chosen, setChosen] = useState('')
  const others = (data?.rows ?? []).filter(
    row => row.code !== code && hasWeek(fieldsOf(row).week as WeekHours | undefined),
  )
  if (error) return <Notice tone="error">{error.message}</Notice>
  if (!data) return null
  if (others.length === 0) return <p>{t('noOthers')}</p>
  const source = others.find(row => row.code === chosen)
  const copy = (row: ListedRecord) => {
    const given = fieldsOf(row)
    onEdit(now => ({ ...now, ...Object.fromEntries(HOURS_FIELDS.map(field => [field, given[field]])) }))
    onSaid(t('copied', { name: row.title[uiLocale] }))
  }
  return (
    <div className={styles.way}>
      <Select
        label={t('from')}
        value={chosen}
        placeholder={t('choose')}
        choices={others.map(row => ({ value: row.code, label: row.title[uiLocale] }))}
        onChoose={setChosen}
      />
      <Button variant="line" disabled={!source} onClick={() => source && copy(source)}>
        {t('copy')}
      </Button>
    </div>
  )
}

interface HolidaysProps extends Pick<Props, 'values' | 'onEdit'> {
  readonly onSaid: (said: { readonly text: string; readonly isRefused?: boolean }) => void
}

/** Adds the public holidays of this year or the next one as special days, which follow the rule for holidays until they are edited. */
function Holidays({ values, onEdit, onSaid }: HolidaysProps) {
  const t = useTranslations('editor.pickUpPoints')
  const { clock, operations } = useEnvironment()
  const client = useQueryClient()
  const [loading, setLoading] = useState<number>()
  const thisYear = Number(hongKongDay(clock()).slice(0, 4))
  const add = async (year: number) => {
    setLoading(year)
    try {
      const { days } = await client.fetchQuery(readQuery(operations, 'pickUpPoints.holidays', { year }))
      const added = withDays(values, days)
      if (added.days.length > MAX_SPECIAL_DAYS)
        return onSaid({ text: t('full', { max: MAX_SPECIAL_DAYS }), isRefused: true })
      if (added.count > 0) onEdit(now => ({ ...now, specialDays: withDays(now, days).days }))
      onSaid({ text: t('added', { count: added.count, year: String(year) }) })
    } catch (error) {
      onSaid({ text: error instanceof Error ? error.message : String(error), isRefused: true })
    } finally {
      setLoading(undefined)
    }
  }
  return (
    <fieldset className={styles.years}>
      <legend className={styles.heading}>{t('year')}</legend>
      {[thisYear, thisYear + 1].map(year => (
        <Button
          key={year}
          variant="line"
          size="s"
          isLoading={loading === year}
          onClick={() => void add(year)}
        >
          {t('add', { year: String(year) })}
        </Button>
      ))}
    </fieldset>
  )
}
