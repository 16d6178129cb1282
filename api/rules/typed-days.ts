import type { BothTexts } from '#locales/locale.ts'
import { DAY_MS, dayText } from '#locales/hong-kong.ts'

/** Most days that are added at once; a year of holidays has half of them. */
export const MOST_DAYS = 60

/** A day with its name. */
export interface NamedDay {
  /** `2027-02-06` */
  readonly date: string
  readonly name: BothTexts
}

/** Why a line of a list cannot be read. */
export interface DayProblem {
  /** From 1. */
  readonly line: number
  readonly problem: 'noDate' | 'noName' | 'repeated'
  readonly text: string
}

const DATE =
  /^(?:(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{1,2})\s*[-/.]\s*(\d{1,2})\s*[-/.]\s*(\d{4}))/

/** Text of a day; `undefined` for one that no calendar has. */
function dateOf(year: number, month: number, day: number): string | undefined {
  const at = Date.UTC(year, month - 1, day)
  return new Date(at).getUTCMonth() === month - 1 ? dayText(at / DAY_MS) : undefined
}

function readLine(text: string): NamedDay | DayProblem['problem'] {
  const found = DATE.exec(text)
  const [all = '', year, month, day, dayFirst, monthThen, yearLast] = found ?? []
  const date = dateOf(Number(year ?? yearLast), Number(month ?? monthThen), Number(day ?? dayFirst))
  if (!found || date === undefined) return 'noDate'
  const [one = '', other = ''] = text
    .slice(all.length)
    .replace(/^[\s,，、;；:：]+/, '')
    .split(/\s*[\t,，;；|]\s*/)
    .map(part => part.trim())
  if (one === '') return 'noName'
  return { date, name: { zh_HK: one, en_US: other || one } }
}

/**
 * Reads a list of days as people paste it: a day a line, with its name in Chinese and English, separated by a tab or a comma. Dates are
 * written 2026-12-20, 20/12/2026 or 2026年12月20日. A single name is used for both languages. Empty lines are left out.
 */
export function readDays(text: string): {
  readonly days: readonly NamedDay[]
  readonly problems: readonly DayProblem[]
} {
  const days: NamedDay[] = []
  const problems: DayProblem[] = []
  for (const [at, line] of text.normalize('NFC').split(/\r?\n/).entries()) {
    const typed = line.trim()
    if (typed === '') continue
    const read = readLine(typed)
    if (typeof read === 'string') problems.push({ line: at + 1, problem: read, text: typed })
    else if (days.some(({ date }) => date === read.date))
      problems.push({ line: at + 1, problem: 'repeated', text: typed })
    else days.push(read)
  }
  return { days, problems }
}
