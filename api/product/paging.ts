import { z } from 'zod'

/** Entries on a page unless asked otherwise, and at most. Source: C-120, C-297. */
export const PAGE_SIZE = 30
export const MAX_PAGE_SIZE = 100

const cursorSchema = z.tuple([z.int().min(0), z.string().max(64)])

/** Where an entry stands: its index, and its code in case others came or went before it. Opaque to clients. */
export const encodeCursor = (index: number, code: string) =>
  Buffer.from(JSON.stringify([index, code])).toString('base64url')

/** @returns `undefined` when the text is no cursor of ours */
function decodeCursor(cursor: string) {
  try {
    return cursorSchema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    return undefined
  }
}

export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Index of the first entry in the whole list. */
  readonly from: number
  readonly totalCount: number
}

/**
 * The page after a cursor. The cursor's product is looked up by code, so that products which came or went meanwhile make
 * nothing repeat or get lost; if it is gone itself, its old index counts.
 *
 * @returns `undefined` for a cursor that is none
 */
export function pageOf<Entry extends { readonly code: string }>(
  list: readonly Entry[],
  first: number,
  after: string | undefined,
): Page<Entry> | undefined {
  let from = 0
  if (after !== undefined) {
    const cursor = decodeCursor(after)
    if (!cursor) return undefined
    const [index, code] = cursor
    const found = list[index]?.code === code ? index : list.findIndex(entry => entry.code === code)
    from = Math.min(found >= 0 ? found + 1 : index, list.length)
  }
  return { entries: list.slice(from, from + first), from, totalCount: list.length }
}
