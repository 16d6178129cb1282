import type { Database } from '../database/database.ts'
import { typedCode } from '../rules/typed-text.ts'

/** A member of staff. */
export interface StaffMember {
  readonly code: string
  readonly name: string
  readonly isActive: boolean
}

/** Longest staff code (characters). Source: MO-02. */
const MAX_STAFF_CODE = 32
/** Longest staff name (characters); ours. */
const MAX_STAFF_NAME = 50

/** The staff table, against which staff register. Source: M-045, MO-18. */
export interface Staff {
  /** The active member of staff with this code and name, ignoring case and outer spaces. */
  readonly find: (code: string, name: string, now: number) => Promise<StaffMember | undefined>
  /** By the code alone, whatever its case, if they still work here. */
  readonly byCode: (code: string, now: number) => Promise<StaffMember | undefined>
  /** Adds people and changes those whose code is known; entries are never removed, but may become inactive. */
  readonly importAll: (people: readonly StaffMember[]) => Promise<void>
  readonly isEmpty: () => Promise<boolean>
}

/** Codes that orders may name as their guide. Source: CO-85. */
export const GUIDE_CODE = /^[A-Za-z0-9]{1,20}$/

/** A staff code without case and outer spaces. */
export const foldedStaffCode = (text: string): string => typedCode(text).normalize('NFKC').toLowerCase()

const isPlausible = ({ code, name }: Pick<StaffMember, 'code' | 'name'>) =>
  code.trim() !== '' && name.trim() !== '' && code.length <= MAX_STAFF_CODE && name.length <= MAX_STAFF_NAME

async function activeByCode(db: Database, code: string, now: number): Promise<StaffMember | undefined> {
  const row = await db
    .selectFrom('staff')
    .selectAll()
    .where('folded_code', '=', foldedStaffCode(code))
    .where('is_active', '=', 1)
    .where(eb => eb.or([eb('active_from', 'is', null), eb('active_from', '<=', now)]))
    .where(eb => eb.or([eb('active_until', 'is', null), eb('active_until', '>', now)]))
    .executeTakeFirst()
  return row && { code: row.code, name: row.name, isActive: true }
}

export const createStaff = (db: Database): Staff => ({
  async find(code, name, now) {
    if (!isPlausible({ code, name })) return undefined
    const person = await activeByCode(db, code, now)
    return person && foldedStaffCode(person.name) === foldedStaffCode(name) ? person : undefined
  },

  byCode: (code, now) => activeByCode(db, code, now),

  async importAll(people) {
    const wrong = people.find(person => !isPlausible(person))
    if (wrong) throw new RangeError(`Not a staff code and name: ${JSON.stringify(wrong)}`)
    await db.transaction().execute(async trx => {
      for (const { code, name, isActive } of people) {
        const row = { code: code.trim(), name: name.trim(), is_active: isActive ? 1 : 0 } as const
        await trx
          .insertInto('staff')
          .values({ folded_code: foldedStaffCode(code), ...row })
          .onConflict(conflict => conflict.column('folded_code').doUpdateSet(row))
          .execute()
      }
    })
  },

  async isEmpty() {
    return (await db.selectFrom('staff').select('code').limit(1).executeTakeFirst()) === undefined
  },
})
