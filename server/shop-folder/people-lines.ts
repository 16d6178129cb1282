import { z } from 'zod'
import { isEmailAddress } from '#api/rules/email-address.ts'
import { isPassword } from '#api/rules/password-rule.ts'
import { APPELLATIONS, isMonth, isPersonName, SEXES } from '#api/rules/person.ts'
import { isPhone } from '#api/rules/phone.ts'
import { REGIONS } from '#api/rules/regions.ts'
import { OPERATOR_NAME } from '#operators/accounts/operators.ts'
import { MIN_PASSWORD, ROLES } from '#operators/operator.ts'

/**
 * One line of `people.jsonl`. This folder's README describes the format in words; this schema decides.
 * Source: LO-13 (operators), MO-18 (staff), M-001 … M-009 (members); the file format is ours.
 */

const operatorLine = z.strictObject({
  kind: z.literal('operator'),
  name: z.string().regex(OPERATOR_NAME, 'must be 1 to 64 letters, digits, “.”, “_”, “@” or “-”'),
  role: z.enum(ROLES),
  password: z.string().min(MIN_PASSWORD),
})

const staffLine = z.strictObject({
  kind: z.literal('staff'),
  code: z.string().trim().min(1).max(32),
  name: z.string().trim().min(1).max(50),
  /** False once they have left. */
  isActive: z.boolean().default(true),
})

const personName = z.string().refine(isPersonName, 'must be 1 to 50 letters, digits and spaces')
const campaignCode = z.string().min(1).max(64)
const instant = z.iso.datetime({ offset: true }).transform(value => Date.parse(value))

const goDollarGrant = z.strictObject({
  /** Whole GO DOLLAR (1 = HK$1). */
  granted: z.int().min(1).max(1_000_000),
  at: instant,
  /** Reason, as the member reads it. */
  remark: z.strictObject({ zh_HK: z.string().min(1).max(100), en_US: z.string().min(1).max(100) }),
})

const memberLine = z.strictObject({
  kind: z.literal('member'),
  email: z.string().refine(isEmailAddress, 'must be an email address').toLowerCase(),
  password: z.string().refine(text => isPassword(text), 'must have 6 to 20 characters, a letter and a digit'),
  firstName: personName,
  lastName: personName,
  nickName: personName.optional(),
  appellation: z.enum(APPELLATIONS).optional(),
  sex: z.enum(SEXES).optional(),
  birthMonth: z.int().refine(isMonth, 'must be 1 to 12').optional(),
  /** A day that was: the import compares it with its own. */
  birthday: z.iso.date().optional(),
  mobile: z.string().refine(isPhone, 'must be a number with its prefix, such as +852 91234567').optional(),
  country: z.enum(REGIONS).default('HK'),
  /** Code of the level; the lowest by default. */
  level: z.string().min(1).max(32).optional(),
  hasMarketingConsent: z.boolean().default(false),
  /** Code of their line of staff, of the file or the shop. */
  staffCode: z.string().trim().min(1).max(32).optional(),
  /** Codes of campaigns whose coupon the member gets, one of each. */
  coupons: z.array(campaignCode).max(100).default([]),
  goDollar: z.array(goDollarGrant).max(100).default([]),
})

export const personLine = z.discriminatedUnion('kind', [operatorLine, staffLine, memberLine])

export type PersonLine = z.output<typeof personLine>
export type MemberLine = Extract<PersonLine, { kind: 'member' }>
