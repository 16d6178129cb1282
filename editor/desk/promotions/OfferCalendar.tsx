import type { DeskPlannedOffer } from '#desk/promotions/planned-shapes.ts'
import { periodState } from '#api/rules/period.ts'
import { formatPeriod, hongKongDay } from '#locales/format.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import type { Operator } from '#operators/operator.ts'
import { may } from '#operators/rights.ts'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { useOperation } from '../../kit/operations.ts'
import { PageNotice } from '../../kit/parts/PageNotice.tsx'
import { type Month, monthAt, monthsLater } from '../campaigns/month.ts'
import { MonthBar } from '../campaigns/MonthBar.tsx'
import { Desk } from '../parts/Desk.tsx'
import { lanesOf, monthSpan } from './month-bars.ts'
import { OverlapFacts } from './OverlapFacts.tsx'
import styles from './promotions.module.css'
import { LoadFailure } from '../parts/LoadFailure.tsx'

/** Steps of the calculator, in their order. */
const STEPS = [
  'UNITS',
  'SETS',
  'THRESHOLDS',
  'REWARDS',
  'CODES',
  'FREIGHT',
] as const satisfies DeskPlannedOffer['step'][]
const STATES = { NOT_STARTED: 'planned', RUNNING: 'running', ENDED: 'ended' } as const

/** `/promotions/calendar`: the offers of a month, in lanes by the step of the calculator. */
export function OfferCalendar({ operator }: { readonly operator: Operator }) {
  const t = useTranslations('editor.promotions.calendar')
  const records = useTranslations('editor.records')
  if (!may(operator, 'promotions.read')) return <PageNotice text={records('notAllowed')} />
  return (
    <Desk title={t('title')} introduction={t('text')}>
      <Calendar />
    </Desk>
  )
}

const keyOf = ({ collection, code }: DeskPlannedOffer) => `${collection} ${code}`
/** Keys that show another month, by the number of months. */
const KEYS: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 }

function Calendar() {
  const t = useTranslations('editor.promotions.calendar')
  const { clock } = useEnvironment()
  const [month, setMonth] = useState(() => monthAt(clock()))
  const [chosen, setChosen] = useState<string>()
  const { from, until } = monthSpan(month)
  const { data, error, refetch } = useOperation('promotions.calendar', { from, until })
  const lanes = lanesOf(month, data ?? [], STEPS)
  const offer = data?.find(each => keyOf(each) === chosen)
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys beside those of the buttons inside
    <div
      onKeyDown={event => {
        const months = KEYS[event.key]
        if (months === undefined) return
        event.preventDefault()
        setMonth(monthsLater(month, months))
      }}
    >
      <MonthBar month={month} onChange={setMonth} />
      {error && <LoadFailure error={error} retry={refetch} />}
      {!data && !error && <output>{t('loading')}</output>}
      {data && lanes.length === 0 && <p>{t('none')}</p>}
      {lanes.length > 0 && <Lanes {...{ month, lanes, chosen }} onChoose={setChosen} />}
      {offer && <Detail key={keyOf(offer)} offer={offer} />}
    </div>
  )
}

interface LanesProps {
  readonly month: Month
  readonly lanes: ReturnType<typeof lanesOf>
  readonly chosen: string | undefined
  readonly onChoose: (key: string) => void
}

function Lanes({ month, lanes, chosen, onChoose }: LanesProps) {
  const t = useTranslations('editor.promotions.calendar')
  const { clock, uiLocale } = useEnvironment()
  const now = clock()
  const { from, days } = monthSpan(month)
  const place = useRef<HTMLElement>(null)
  // Narrow screens begin at today, with a few days before it.
  useEffect(() => {
    const today = place.current?.querySelector<HTMLElement>('[aria-current]')
    if (today && place.current) place.current.scrollLeft = today.offsetLeft - place.current.clientWidth / 2
  }, [from])
  const nameOf = ({ name, begins, ends, meets, ...offer }: DeskPlannedOffer) =>
    t('bar', {
      name: name[uiLocale],
      period: formatPeriod(begins, ends, uiLocale),
      state: t(`states.${STATES[periodState({ beginTime: begins, endTime: ends }, now)]}`),
      meets: offer.collection === 'coupons' ? 0 : meets,
    })
  return (
    <section
      ref={place}
      className={styles.scroll}
      aria-label={t('title')}
      style={{ '--days': days } as CSSProperties}
    >
      <ol className={styles.days} aria-hidden="true">
        {Array.from({ length: days }, (_, day) => (
          <li
            key={day}
            aria-current={hongKongDay(from + day * DAY_MS) === hongKongDay(now) ? 'date' : undefined}
          >
            {day + 1}
          </li>
        ))}
      </ol>
      {lanes.map(({ step, bars }) => (
        <div key={step} className={styles.lane}>
          <h3>{t(`steps.${step}`)}</h3>
          <ul className={styles.bars}>
            {bars.map(({ offer, first, last }) => (
              <li key={keyOf(offer)} style={{ gridColumn: `${first} / ${last + 1}` }}>
                <button
                  type="button"
                  className={styles.bar}
                  data-state={STATES[periodState({ beginTime: offer.begins, endTime: offer.ends }, now)]}
                  aria-pressed={chosen === keyOf(offer)}
                  aria-label={nameOf(offer)}
                  title={nameOf(offer)}
                  onClick={() => onChoose(keyOf(offer))}
                >
                  <span>{offer.name[uiLocale]}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

/** The chosen offer: its period, the way to its form, and what it meets. */
function Detail({ offer: { collection, code, name, begins, ends } }: { readonly offer: DeskPlannedOffer }) {
  const { uiLocale } = useEnvironment()
  return (
    <section className={styles.detail} aria-label={name[uiLocale]}>
      <p>
        <Link to={`/${collection}/${encodeURIComponent(code)}`}>{name[uiLocale]}</Link>{' '}
        {formatPeriod(begins, ends, uiLocale)}
      </p>
      {collection === 'promotions' && <OverlapFacts code={code} lines={NO_LINES} />}
    </section>
  )
}

const NO_LINES = [] as const
