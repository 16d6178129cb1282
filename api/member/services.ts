import { accepted, type Result } from '#platform/result.ts'
import type { Account } from '../auth/account-store.ts'
import { giveCoupon, takeCoupon } from '../coupon/issues/one-member.ts'
import type { TakeBackRefusal } from '../coupon/issues/take-back.ts'
import type { Database } from '../database/database.ts'
import type { MergeChoice, MergeProblem, MergeReport } from '../rules/member-merge.ts'
import type { IssueFailure } from '../rules/issue-failure.ts'
import { type ContactParts, type ContactSteps, createContactSteps } from './contact-step.ts'
import { createDataRequests, type DataRequests } from './data-requests.ts'
import { eraseMember, type EraseRefusal, type EraseReport } from './erase-member.ts'
import { type GoDollarRefusal, moveGoDollar } from './go-dollar-steps.ts'
import { type MemberFacts, readMemberFacts } from './member-facts.ts'
import { type JoinBags, mergeMembers, type MergePlan, planMerge } from './merge-members.ts'
import type { MergedPair } from './move-records.ts'
import { type FoundMember, type MemberQuestion, searchMembers } from './member-search.ts'
import { createMemberSteps, type MemberDeed, type MemberSteps, step } from './member-steps.ts'

export interface MemberServices {
  /** Members, as staff find and change them. */
  readonly members: MemberSteps &
    ContactSteps & {
      /** Up to `size` + 1 members. */
      readonly search: (question: MemberQuestion) => Promise<readonly FoundMember[]>
      readonly facts: (account: Account, now: number) => Promise<MemberFacts>
      /** Gives GO DOLLAR, or takes some (negative), within what the operator may move. */
      readonly moveGoDollar: (
        userCode: string,
        what: { readonly points: number; readonly limit: number },
        deed: MemberDeed,
      ) => Promise<Result<true, GoDollarRefusal>>
      readonly giveCoupon: (
        userCode: string,
        campaign: string,
        deed: MemberDeed,
      ) => Promise<Result<true, IssueFailure>>
      readonly takeCoupon: (
        userCode: string,
        coupon: string,
        deed: MemberDeed,
      ) => Promise<Result<true, TakeBackRefusal>>
      /** Removes the person; says what stays without them. */
      readonly erase: (userCode: string, deed: MemberDeed) => Promise<Result<EraseReport, EraseRefusal>>
      /** Reads two accounts of one person, with what each has and why they cannot be merged. */
      readonly planMerge: (pair: MergedPair) => Promise<Result<MergePlan, MergeProblem>>
      /** Merges an account into another one. */
      readonly merge: (
        pair: MergedPair,
        how: { readonly chosen: MergeChoice; readonly joinBags: JoinBags },
        deed: MemberDeed,
      ) => Promise<Result<MergeReport, MergeProblem>>
      /** Requests about personal data. */
      readonly requests: DataRequests
    }
}

export const createMemberServices = (db: Database, parts: ContactParts): MemberServices => ({
  members: {
    search: question => searchMembers(db, question),
    facts: (account, now) => readMemberFacts(db, account, now),
    ...createMemberSteps(db),
    ...createContactSteps(db, parts),
    erase: (userCode, deed) => eraseMember(db, userCode, deed),
    planMerge: pair => planMerge(db, pair),
    merge: (pair, how, deed) => mergeMembers(db, pair, how, deed),
    requests: createDataRequests(db),
    moveGoDollar: (userCode, what, deed) => moveGoDollar(db, userCode, what, deed),
    giveCoupon: (userCode, campaign, deed) =>
      step<IssueFailure>(db, userCode, deed, 'unknown', async trx => {
        const given = await giveCoupon(trx, { id: deed.wish, campaign, userCode }, deed)
        return given.ok ? accepted({ kind: 'COUPON_GIVEN', after: campaign }) : given
      }),
    takeCoupon: (userCode, coupon, deed) =>
      step<TakeBackRefusal>(db, userCode, deed, 'noCoupon', async trx => {
        const taken = await takeCoupon(trx, { coupon, userCode }, deed)
        return taken.ok ? accepted({ kind: 'COUPON_TAKEN', before: taken.value }) : taken
      }),
  },
})
