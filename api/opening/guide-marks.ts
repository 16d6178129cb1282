import type { Database } from '../database/database.ts'

/** An entry of the guide that the shop does not need. */
interface GuideMark {
  readonly entry: string
  /** Name of the operator. */
  readonly by: string
  /** Epoch milliseconds. */
  readonly at: number
}

export interface GuideMarks {
  readonly all: () => Promise<readonly GuideMark[]>
  /** Sets an entry aside; the first operator who did stays. */
  readonly put: (mark: GuideMark) => Promise<void>
  readonly remove: (entry: string) => Promise<void>
}

export const createGuideMarks = (db: Database): GuideMarks => ({
  all: async () =>
    (await db.selectFrom('guide_mark').selectAll().execute()).map(({ entry, made_by, made_at }) => ({
      entry,
      by: made_by,
      at: Number(made_at),
    })),
  async put({ entry, by, at }) {
    await db
      .insertInto('guide_mark')
      .values({ entry, made_by: by, made_at: at })
      .onConflict(conflict => conflict.column('entry').doNothing())
      .execute()
  },
  async remove(entry) {
    await db.deleteFrom('guide_mark').where('entry', '=', entry).execute()
  },
})
