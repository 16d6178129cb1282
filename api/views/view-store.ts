import { randomUUID } from 'node:crypto'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../database/database.ts'

/** Most views of one operator, and of all. */
export const MAX_OWN_VIEWS = 100
export const MAX_VIEWS = 5000

/** A saved view of a list. */
export interface SavedView {
  readonly id: string
  /** The list, by its address below the desk. */
  readonly list: string
  readonly name: string
  /** Query of the address: filters, search, sort and columns. */
  readonly query: string
  /** Name of an operator. */
  readonly owner: string
  readonly isShared: boolean
  /** Epoch milliseconds. */
  readonly changedAt: number
}

/** Fields of a view that are changed. */
export type ViewChange = Partial<Pick<SavedView, 'name' | 'query' | 'isShared'>>

export type ViewProblem = 'FULL' | 'NAME_TAKEN' | 'GONE'

export interface ViewStore {
  /** Views of a list that an operator sees: own and shared ones, by name. */
  readonly of: (list: string, operator: string) => Promise<readonly SavedView[]>
  readonly find: (id: string) => Promise<SavedView | undefined>
  /** Refuses beyond the bounds, and a name that the owner has given to another view of the list. */
  readonly save: (view: Omit<SavedView, 'id'>) => Promise<Result<SavedView, Exclude<ViewProblem, 'GONE'>>>
  readonly change: (
    id: string,
    change: ViewChange & Pick<SavedView, 'changedAt'>,
  ) => Promise<Result<SavedView, Exclude<ViewProblem, 'FULL'>>>
  /** The removed view; `undefined` if there is none. */
  readonly remove: (id: string) => Promise<SavedView | undefined>
}

interface ViewRow {
  readonly id: string
  readonly list: string
  readonly name: string
  readonly query: string
  readonly owner: string
  readonly is_shared: number
  readonly changed_at: number
}

const viewOf = ({ is_shared, changed_at, ...row }: ViewRow): SavedView => ({
  ...row,
  isShared: is_shared === 1,
  changedAt: Number(changed_at),
})

const columnsOf = ({
  isShared,
  changedAt,
  ...fields
}: ViewChange & Partial<Pick<SavedView, 'changedAt'>>) => ({
  ...fields,
  ...(isShared !== undefined && { is_shared: Number(isShared) }),
  ...(changedAt !== undefined && { changed_at: changedAt }),
})

async function countViews(db: Database, owner?: string): Promise<number> {
  let query = db.selectFrom('list_view').select(({ fn }) => fn.countAll<number | string>().as('count'))
  if (owner !== undefined) query = query.where('owner', '=', owner)
  return Number((await query.executeTakeFirstOrThrow()).count)
}

const isNameTaken = async (db: Database, { list, owner, name }: Pick<SavedView, 'list' | 'owner' | 'name'>) =>
  (await db
    .selectFrom('list_view')
    .select('id')
    .where('list', '=', list)
    .where('owner', '=', owner)
    .where('name', '=', name)
    .executeTakeFirst()) !== undefined

export const createViewStore = (db: Database): ViewStore => {
  const find = async (id: string) => {
    const row = await db.selectFrom('list_view').selectAll().where('id', '=', id).executeTakeFirst()
    return row && viewOf(row)
  }
  return {
    async of(list, operator) {
      const rows = await db
        .selectFrom('list_view')
        .selectAll()
        .where('list', '=', list)
        .where(eb => eb.or([eb('owner', '=', operator), eb('is_shared', '=', 1)]))
        .orderBy('name')
        .orderBy('id')
        .execute()
      return rows.map(viewOf)
    },
    find,
    async save(view) {
      if ((await countViews(db, view.owner)) >= MAX_OWN_VIEWS || (await countViews(db)) >= MAX_VIEWS)
        return refused('FULL')
      const { list, name, query, owner, isShared, changedAt } = view
      const id = randomUUID()
      const row = { id, list, name, query, owner, is_shared: Number(isShared), changed_at: changedAt }
      // Two calls of one operator at the same instant: the table refuses the second.
      const saved = await db
        .insertInto('list_view')
        .values(row)
        .onConflict(conflict => conflict.columns(['list', 'owner', 'name']).doNothing())
        .returning('id')
        .executeTakeFirst()
      return saved ? accepted({ id, ...view }) : refused('NAME_TAKEN')
    },
    async change(id, change) {
      const before = await find(id)
      if (!before) return refused('GONE')
      const { name } = change
      if (name !== undefined && name !== before.name && (await isNameTaken(db, { ...before, name })))
        return refused('NAME_TAKEN')
      await db.updateTable('list_view').set(columnsOf(change)).where('id', '=', id).execute()
      const after = await find(id)
      return after ? accepted(after) : refused('GONE')
    },
    async remove(id) {
      const row = await db.deleteFrom('list_view').where('id', '=', id).returningAll().executeTakeFirst()
      return row && viewOf(row)
    },
  }
}
