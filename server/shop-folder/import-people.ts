import type { Staff } from '#api/account/staff.ts'
import { type AccountStore, isAccount } from '#api/auth/account-store.ts'
import type { Catalogue } from '#api/catalogue/catalogue.ts'
import type { GoDollarStore } from '#api/go-dollar/go-dollar-store.ts'
import { isBirthday } from '#api/rules/person.ts'
import { hongKongDay } from '#locales/format.ts'
import type { Passwords } from '#platform/password.ts'
import type { Numbered } from './lines.ts'
import type { MemberLine } from './people-lines.ts'
import { type FileProblem, ShopFolderProblems } from './problems.ts'
import type { ShopFolder } from './read-shop-folder.ts'

/** The part of the commerce engine that stores people. */
export interface PeoplePort {
  readonly catalogue: () => Pick<Catalogue, 'campaigns' | 'spus'>
  readonly services: {
    readonly accounts: Pick<AccountStore, 'byLogin' | 'create' | 'isEmpty' | 'levels'>
    readonly passwords: Pick<Passwords, 'hash'>
    readonly staff: Pick<Staff, 'importAll' | 'isEmpty' | 'byCode'>
    readonly goDollar: Pick<GoDollarStore, 'grant' | 'lots'>
  }
  readonly issueCoupon: (campaignCode: string, userCode: string) => Promise<boolean>
}

export interface ImportPeopleOptions {
  /** Epoch milliseconds. */
  readonly now: number
  /** Replaces the passwords of the file. */
  readonly password?: string | undefined
  /** An earlier import did not end: adds the members that are missing. */
  readonly isInterrupted: boolean
  /** Refuses coupons of campaigns that the shop does not have; otherwise they are left out. */
  readonly hasOurGoods: boolean
}

const FILE = 'people.jsonl'

/** Problems that the file alone does not show: levels, staff and campaigns that the shop does not have, days to come. */
async function memberProblems(
  { catalogue, services }: PeoplePort,
  members: readonly Numbered<MemberLine>[],
  { now, hasOurGoods, hasOurStaff }: ImportPeopleOptions & { readonly hasOurStaff: boolean },
): Promise<readonly FileProblem[]> {
  const levels = new Set((await services.accounts.levels()).map(({ code }) => code))
  const { campaigns } = catalogue()
  const ofMember = async ({ line, level, birthday, staffCode, coupons }: Numbered<MemberLine>) => {
    const at = (path: string, message: string): FileProblem => ({ file: FILE, line, path, message })
    return [
      ...(level !== undefined && !levels.has(level) ? [at('level', `there is no level ${level}`)] : []),
      ...(birthday !== undefined && !isBirthday(birthday, hongKongDay(now))
        ? [at('birthday', 'must be a past day, such as 1988-11-03')]
        : []),
      ...(hasOurStaff && staffCode !== undefined && !(await services.staff.byCode(staffCode, now))
        ? [at('staffCode', `there is no active staff code ${staffCode}`)]
        : []),
      ...coupons.flatMap((code, index) =>
        hasOurGoods && !campaigns.has(code) ? [at(`coupons.${index}`, `there is no campaign ${code}`)] : [],
      ),
    ]
  }
  return (await Promise.all(members.map(ofMember))).flat()
}

/** Issues coupons, one of each campaign, and grants GO DOLLAR; what the member has already is not given twice. */
async function equip(
  { services: { goDollar }, issueCoupon }: PeoplePort,
  userCode: string,
  { coupons, goDollar: grants }: MemberLine,
): Promise<void> {
  for (const code of coupons) await issueCoupon(code, userCode)
  if ((await goDollar.lots(userCode)).length > 0) return
  for (const { granted, at, remark } of grants) await goDollar.grant(userCode, { granted, remark, now: at })
}

async function register(
  { services: { accounts, passwords, staff } }: PeoplePort,
  member: Numbered<MemberLine>,
  { now, password }: ImportPeopleOptions,
): Promise<string> {
  const { email, hasMarketingConsent, staffCode, line } = member
  const person = staffCode === undefined ? undefined : await staff.byCode(staffCode, now)
  const created = await accounts.create({
    email,
    is_email_verified: 1,
    password_hash: await passwords.hash(password ?? member.password),
    first_name: member.firstName,
    last_name: member.lastName,
    nick_name: member.nickName ?? null,
    appellation: member.appellation ?? null,
    sex: member.sex ?? null,
    birth_month: member.birthMonth ?? null,
    birthday: member.birthday ?? null,
    mobile: member.mobile ?? null,
    country_code: member.country,
    ...(member.level !== undefined && { level_code: member.level }),
    marketing_consent: hasMarketingConsent ? 1 : 0,
    consent_at: hasMarketingConsent ? now : null,
    ...(person && { staff_code: person.code, staff_name: person.name }),
    sign_up_method: person ? 'staffSignUp' : 'memberSignUp',
    created_at: now,
  })
  if (isAccount(created)) return created.user_code
  throw new ShopFolderProblems(
    created.taken.map(path => ({ file: FILE, line, path, message: 'belongs to another member' })),
  )
}

/**
 * Registers members in a shop without members, with their coupons and GO DOLLAR, and staff in a shop without staff.
 * @returns number of new members
 * @throws ShopFolderProblems
 */
export async function importPeople(
  port: PeoplePort,
  { staff: people, members }: Pick<ShopFolder, 'staff' | 'members'>,
  options: ImportPeopleOptions,
): Promise<number> {
  const { accounts, staff } = port.services
  const hasOurStaff = await staff.isEmpty()
  if (hasOurStaff) await staff.importAll(people)
  if (!options.isInterrupted && !(await accounts.isEmpty())) return 0
  const problems = await memberProblems(port, members, { ...options, hasOurStaff })
  if (problems.length > 0) throw new ShopFolderProblems(problems)
  let registered = 0
  for (const member of members) {
    const known = await accounts.byLogin({ email: member.email })
    await equip(port, known?.user_code ?? (await register(port, member, options)), member)
    if (!known) registered += 1
  }
  return registered
}
