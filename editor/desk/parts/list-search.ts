/** Filter of a list: a status, and what was looked for. A missing field does not filter. */
export interface ListSearch<Status extends string> {
  readonly status?: Status | undefined
  readonly about?: string | undefined
}

/** Search of one list. */
export interface Searchable<Status extends string> {
  /** Statuses to look for. The first is what waits for the shop. */
  readonly statuses: readonly [Status, ...Status[]]
  /** Name of `about` in the address. */
  readonly about: string
  /** Meaning of typed words: rows of the list, or the one thing of a number; `undefined` for neither. */
  readonly soughtBy: (typed: string) => { readonly about: string } | { readonly number: string } | undefined
}

/** Filter in the address of a list. A status that does not exist does not filter. */
export function searchOf<Status extends string>(
  address: URLSearchParams,
  { statuses, about: name }: Searchable<Status>,
): ListSearch<Status> {
  const status = statuses.find(each => each === address.get('status'))
  const about = address.get(name)?.trim()
  return { ...(status && { status }), ...(about && { about }) }
}

/** The address of a search. */
export const addressOf = <Status extends string>(
  { status, about }: ListSearch<Status>,
  { about: name }: Searchable<Status>,
): Record<string, string> => ({ ...(status && { status }), ...(about && { [name]: about }) })

/** Spaces and hyphens as people write them between the digits of a number. */
const BETWEEN_DIGITS = /[\s-]/g

/** A number as the shop writes it. */
export const soughtNumber = (typed: string) =>
  typed.normalize('NFKC').replace(BETWEEN_DIGITS, '').toUpperCase()

export const isOrderNumber = (text: string) => /^O?\d{4,39}$/.test(text)
