import { DAY_MS, HONG_KONG_MS } from '#locales/hong-kong.ts'

/** Name of the field that limits an entry to a part of the year. */
const MONTHS = '$months'

const RELATIVE =
  /^\$day(?<days>[+-]\d{1,5})?(?:(?<gap>[T ])(?<time>(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?))?$/
const RANGE = /^(0[1-9]|1[0-2])-(0[1-9]|1[0-2])$/

/** A value that begins with `$day`, or a `$months`, that cannot be read. `path` names the field: `skus.0.price`. */
export class RelativeDayProblem extends Error {
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

function dayText(text: string, day: number, path: string): string {
  const { days = '0', gap = 'T', time = '00:00' } = RELATIVE.exec(text)?.groups ?? {}
  if (!RELATIVE.test(text))
    throw new RelativeDayProblem(
      path,
      `“${text}” is no date; write $day, $day-14, $day+3T10:00 or “$day+3 23:59:59”`,
    )
  const date = new Date(day + Number(days) * DAY_MS + HONG_KONG_MS).toISOString().slice(0, 10)
  // Countdowns take Hong Kong time without a zone; everything else is an instant.
  return gap === ' ' ? `${date} ${time}` : `${date}T${time.length === 5 ? `${time}:00` : time}+08:00`
}

function isInMonths(range: unknown, day: number, path: string): boolean {
  const [, from = '', until = ''] = RANGE.exec(typeof range === 'string' ? range : '') ?? []
  if (from === '')
    throw new RelativeDayProblem(path, 'must be a first and a last month, such as 04-09 or 10-03')
  const month = new Date(day + HONG_KONG_MS).toISOString().slice(5, 7)
  return from <= until ? from <= month && month <= until : from <= month || month <= until
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Returns a value of a shop folder as it holds for a day: texts that begin with `$day` become dates, and list entries whose `$months`
 * leave the day out are removed. The format is in this folder's README.
 * @param day start of a Hong Kong day, epoch milliseconds
 * @returns `undefined` if the value itself has `$months` that leave the day out
 * @throws RelativeDayProblem
 */
export function resolveDays(value: unknown, day: number, path: readonly (string | number)[] = []): unknown {
  if (typeof value === 'string') return value.startsWith('$day') ? dayText(value, day, path.join('.')) : value
  if (Array.isArray(value))
    return value.flatMap((entry: unknown, at) => {
      const resolved = resolveDays(entry, day, [...path, at])
      return resolved === undefined ? [] : [resolved]
    })
  if (!isObject(value)) return value
  const { [MONTHS]: months, ...rest } = value
  if (MONTHS in value && !isInMonths(months, day, [...path, MONTHS].join('.'))) return undefined
  return Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, resolveDays(inner, day, [...path, key])]),
  )
}
