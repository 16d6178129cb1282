import { BIRTHDAY, FIRST_ORDER, GOLD_COUPON } from './catalogue/campaigns.ts'
import { both } from './catalogue/text.ts'
import type { GoDollarStore } from '#api/go-dollar/go-dollar-store.ts'
import { type AccountStore, isAccount, type NewAccount } from '#api/auth/account-store.ts'
import type { Passwords } from '#platform/password.ts'
import type { Staff, StaffMember } from '#api/account/staff.ts'

interface DemoMember {
  readonly email: string
  readonly password: string
  readonly account: Partial<NewAccount> & Pick<NewAccount, 'first_name' | 'last_name'>
  /** Campaigns that they have a coupon of. */
  readonly coupons: readonly string[]
  /** GO DOLLAR granted, and how many days before the start. */
  readonly goDollar: readonly { readonly granted: number; readonly daysAgo: number }[]
}

const DAY = 24 * 3_600_000
const GIFT = both('會員禮遇', 'Member gift')

/** People who work in the demo shop. The second may still register; the third has left. Source: MO-18. */
const demoStaff: readonly StaffMember[] = [
  { code: 'S1001', name: 'Lok Lee', isActive: true },
  { code: 'S1002', name: 'Wing Ho', isActive: true },
  { code: 'S1003', name: 'Tung Ma', isActive: false },
]

/** Members of the demo shop only: an ordinary one, one of level GOLD, one who works here. Their passwords are public. */
export const demoMembers: readonly DemoMember[] = [
  {
    email: 'mei@cairn.example',
    password: 'trail2026',
    account: {
      first_name: '美儀',
      last_name: '陳',
      nick_name: 'Mei',
      appellation: 'MS',
      sex: 'F',
      birth_month: 5,
      mobile: '+852 91234567',
    },
    coupons: [FIRST_ORDER],
    goDollar: [
      { granted: 80, daysAgo: 20 },
      { granted: 40, daysAgo: 200 },
    ],
  },
  {
    email: 'kin@cairn.example',
    password: 'summit2026',
    account: {
      first_name: 'Kin',
      last_name: 'Wong',
      appellation: 'MR',
      sex: 'M',
      birth_month: 11,
      birthday: '1988-11-03',
      level_code: 'GOLD',
      marketing_consent: 1,
    },
    coupons: [FIRST_ORDER, GOLD_COUPON, BIRTHDAY],
    goDollar: [
      { granted: 300, daysAgo: 45 },
      { granted: 60, daysAgo: 330 },
    ],
  },
  {
    email: 'lok@cairn.example',
    password: 'compass2026',
    account: {
      first_name: 'Lok',
      last_name: 'Lee',
      appellation: 'MR',
      sex: 'M',
      birth_month: 2,
      staff_code: 'S1001',
      staff_name: 'Lok Lee',
      sign_up_method: 'staffSignUp',
    },
    coupons: [FIRST_ORDER],
    goDollar: [{ granted: 20, daysAgo: 5 }],
  },
]

/** The part of the commerce engine that keeps people. */
export interface PeoplePort {
  readonly services: {
    readonly accounts: Pick<AccountStore, 'byLogin' | 'create' | 'isEmpty'>
    readonly passwords: Pick<Passwords, 'hash'>
    readonly staff: Pick<Staff, 'importAll' | 'isEmpty'>
    readonly goDollar: Pick<GoDollarStore, 'grant' | 'lots'>
  }
  readonly issueCoupon: (campaignCode: string, userCode: string) => Promise<boolean>
}

/** Coupons, one of each campaign, and GO DOLLAR; what is there already is not given twice. */
async function equip(
  { services: { goDollar }, issueCoupon }: PeoplePort,
  userCode: string,
  member: DemoMember,
  now: number,
): Promise<void> {
  for (const code of member.coupons) await issueCoupon(code, userCode)
  if ((await goDollar.lots(userCode)).length > 0) return
  for (const { granted, daysAgo } of member.goDollar)
    await goDollar.grant(userCode, { granted, remark: GIFT, now: now - daysAgo * DAY })
}

/**
 * Registers the demo's members in a shop without members, and its staff in a shop without staff.
 * @param now epoch milliseconds
 * @param options `ownPassword` replaces the public passwords; `isInterrupted` adds the members that are missing
 * @returns how many members were made
 */
export async function loadPeople(
  port: PeoplePort,
  now: number,
  { ownPassword, isInterrupted = false }: { ownPassword?: string | undefined; isInterrupted?: boolean } = {},
): Promise<number> {
  const { accounts, passwords, staff } = port.services
  if (await staff.isEmpty()) await staff.importAll(demoStaff)
  if (!isInterrupted && !(await accounts.isEmpty())) return 0
  let made = 0
  for (const member of demoMembers) {
    const { email, password, account } = member
    const known = await accounts.byLogin({ email })
    if (known) {
      await equip(port, known.user_code, member, now)
      continue
    }
    made += 1
    const created = await accounts.create({
      country_code: 'HK',
      sign_up_method: 'memberSignUp',
      created_at: now,
      email,
      is_email_verified: 1,
      consent_at: account.marketing_consent ? now : null,
      password_hash: await passwords.hash(ownPassword ?? password),
      ...account,
    })
    if (isAccount(created)) await equip(port, created.user_code, member, now)
  }
  return made
}
