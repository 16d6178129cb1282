import { accepted, refused, type Result } from '#platform/result.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SessionStore } from '../../auth/session-store.ts'
import type { Database } from '../../database/database.ts'
import type { Tables } from '../../database/tables.ts'
import { maySee, orderNumber } from '../../order/operations/find-order.ts'
import type { OrderStore, StoredOrder } from '../../order/order-store.ts'
import { cleanPhoto, MAX_PHOTO_BYTES } from './photo.ts'

/** Uploaded photos of an order that belong to no return yet. */
const MAX_LOOSE = 20
/** Photos that no return took are deleted after this time. */
const LOOSE_MS = DAY_MS

/** Why a photo was not taken. */
export type PhotoProblem =
  | 'SESSION'
  | 'ORDER_UNKNOWN'
  | 'AFTER_SALES_PHOTO_SIZE'
  | 'AFTER_SALES_PHOTO_TYPE'
  | 'AFTER_SALES_PHOTO_LIMIT'
  /** Nothing of the order can come back yet. */
  | 'AFTER_SALES_NOT_RECEIVED'

type Token = string | undefined
type Found = Result<StoredOrder, PhotoProblem>

/** Photos of returned goods. Only who may see the order may see them. */
export interface PhotoStore {
  /** Resolves to true if a token may add photos to an order; asked before an upload is read. */
  readonly mayAdd: (token: Token, orderNo: string, now: number) => Promise<PhotoProblem | undefined>
  /** Resolves to the id of the photo. */
  readonly add: (
    token: Token,
    photo: { readonly orderNo: string; readonly bytes: Uint8Array },
    now: number,
  ) => Promise<Result<string, PhotoProblem>>
  /** A JPEG; `undefined` for photos that the token may not see. */
  readonly read: (token: Token, id: string, now: number) => Promise<Uint8Array | undefined>
  /** Deletes photos that no return took. */
  readonly purge: (now: number) => Promise<void>
}

async function isFull(executor: Database | Transaction<Tables>, orderCode: string) {
  const { count } = await executor
    .selectFrom('after_sales_photo')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('order_code', '=', orderCode)
    .where('after_sales_code', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count) >= MAX_LOOSE
}

export function createPhotoStore(
  db: Database,
  { sessions, orders }: { readonly sessions: Pick<SessionStore, 'find'>; readonly orders: OrderStore },
): PhotoStore {
  /** The order of that number if the token may see it. */
  const orderOf = async (token: Token, orderNo: string, now: number): Promise<Found> => {
    const session = token === undefined ? undefined : await sessions.find(token, now)
    if (!session) return refused('SESSION')
    const order = await orders.findByNumber(orderNumber(orderNo))
    return order && maySee(order, session) ? accepted(order) : refused('ORDER_UNKNOWN')
  }
  const check = async (token: Token, orderNo: string, now: number): Promise<Found> => {
    const found = await orderOf(token, orderNo, now)
    if (!found.ok) return found
    const { lines, code } = found.value
    if (lines.every(({ received }) => received === 0)) return refused('AFTER_SALES_NOT_RECEIVED')
    return (await isFull(db, code)) ? refused('AFTER_SALES_PHOTO_LIMIT') : found
  }

  return {
    async mayAdd(token, orderNo, now) {
      const found = await check(token, orderNo, now)
      return found.ok ? undefined : found.refusal
    },

    async add(token, { orderNo, bytes }, now) {
      const found = await check(token, orderNo, now)
      if (!found.ok) return found
      if (bytes.length > MAX_PHOTO_BYTES) return refused('AFTER_SALES_PHOTO_SIZE')
      const photo = await cleanPhoto(bytes)
      if (!photo) return refused('AFTER_SALES_PHOTO_TYPE')
      const id = randomUUID()
      const { code } = found.value
      const isStored = await db.transaction().execute(async trx => {
        // Uploads of one order are counted one after the other.
        await trx
          .updateTable('order_head')
          .set(eb => ({ version: eb.ref('version') }))
          .where('code', '=', code)
          .execute()
        if (await isFull(trx, code)) return false
        await trx
          .insertInto('after_sales_photo')
          .values({
            id,
            order_code: code,
            after_sales_code: null,
            bytes: Buffer.from(photo),
            created_at: now,
          })
          .execute()
        return true
      })
      return isStored ? accepted(id) : refused('AFTER_SALES_PHOTO_LIMIT')
    },

    async read(token, id, now) {
      const row = await db
        .selectFrom('after_sales_photo')
        .innerJoin('order_head', 'order_head.code', 'after_sales_photo.order_code')
        .select(['after_sales_photo.bytes', 'order_head.external_no'])
        .where('after_sales_photo.id', '=', id)
        .executeTakeFirst()
      if (!row) return undefined
      const { ok } = await orderOf(token, row.external_no, now)
      return ok ? row.bytes : undefined
    },

    async purge(now) {
      await db
        .deleteFrom('after_sales_photo')
        .where('after_sales_code', 'is', null)
        .where('created_at', '<=', now - LOOSE_MS)
        .execute()
    },
  }
}

/** Attaches uploaded photos to a return; false when one is unknown or belongs to another order or return. */
export async function attachPhotos(
  trx: Transaction<Tables>,
  ids: readonly string[],
  { orderCode, code }: { readonly orderCode: string; readonly code: string },
): Promise<boolean> {
  if (ids.length === 0) return true
  const { numUpdatedRows } = await trx
    .updateTable('after_sales_photo')
    .set({ after_sales_code: code })
    .where('id', 'in', ids)
    .where('order_code', '=', orderCode)
    .where('after_sales_code', 'is', null)
    .executeTakeFirst()
  return Number(numUpdatedRows) === ids.length
}
