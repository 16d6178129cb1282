import type { Given } from '../../kit/operation-client.ts'
import { DAY_MS } from '#locales/hong-kong.ts'

/** Members who are to get a coupon, as the shop takes them. */
export type Receivers = Given<'issues.try'>['receivers']

/** Most days that orders are looked back for. */
export const MAX_DAYS = 3650

/** The form of an issue, as typed. */
export interface IssueForm {
  readonly way: 'list' | 'filter'
  readonly list: string
  readonly levels: readonly string[]
  /** First instants of days, epoch ms; the last day counts. */
  readonly registeredFrom: number | undefined
  readonly registeredUntil: number | undefined
  readonly optedIn: 'any' | 'yes' | 'no'
  readonly orderedDays: string
}

export const EMPTY_ISSUE: IssueForm = {
  way: 'list',
  list: '',
  levels: [],
  registeredFrom: undefined,
  registeredUntil: undefined,
  optedIn: 'any',
  orderedDays: '',
}

/** Fields that are wrong. */
export type WrongField = 'list' | 'orderedDays'

/** Receivers of a form, or the field that is wrong. */
export function receiversOf(form: IssueForm): Receivers | WrongField {
  if (form.way === 'list') return form.list.trim() === '' ? 'list' : { list: form.list }
  const { levels, registeredFrom, registeredUntil, optedIn } = form
  const typed = form.orderedDays.trim()
  const orderedDays = /^\d{1,4}$/.test(typed) ? Number(typed) : 0
  if (typed !== '' && (orderedDays < 1 || orderedDays > MAX_DAYS)) return 'orderedDays'
  return {
    filter: {
      levels: [...levels],
      ...(registeredFrom !== undefined && { registeredFrom }),
      ...(registeredUntil !== undefined && { registeredUntil: registeredUntil + DAY_MS }),
      ...(optedIn !== 'any' && { isOptedIn: optedIn === 'yes' }),
      ...(typed !== '' && { orderedDays }),
    },
  }
}
