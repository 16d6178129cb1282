import { z } from 'zod'
import type { RosterChange, RosterEntry, RosterRefusal } from '#api/account/roster.ts'
import { foldedStaffCode, GUIDE_CODE } from '#api/account/staff.ts'
import { type CatalogueProblem, problemText } from '#api/rules/catalogue-problem.ts'
import type { BothTexts, Locale } from '#locales/locale.ts'
import { catalogue } from '#locales/catalogue.ts'
import { refusalText } from '#operators/http/answer.ts'
import type { RefusalKey } from '#operators/outcome.ts'
import type { TableProblem, TableReport } from '../collections/record-shapes.ts'
import { type Column, readRows, type TableRow, writeRows } from '../records/table.ts'
import { endOfStaffDay, firstDayOf, lastDayOf, startOfStaffDay } from './staff-days.ts'

/** A person as a table has them. */
interface StaffFields {
  readonly name: string
  /** Code of the account; `null` for none. */
  readonly member: string | null
  readonly isActive: boolean
  readonly firstDay: string | null
  readonly lastDay: string | null
  readonly place: string | null
}

/** Longest name (characters). */
export const MAX_NAME = 50
/** People in one table, as in the list. */
const MOST_PEOPLE = 2000

const FIELDS = ['name', 'member', 'isActive', 'firstDay', 'lastDay', 'place'] as const
const COLUMNS: readonly Column[] = [
  { path: 'code', kind: 'text' },
  ...FIELDS.map(path => ({ path, kind: path === 'isActive' ? ('boolean' as const) : ('text' as const) })),
]

/** Names what two rows may not share. */
const STAFF_CODE: BothTexts = {
  zh_HK: catalogue.zh_HK.editor.staff.code,
  en_US: catalogue.en_US.editor.staff.code,
}

const fieldsOf = ({ name, member, isActive, from, until, place }: RosterEntry): StaffFields => ({
  name,
  member: member?.user_code ?? null,
  isActive,
  firstDay: firstDayOf(from),
  lastDay: lastDayOf(until),
  place,
})

/** A newcomer, before the table says anything. */
const NEW: StaffFields = {
  name: '',
  member: null,
  isActive: true,
  firstDay: null,
  lastDay: null,
  place: null,
}

/** The table of some people, for spreadsheets; without any it is a template. */
export const writeStaff = (entries: readonly RosterEntry[]): string =>
  writeRows(
    COLUMNS,
    entries,
    (entry, path) => (path === 'code' ? entry.code : fieldsOf(entry)[path as keyof StaffFields]), // of the columns
  )

type Complain = (column: string, message: string) => void

/** Texts of what is wrong in a language. */
interface Words {
  readonly problem: (problem: CatalogueProblem) => string
  readonly refusal: (key: RefusalKey) => string
}

const REFUSED: Readonly<Record<RosterRefusal, readonly [column: string, RefusalKey]>> = {
  gone: ['code', 'staffGone'],
  taken: ['code', 'staffTaken'],
  noMember: ['member', 'staffNoMember'],
  memberTaken: ['member', 'staffMemberTaken'],
}

const isDay = (text: string) => z.iso.date().safeParse(text).success

/** A person with the changes of a row; nothing for a field that is taken away. */
function withChanges(before: StaffFields, changes: TableRow['changes']): StaffFields {
  const given = Object.fromEntries(
    changes.map(({ path, after }) => [path, typeof after === 'string' ? after.trim() : (after ?? null)]),
  )
  const next = { ...before, ...given } as Record<keyof StaffFields, string | boolean | null> // texts, but one switch: the columns
  return {
    ...next,
    name: next.name ?? '',
    // Taking it away is no.
    isActive: next.isActive === true,
  } as StaffFields
}

/** What rows are checked against. */
interface Shop {
  /** Entries by their codes, whatever their case. */
  readonly find: (codes: readonly string[]) => Promise<readonly RosterEntry[]>
  /** Codes of pick-up points. */
  readonly places: ReadonlySet<string>
  readonly locale: Locale
}

function checkFields(
  next: StaffFields,
  before: StaffFields,
  { places, words, complain }: Pick<Shop, 'places'> & { readonly words: Words; readonly complain: Complain },
): void {
  const { name, firstDay, lastDay, place } = next
  if (name === '') complain('name', words.problem({ key: 'empty' }))
  if (name.length > MAX_NAME) complain('name', words.problem({ key: 'tooLong', values: { max: MAX_NAME } }))
  const wrongDays = (['firstDay', 'lastDay'] as const).filter(day => next[day] !== null && !isDay(next[day]))
  for (const day of wrongDays) complain(day, words.problem({ key: 'notADay' }))
  if (wrongDays.length === 0 && firstDay !== null && lastDay !== null && firstDay > lastDay)
    complain('lastDay', words.refusal('staffDays'))
  // One that the shop has removed may stay.
  if (place !== null && place !== before.place && !places.has(place))
    complain('place', words.refusal('staffNoPlace'))
}

const changeOf = (
  code: string,
  before: string | null,
  { firstDay, lastDay, ...rest }: StaffFields,
): RosterChange => ({
  ...rest,
  before,
  code,
  from: firstDay === null ? null : startOfStaffDay(firstDay),
  until: lastDay === null ? null : endOfStaffDay(lastDay),
})

/** Result of reading a table; its changes are empty where it has problems. */
interface PlannedImport {
  readonly report: TableReport
  readonly changes: readonly { readonly line: number; readonly change: RosterChange }[]
}

/** Reads a table against the roster and the places of the shop. A row without differences changes nothing. */
export async function planStaffImport(text: string, shop: Shop): Promise<PlannedImport> {
  const { find, places, locale } = shop
  const words: Words = {
    problem: problem => problemText(problem, locale),
    refusal: key => refusalText(locale, key),
  }
  const read = await readRows(COLUMNS, text, { kind: STAFF_CODE, idOf: foldedStaffCode })
  const problems: TableProblem[] = read.problems.map(({ line, path, ...problem }) => ({
    line,
    column: path,
    message: words.problem(problem),
  }))
  const first = read.rows[MOST_PEOPLE]
  if (first) {
    const message = words.problem({ key: 'tooMany', values: { max: MOST_PEOPLE } })
    problems.push({ line: first.line, column: '', message })
  }
  const rows = problems.length > 0 ? [] : read.rows
  const entries = await find(rows.map(({ code }) => code))
  const stored = new Map(entries.map(entry => [foldedStaffCode(entry.code), entry]))
  const added: string[] = []
  const changed: TableReport['changed'][number][] = []
  const changes: PlannedImport['changes'][number][] = []
  for (const { line, code, changes: cells } of rows) {
    const entry = stored.get(foldedStaffCode(code))
    const before = entry ? fieldsOf(entry) : NEW
    const next = withChanges(before, cells)
    const complain: Complain = (column, message) => void problems.push({ line, column, message })
    const fields = FIELDS.filter(path => next[path] !== before[path])
    if (entry && fields.length === 0) continue
    if (!entry && !GUIDE_CODE.test(code)) complain('code', words.refusal('staffCode'))
    checkFields(next, before, { places, words, complain })
    if (!entry) added.push(code)
    else
      changed.push({
        code: entry.code,
        fields: fields.map(path => ({ path, before: before[path], after: next[path] })),
      })
    changes.push({ line, change: changeOf(entry?.code ?? code, entry?.code ?? null, next) })
  }
  if (problems.length > 0) return { report: { ...NOTHING_CHANGED, problems }, changes: [] }
  const unchanged = rows.length - changes.length
  return { report: { ...NOTHING_CHANGED, added, changed, unchanged }, changes }
}

/** Report of a table that changes nothing. */
export const NOTHING_CHANGED: TableReport = {
  added: [],
  changed: [],
  unchanged: 0,
  problems: [],
  warnings: [],
}

/** Problem of a row that the roster refused. */
export function refusedRow(line: number, refusal: RosterRefusal, locale: Locale): TableProblem {
  const [column, key] = REFUSED[refusal]
  return { line, column, message: refusalText(locale, key) }
}
