import { DAY_MS } from '#locales/hong-kong.ts'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { prepare, prepareRows } from '../database/prepared.ts'
import type { CartLineTable, Tables } from '../database/tables.ts'
import type { BagLine } from './bag.ts'

/** A visitor's bag lives this long from its last change. Source: CO-60 (`cart.anonymousDays`). */
export const VISITOR_CART_MS = 30 * DAY_MS

/** Whose bag it is. */
export interface CartOwner {
  readonly code: string
  readonly isMember: boolean
}

/** A code or a coupon that stays with the bag until the shopper removes it. */
interface BagCode {
  readonly kind: 'PROMOTION_CODE' | 'PROMOTION_COUPON'
  /** A shared code, or the number of a coupon. */
  readonly code: string
}

/** A stored bag. An owner without one has version 0 and no lines. */
export interface StoredCart {
  readonly version: number
  readonly lines: readonly BagLine[]
  /** Gifts chosen, by activity code. */
  readonly giftChoices: ReadonlyMap<string, readonly string[]>
  /** At most one of each kind. Source: CO-71. */
  readonly discountCodes: readonly BagCode[]
  /** Whole GO DOLLAR to use at most; 0 for none. */
  readonly goDollar: number
}

/** The caller knew another version of the bag. Nothing was changed. */
export class CartConflict extends Error {
  override readonly name = 'CartConflict'
  readonly version: number
  constructor(version: number) {
    super(`The bag is at version ${version}`)
    this.version = version
  }
}

/** Carries the result of a change that changed nothing past the end of its transaction, which is rolled back. */
class NothingChanged extends Error {
  readonly before: StoredCart
  readonly result: unknown
  constructor(before: StoredCart, result: unknown) {
    super('Nothing changed')
    this.before = before
    this.result = result
  }
}

const isSame = (before: readonly BagLine[], after: readonly BagLine[]) =>
  before.length === after.length && before.every((line, at) => line === after[at])

export interface CartStore {
  readonly find: (ownerCode: string, now: number) => Promise<StoredCart>
  /**
   * Changes a bag: `change` gets its lines and returns the new ones. Changes of one bag run one after the other, so none is
   * lost. When it returns the same array, the bag keeps its version and its expiry.
   *
   * @throws CartConflict if `expectedVersion` is not the bag's version
   */
  readonly change: <Result extends { readonly lines: readonly BagLine[] }>(
    owner: CartOwner,
    now: number,
    change: (lines: readonly BagLine[]) => Result,
    expectedVersion?: number | null,
  ) => Promise<Result & { readonly cart: StoredCart }>
  readonly chooseGifts: (
    owner: CartOwner,
    now: number,
    activityCode: string,
    skuCodes: readonly string[],
  ) => Promise<StoredCart>
  /** Puts a code or coupon into the bag, in the place of another of its kind. */
  readonly addCode: (owner: CartOwner, now: number, code: BagCode) => Promise<StoredCart>
  readonly removeCode: (owner: CartOwner, now: number, code: string) => Promise<StoredCart>
  readonly setGoDollar: (owner: CartOwner, now: number, most: number) => Promise<StoredCart>
  /** Moves a visitor's bag into the member's. A second call finds nothing to move. Source: M-070, CO-59. */
  readonly merge: <Result extends { readonly lines: readonly BagLine[] }>(
    from: string,
    into: string,
    now: number,
    join: (member: readonly BagLine[], visitor: readonly BagLine[]) => Result,
  ) => Promise<Result | undefined>
  /** Deletes bags that have run out. */
  readonly purge: (now: number) => Promise<void>
}

type Row = CartLineTable

const lineOf = (row: Row): BagLine => ({
  id: row.id,
  skuCode: row.sku_code,
  activityCode: row.activity_code,
  quantity: row.quantity,
  isSelected: row.is_selected === 1,
  addedPrice: row.added_price,
  extProps: row.ext_props,
  updatedAt: row.updated_at,
})

const rowOf = (line: BagLine, ownerCode: string): Row => ({
  id: line.id,
  owner_code: ownerCode,
  sku_code: line.skuCode,
  activity_code: line.activityCode,
  quantity: line.quantity,
  is_selected: line.isSelected ? 1 : 0,
  added_price: line.addedPrice,
  ext_props: line.extProps,
  updated_at: line.updatedAt,
})

type Executor = Database | Transaction<Tables>

interface OfOwner {
  readonly owner: string
}

const selectLines = prepare((db, { owner }: OfOwner) =>
  db.selectFrom('cart_line').selectAll().where('owner_code', '=', owner).orderBy('id'),
)
const linesOf = async (db: Executor, owner: string): Promise<BagLine[]> =>
  (await selectLines(db, { owner })).rows.map(lineOf)

const selectGifts = prepare((db, { owner }: OfOwner) =>
  db.selectFrom('cart_gift_choice').select(['activity_code', 'sku_codes']).where('owner_code', '=', owner),
)
async function giftsOf(db: Executor, owner: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await selectGifts(db, { owner })
  return new Map(rows.map(row => [row.activity_code, JSON.parse(row.sku_codes) as string[]])) // written below
}

interface Kept extends Pick<StoredCart, 'version' | 'discountCodes' | 'goDollar'> {
  readonly orderedLines: readonly LineOfOrder[]
}

const keptOf = (row: {
  version: number
  discount_codes: string
  go_dollar: number
  ordered_lines: string
}): Kept => ({
  version: row.version,
  discountCodes: JSON.parse(row.discount_codes) as BagCode[], // written below
  goDollar: row.go_dollar,
  orderedLines: JSON.parse(row.ordered_lines) as LineOfOrder[], // written below
})

/** Public part of it. */
const shownOf = ({ version, discountCodes, goDollar }: Kept) => ({ version, discountCodes, goDollar })

/** Columns read of a bag's own row. */
const KEPT = ['version', 'discount_codes', 'go_dollar', 'ordered_lines'] as const

interface Taken extends OfOwner {
  readonly now: number
  readonly expiresAt: number | null
}

/** Makes the bag's row, or counts its version up; nothing for a bag that has run out. */
const takeRow = prepare((db, { owner, now, expiresAt }: Taken) =>
  db
    .insertInto('cart')
    .values({ owner_code: owner, version: 1, updated_at: now, expires_at: expiresAt })
    .onConflict(conflict =>
      conflict
        .column('owner_code')
        .doUpdateSet(eb => ({
          version: eb('cart.version', '+', 1),
          updated_at: eb.ref('excluded.updated_at'),
          expires_at: eb.ref('excluded.expires_at'),
        }))
        .where(({ eb }) => eb.or([eb('cart.expires_at', 'is', null), eb('cart.expires_at', '>', now)])),
    )
    .returning(KEPT),
)

/**
 * Makes the bag if there is none and takes its row, so that no other change runs beside this one. Gives it with its new version. A bag
 * that has run out is gone, purged or not: its lines and choices go with its row.
 */
async function take(trx: Transaction<Tables>, { code, isMember }: CartOwner, now: number): Promise<Kept> {
  const taken = { owner: code, now, expiresAt: isMember ? null : now + VISITOR_CART_MS }
  let [row] = (await takeRow(trx, taken)).rows
  if (!row) {
    await trx.deleteFrom('cart').where('owner_code', '=', code).where('expires_at', '<=', now).execute()
    ;[row] = (await takeRow(trx, taken)).rows
  }
  if (!row) throw new Error(`The bag of ${code} could not be taken`)
  return keptOf(row)
}

/** A bag that was just made has neither lines nor choices: they need no statement. */
const isNew = ({ version }: Kept) => version === 1

const writeCodes = (trx: Transaction<Tables>, ownerCode: string, codes: readonly BagCode[]) =>
  trx
    .updateTable('cart')
    .set({ discount_codes: JSON.stringify(codes) })
    .where('owner_code', '=', ownerCode)
    .execute()

/** The codes with another one; one of its kind makes room for it. */
const withCode = (codes: readonly BagCode[], { kind, code }: BagCode): BagCode[] => [
  ...codes.filter(other => other.kind !== kind),
  { kind, code },
]

/** Writes the lines that differ. One that holds another SKU now is written like a new one. */
async function writeLines(
  trx: Transaction<Tables>,
  ownerCode: string,
  before: readonly BagLine[],
  after: readonly BagLine[],
): Promise<void> {
  const kept = new Map(after.map(line => [line.id, line]))
  const known = new Map(before.map(line => [line.id, line]))
  const gone = before.filter(({ id, skuCode }) => kept.get(id)?.skuCode !== skuCode).map(({ id }) => ({ id }))
  if (gone.length > 0) await deleteLines(trx, gone)
  const changed = after.filter(line => known.get(line.id) !== line).map(line => rowOf(line, ownerCode))
  if (changed.length > 0) await putLines(trx, changed)
}

const deleteLines = prepareRows((trx, lines: readonly Pick<BagLine, 'id'>[]) =>
  trx.deleteFrom('cart_line').where(
    'id',
    'in',
    lines.map(({ id }) => id),
  ),
)

/** Changes no column of an index for a line that is there: each index would be one page more to write. */
const putLines = prepareRows((trx, rows: readonly Row[]) =>
  trx
    .insertInto('cart_line')
    .values(rows)
    .onConflict(conflict =>
      conflict.column('id').doUpdateSet(eb => ({
        quantity: eb.ref('excluded.quantity'),
        is_selected: eb.ref('excluded.is_selected'),
        added_price: eb.ref('excluded.added_price'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    ),
)

/** Gifts that a visitor chose; what the member has chosen before stays. */
async function moveChoices(
  trx: Transaction<Tables>,
  choices: ReadonlyMap<string, readonly string[]>,
  owner_code: string,
): Promise<void> {
  if (choices.size === 0) return
  const rows = [...choices].map(([activity_code, skuCodes]) => ({
    owner_code,
    activity_code,
    sku_codes: JSON.stringify(skuCodes),
  }))
  await trx
    .insertInto('cart_gift_choice')
    .values(rows)
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Units that were ordered. */
export interface OrderedUnits {
  readonly skuCode: string
  /** The EXCHANGE promotion of an add-on; empty for goods at their own price. */
  readonly activityCode: string
  readonly quantity: number
}

/** A line that an order has taken out of a bag. */
export interface LineOfOrder {
  readonly skuCode: string
  readonly activityCode: string
  readonly orderCode: string
}

/** Lines of orders that a bag remembers. */
const MAX_REMEMBERED = 200

type LineKey = Pick<LineOfOrder, 'skuCode' | 'activityCode'>
const isSameLine = (one: LineKey) => (other: LineKey) =>
  one.skuCode === other.skuCode && one.activityCode === other.activityCode

/** Ordered lines that a bag remembers, latest last. Of each line, the latest order counts. */
const remember = (known: readonly LineOfOrder[], more: readonly LineOfOrder[]): LineOfOrder[] =>
  [...known.filter(line => !more.some(isSameLine(line))), ...more].slice(-MAX_REMEMBERED)

/** The given lines that an order which still holds has already taken. */
async function takenBefore(
  trx: Transaction<Tables>,
  { orderedLines }: Kept,
  missing: readonly OrderedUnits[],
): Promise<readonly LineOfOrder[]> {
  const taken = orderedLines.filter(line => missing.some(isSameLine(line)))
  if (taken.length === 0) return []
  const orders = await trx
    .selectFrom('order_head')
    .select('code')
    .where('code', 'in', [...new Set(taken.map(({ orderCode }) => orderCode))])
    .where('status', 'not in', ['CANCELED', 'AUTO_CANCEL'])
    .execute()
  return taken.filter(({ orderCode }) => orders.some(({ code }) => code === orderCode))
}

/** Deletes the lines of some SKUs and gives them back: one statement for reading and removing. */
const takeLines = prepareRows((trx, lines: readonly (OfOwner & Pick<BagLine, 'skuCode'>)[]) =>
  trx
    .deleteFrom('cart_line')
    .where(
      'owner_code',
      'in',
      lines.map(({ owner }) => owner),
    )
    .where(
      'sku_code',
      'in',
      lines.map(({ skuCode }) => skuCode),
    )
    .returningAll(),
)

/** Units by SKU and promotion, added up. */
const together = (units: readonly OrderedUnits[]): OrderedUnits[] => {
  const sums = new Map<string, OrderedUnits>()
  for (const one of units) {
    const key = `${one.skuCode} ${one.activityCode}`
    sums.set(key, { ...one, quantity: one.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return [...sums.values()]
}

/**
 * Removes ordered units from a bag, inside the transaction that places the order; other units stay. Codes and GO DOLLAR were
 * for this order and go with it. Holds the bag's row until the end, so that orders of one shopper wait for each other.
 * Returns lines that another order has taken meanwhile: the caller then rolls back. Lines that were never in
 * the bag are no concern of it. Source: spec, “lines of an order”.
 */
export async function takeOrdered(
  trx: Transaction<Tables>,
  owner: CartOwner,
  ordered: readonly OrderedUnits[],
  { orderCode, now }: { readonly orderCode: string; readonly now: number },
): Promise<readonly LineOfOrder[]> {
  const kept = await take(trx, owner, now)
  const wanted = together(ordered)
  const { rows } = await takeLines(
    trx,
    wanted.map(({ skuCode }) => ({ owner: owner.code, skuCode })),
  )
  const before = rows.map(lineOf)
  const wantedOf = (line: BagLine) => wanted.find(isSameLine(line))
  const gone = await takenBefore(
    trx,
    kept,
    wanted.filter(one => (before.find(isSameLine(one))?.quantity ?? 0) < one.quantity),
  )
  if (gone.length > 0) return gone
  const left = before.flatMap(line => {
    const units = wantedOf(line)?.quantity ?? 0
    if (units === 0) return line
    return line.quantity > units ? { ...line, quantity: line.quantity - units, updatedAt: now } : []
  })
  if (left.length > 0)
    await putLines(
      trx,
      left.map(line => rowOf(line, owner.code)),
    )
  const removed = before
    .filter(wantedOf)
    .map(({ skuCode, activityCode }) => ({ skuCode, activityCode, orderCode }))
  if (kept.discountCodes.length === 0 && kept.goDollar === 0 && removed.length === 0) return []
  await trx
    .updateTable('cart')
    .set({
      discount_codes: '[]',
      go_dollar: 0,
      ordered_lines: JSON.stringify(remember(kept.orderedLines, removed)),
    })
    .where('owner_code', '=', owner.code)
    .execute()
  return []
}

/** Moves a bag into a member's, inside a transaction. Holds the rows of both bags until its end. */
export async function mergeStored<Result extends { readonly lines: readonly BagLine[] }>(
  trx: Transaction<Tables>,
  { from, into, now }: { readonly from: string; readonly into: string; readonly now: number },
  join: (member: readonly BagLine[], other: readonly BagLine[]) => Result,
): Promise<Result | undefined> {
  const kept = await take(trx, { code: into, isMember: true }, now)
  // Of two merges at once, one takes the other's row; no change of that bag runs beside it.
  const other = await trx
    .updateTable('cart')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('owner_code', '=', from)
    .where(({ eb }) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(KEPT)
    .executeTakeFirst()
  if (!other) return undefined
  const [theirs, choices] = [await linesOf(trx, from), await giftsOf(trx, from)]
  // With the row go its lines and choices.
  await trx.deleteFrom('cart').where('owner_code', '=', from).execute()
  const before = await linesOf(trx, into)
  const result = join(before, theirs)
  await writeLines(trx, into, before, result.lines)
  await moveChoices(trx, choices, into)
  // A code that the visitor typed last counts; the member's coupon stays.
  const { discountCodes: codes, orderedLines } = keptOf(other)
  if (codes.length > 0) await writeCodes(trx, into, codes.reduce(withCode, [...kept.discountCodes]))
  if (orderedLines.length > 0)
    await trx
      .updateTable('cart')
      .set({ ordered_lines: JSON.stringify(remember(kept.orderedLines, orderedLines)) })
      .where('owner_code', '=', into)
      .execute()
  return result
}

/** Locks the bag of a member until the end of the transaction, so that no order of the member is placed meanwhile. */
export const lockBag = async (trx: Transaction<Tables>, code: string, now: number): Promise<void> =>
  void (await take(trx, { code, isMember: true }, now))

export function createCartStore(db: Database): CartStore {
  const whole = async (trx: Transaction<Tables>, { code }: CartOwner, kept: Kept): Promise<StoredCart> => ({
    ...shownOf(kept),
    lines: await linesOf(trx, code),
    giftChoices: await giftsOf(trx, code),
  })
  const inCart = <Result>(
    owner: CartOwner,
    now: number,
    work: (trx: Transaction<Tables>, kept: Kept) => Promise<Result>,
  ) => db.transaction().execute(async trx => work(trx, await take(trx, owner, now)))

  return {
    async find(ownerCode, now) {
      const cart = await db
        .selectFrom('cart')
        .select(['expires_at', ...KEPT])
        .where('owner_code', '=', ownerCode)
        .executeTakeFirst()
      if (!cart || (cart.expires_at !== null && cart.expires_at <= now))
        return { version: 0, lines: [], giftChoices: new Map(), discountCodes: [], goDollar: 0 }
      const [lines, giftChoices] = await Promise.all([linesOf(db, ownerCode), giftsOf(db, ownerCode)])
      return { ...shownOf(keptOf(cart)), lines, giftChoices }
    },

    async change<Result extends { readonly lines: readonly BagLine[] }>(
      owner: CartOwner,
      now: number,
      change: (lines: readonly BagLine[]) => Result,
      expectedVersion?: number | null,
    ) {
      const changing = inCart(owner, now, async (trx, kept) => {
        const { version } = kept
        if (typeof expectedVersion === 'number' && expectedVersion !== version - 1)
          throw new CartConflict(version - 1)
        const before = isNew(kept) ? [] : await linesOf(trx, owner.code)
        const result = change(before)
        const giftChoices: StoredCart['giftChoices'] = isNew(kept)
          ? new Map()
          : await giftsOf(trx, owner.code)
        const cart = { ...shownOf(kept), lines: result.lines, giftChoices }
        if (isSame(before, result.lines)) throw new NothingChanged({ ...cart, version: version - 1 }, result)
        await writeLines(trx, owner.code, before, result.lines)
        return { ...result, cart }
      })
      return changing.catch((error: unknown) => {
        if (!(error instanceof NothingChanged)) throw error
        return { ...(error.result as Result), cart: error.before } // thrown just above
      })
    },

    chooseGifts: (owner, now, activityCode, skuCodes) =>
      inCart(owner, now, async (trx, kept) => {
        const sku_codes = JSON.stringify(skuCodes)
        await trx
          .insertInto('cart_gift_choice')
          .values({ owner_code: owner.code, activity_code: activityCode, sku_codes })
          .onConflict(conflict =>
            conflict.columns(['owner_code', 'activity_code']).doUpdateSet({ sku_codes }),
          )
          .execute()
        return whole(trx, owner, kept)
      }),

    addCode: (owner, now, code) =>
      inCart(owner, now, async (trx, kept) => {
        const discountCodes = withCode(kept.discountCodes, code)
        await writeCodes(trx, owner.code, discountCodes)
        return whole(trx, owner, { ...kept, discountCodes })
      }),

    removeCode: (owner, now, code) =>
      inCart(owner, now, async (trx, kept) => {
        const discountCodes = kept.discountCodes.filter(other => other.code !== code)
        await writeCodes(trx, owner.code, discountCodes)
        return whole(trx, owner, { ...kept, discountCodes })
      }),

    setGoDollar: (owner, now, goDollar) =>
      inCart(owner, now, async (trx, kept) => {
        await trx
          .updateTable('cart')
          .set({ go_dollar: goDollar })
          .where('owner_code', '=', owner.code)
          .execute()
        return whole(trx, owner, { ...kept, goDollar })
      }),

    merge: (from, into, now, join) =>
      db.transaction().execute(trx => mergeStored(trx, { from, into, now }, join)),

    async purge(now) {
      await db.deleteFrom('cart').where('expires_at', '<=', now).execute()
    },
  }
}
