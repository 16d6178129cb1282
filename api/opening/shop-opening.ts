import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'

/** True for a shop that shoppers see, and since when. */
export interface OpeningState {
  readonly isOpen: boolean
  /** Name of the operator; empty for the state that the shop began with. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
  /** True if the shop was open at some time. */
  readonly wasOpen: boolean
}

export interface ShopOpening {
  /** As this process last read it. A shop for which nothing is stored is open. */
  readonly isOpen: () => boolean
  /** As it is stored now; `undefined` for a shop that has not started yet. */
  readonly read: () => Promise<OpeningState | undefined>
  /** Stores what a shop begins with, if nothing is stored. */
  readonly begin: (isOpen: boolean, now: number) => Promise<void>
  /** Opens or closes the shop; refuses if it is so already. */
  readonly change: (
    isOpen: boolean,
    how: { readonly by: string; readonly now: number },
  ) => Promise<Result<OpeningState, 'ALREADY'>>
}

/** The newest state of the shop, and changes of it. */
export function createShopOpening(db: Database): ShopOpening {
  let isOpen = true
  const newest = () =>
    db.selectFrom('opening_event').selectAll().orderBy('number', 'desc').limit(1).executeTakeFirst()

  const read = async (): Promise<OpeningState | undefined> => {
    const row = await newest()
    isOpen = row === undefined || row.is_open === 1
    if (!row) return undefined
    const earlier = await db
      .selectFrom('opening_event')
      .select('number')
      .where('is_open', '=', 1)
      .limit(1)
      .executeTakeFirst()
    return { isOpen, by: row.made_by, at: Number(row.made_at), wasOpen: earlier !== undefined }
  }

  /** Adds a row; of two at the same instant, the table refuses the second. */
  const add = (number: number, open: boolean, by: string, now: number) =>
    db
      .insertInto('opening_event')
      .values({ number, is_open: Number(open), made_by: by, made_at: now })
      .onConflict(conflict => conflict.column('number').doNothing())
      .execute()

  return {
    isOpen: () => isOpen,
    read,
    async begin(open, now) {
      if (!(await newest())) await add(1, open, '', now)
      await read()
    },
    async change(open, { by, now }) {
      const before = await newest()
      if ((before?.is_open !== 0) === open) {
        await read()
        return refused('ALREADY')
      }
      await add((before?.number ?? 0) + 1, open, by, now)
      const after = await read()
      return after?.isOpen === open ? accepted(after) : refused('ALREADY')
    },
  }
}
