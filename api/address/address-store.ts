import { accepted, refused, type Result } from '#platform/result.ts'
import { DAY_MS } from '#locales/hong-kong.ts'
import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import { lockOpenAccount } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.ts'
import type { PostalAddress } from '../rules/postal-address.ts'

/**
 * Addresses a member may keep: in all, and by code of the country; the lower one counts. Source: M-101, M-102, MO-45, MO-46,
 * C-270 (`address.max`, `address.regionMax`).
 */
export interface AddressLimits {
  readonly max: number
  readonly byCountry: Readonly<Record<string, number>>
}

/** A visitor's billing address lives this long from its last save: as long as a bag. Source: MO-50. */
const VISITOR_ADDRESS_MS = 30 * DAY_MS

/** Stored part of an address: the place, or the pick-up point. */
export interface AddressContent {
  readonly deliveryMethod: 'EXPRESS' | 'PICKUP'
  readonly selfPickupShopCode: string
  readonly address: PostalAddress
}

export interface StoredAddress extends AddressContent {
  readonly code: string
  readonly isDefault: boolean
}

interface SaveOptions {
  readonly limits: AddressLimits
  readonly isDefault: boolean
  readonly now: number
}

/** The member has as many addresses as allowed (`limit`), or as many in that country. */
interface PassedLimit {
  readonly reason: 'limit' | 'country'
  readonly max: number
}
/** Code of the address. `unknown`: the member has no such address. */
type SaveResult = Result<string, PassedLimit | { readonly reason: 'unknown' }>

export interface AddressStore {
  /** A member's addresses, the default first, then the latest. */
  readonly of: (userCode: string) => Promise<readonly StoredAddress[]>
  /** Adds an address; the first becomes the default. Source: M-101, M-102, MO-44, MO-46. */
  readonly add: (userCode: string, content: AddressContent, how: SaveOptions) => Promise<SaveResult>
  readonly change: (
    userCode: string,
    code: string,
    content: AddressContent,
    how: SaveOptions,
  ) => Promise<SaveResult>
  /** Removes an address; of those left the latest becomes the default. `false` when there is none. Source: MO-44. */
  readonly remove: (userCode: string, code: string) => Promise<boolean>
  readonly makeDefault: (userCode: string, code: string) => Promise<boolean>
  /** Of a member or a visitor. Source: M-104, MO-50. */
  readonly billing: (ownerCode: string, now: number) => Promise<StoredAddress | undefined>
  readonly saveBilling: (
    owner: { readonly code: string; readonly isMember: boolean },
    content: AddressContent,
    now: number,
  ) => Promise<string>
  /** Deletes what visitors left behind. */
  readonly purge: (now: number) => Promise<void>
}

type Row = Pick<Tables['delivery_address'], 'code' | 'is_default' | 'content'>
const addressOf = ({ code, is_default, content }: Row): StoredAddress => ({
  ...(JSON.parse(content) as AddressContent), // written below
  code,
  isDefault: is_default === 1,
})

/** Makes one address the default and no other. */
async function putDefault(trx: Transaction<Tables>, userCode: string, code: string): Promise<void> {
  await trx
    .updateTable('delivery_address')
    .set(({ eb }) => ({
      is_default: eb
        .case()
        .when('code', '=', code)
        .then(1 as const)
        .else(0 as const)
        .end(),
    }))
    .where('user_code', '=', userCode)
    .execute()
}

/** Addresses of a member, the latest first. */
const bookOf = async (db: Database, userCode: string): Promise<readonly StoredAddress[]> => {
  const rows = await db
    .selectFrom('delivery_address')
    .select(['code', 'is_default', 'content'])
    .where('user_code', '=', userCode)
    .orderBy('created_at', 'desc')
    .orderBy('code', 'desc')
    .execute()
  return rows.map(addressOf)
}

/** The limit that one more address would pass, beside the others. Source: M-101, M-102, MO-46. */
function passedLimit(
  others: readonly StoredAddress[],
  { address: { countryId } }: AddressContent,
  { max, byCountry }: AddressLimits,
): PassedLimit | undefined {
  if (others.length >= max) return { reason: 'limit', max }
  const maxThere = byCountry[countryId] ?? max
  const there = others.filter(({ address }) => address.countryId === countryId)
  return there.length >= maxThere ? { reason: 'country', max: maxThere } : undefined
}

type AddressBook = Pick<AddressStore, 'of' | 'add' | 'change' | 'remove' | 'makeDefault'>

export const createAddressStore = (db: Database): AddressStore => ({
  ...createAddressBook(db),
  ...createBillingAddresses(db),
})

function createAddressBook(db: Database): AddressBook {
  /** Works on the addresses of a member while no other call does. */
  const inBook = <Value>(
    userCode: string,
    work: (trx: Transaction<Tables>, known: readonly StoredAddress[]) => Promise<Value>,
  ) =>
    db.transaction().execute(async trx => {
      await lockOpenAccount(trx, userCode)
      return work(trx, await bookOf(trx, userCode))
    })

  return {
    async of(userCode) {
      const book = await bookOf(db, userCode)
      return book.toSorted((a, b) => Number(b.isDefault) - Number(a.isDefault))
    },

    add: (userCode, content, { limits, isDefault, now }) =>
      inBook(userCode, async (trx, known): Promise<SaveResult> => {
        const passed = passedLimit(known, content, limits)
        if (passed) return refused(passed)
        const code = randomUUID()
        await trx
          .insertInto('delivery_address')
          .values({
            code,
            user_code: userCode,
            is_default: 0,
            content: JSON.stringify(content),
            created_at: now,
            updated_at: now,
          })
          .execute()
        if (isDefault || known.length === 0) await putDefault(trx, userCode, code)
        return accepted(code)
      }),

    change: (userCode, code, content, { limits, isDefault, now }) =>
      inBook(userCode, async (trx, known): Promise<SaveResult> => {
        const before = known.find(address => address.code === code)
        if (!before) return refused({ reason: 'unknown' })
        // An address that stays in its country is no new one there, even where the limit has since been lowered.
        const isElsewhere = before.address.countryId !== content.address.countryId
        const others = known.filter(address => address !== before)
        const passed = isElsewhere ? passedLimit(others, content, limits) : undefined
        if (passed) return refused(passed)
        await trx
          .updateTable('delivery_address')
          .set({ content: JSON.stringify(content), updated_at: now })
          .where('code', '=', code)
          .execute()
        if (isDefault) await putDefault(trx, userCode, code)
        return accepted(code)
      }),

    remove: (userCode, code) =>
      inBook(userCode, async (trx, known) => {
        const gone = known.find(address => address.code === code)
        if (!gone) return false
        await trx.deleteFrom('delivery_address').where('code', '=', code).execute()
        const [latest] = known.filter(address => address !== gone)
        if (gone.isDefault && latest) await putDefault(trx, userCode, latest.code)
        return true
      }),

    makeDefault: (userCode, code) =>
      inBook(userCode, async (trx, known) => {
        if (!known.some(address => address.code === code)) return false
        await putDefault(trx, userCode, code)
        return true
      }),
  }
}

const createBillingAddresses = (db: Database): Omit<AddressStore, keyof AddressBook> => ({
  async billing(ownerCode, now) {
    const row = await db
      .selectFrom('billing_address')
      .select(['code', 'content'])
      .where('owner_code', '=', ownerCode)
      .where(eb => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst()
    return row && addressOf({ ...row, is_default: 0 })
  },

  async saveBilling(owner, content, now) {
    const expires_at = owner.isMember ? null : now + VISITOR_ADDRESS_MS
    const { code } = await db
      .insertInto('billing_address')
      .values({
        owner_code: owner.code,
        code: randomUUID(),
        content: JSON.stringify(content),
        updated_at: now,
        expires_at,
      })
      .onConflict(conflict =>
        conflict.column('owner_code').doUpdateSet(eb => ({
          content: eb.ref('excluded.content'),
          updated_at: now,
          expires_at,
        })),
      )
      .returning('code')
      .executeTakeFirstOrThrow()
    return code
  },

  async purge(now) {
    await db.deleteFrom('billing_address').where('expires_at', '<=', now).execute()
  },
})
