import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import type { LineOf, RecordChange } from '#api/catalogue/rows/change-log.ts'
import { closedDayFields } from '#api/catalogue/site/site-lines.ts'
import { CLOSED_PLACES, type ClosedPlace } from '#api/rules/delivery-dates.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'
import { holidayYear } from './holiday-operations.ts'
import { hongKongHolidays } from './hong-kong-holidays.ts'
import { MOST_DAYS, type NamedDay } from '#api/rules/typed-days.ts'

const { change } = operationsOn<{ readonly records: Records }>()

interface Closing {
  readonly days: readonly NamedDay[]
  readonly places: readonly ClosedPlace[]
}

interface Act {
  readonly id: string
  readonly by: string
  readonly now: number
}

type ClosedDay = LineOf<'closedDay'>

/** Changes that close places on a day. One that is listed keeps its name. */
function changesOn(
  { date, name }: NamedDay,
  places: readonly ClosedPlace[],
  known?: ClosedDay,
): RecordChange[] {
  const listed = { kind: 'closedDay', code: date } as const
  if (!known) {
    const closes = Object.fromEntries(CLOSED_PLACES.map(place => [place, places.includes(place)]))
    return [{ ...listed, path: '', after: { ...listed, name, ...closes } }]
  }
  return places
    .filter(place => !known[place])
    .map(place => {
      const before = known[place]
      return { ...listed, path: place, ...(before !== undefined && { before }), after: true }
    })
}

/** Closes places on days, as one change set. */
async function closeDays(records: Records, { days, places }: Closing, { id, by, now }: Act) {
  const stored = new Map((await records.all('closedDay')).map(line => [line.code, line]))
  const changes = days.flatMap(day => changesOn(day, places, stored.get(day.date)))
  const added = days.flatMap(({ date }) => (stored.has(date) ? [] : date))
  const changed = [...new Set(changes.map(({ code }) => code))].filter(code => stored.has(code))
  if (changes.length === 0) return done({ added, changed })
  const saved = await records.save({ id, by, source: 'form', reason: '', changes, now })
  return saved.ok ? done({ added, changed }) : refusalOf(saved.refusal, [...added, ...changed])
}

/** Closes the warehouse and Hong Kong on the public holidays of a year. */
export const addHolidaysOperation = change({
  right: 'site.change',
  summary: 'Closes the warehouse and Hong Kong on the public holidays of Hong Kong in a year.',
  input: z.strictObject({ wish, year: holidayYear }),
  run: async ({ records }, { wish: id, year }, { actor, now }) =>
    closeDays(
      records,
      { days: await hongKongHolidays(year), places: ['warehouse', 'hongKong'] },
      { id, by: actor.name, now },
    ),
})

/** Closes places on a list of days, such as the public holidays of Macau. */
export const addDaysOperation = change({
  right: 'site.change',
  summary: 'Closes places on a list of days.',
  input: z.strictObject({
    wish,
    places: z.array(z.enum(CLOSED_PLACES)).min(1),
    days: z
      .array(z.strictObject({ date: closedDayFields.shape.code, name: closedDayFields.shape.name }))
      .min(1)
      .max(MOST_DAYS),
  }),
  run: ({ records }, { wish: id, ...closing }, { actor, now }) =>
    closeDays(records, closing, { id, by: actor.name, now }),
})
