import type { Account } from '../auth/account-store.ts'
import type { Database } from '../database/database.ts'
import { type MemberFacts, readMemberFacts } from './member-facts.ts'
import { type FoundMember, type MemberQuestion, searchMembers } from './member-search.ts'
import { createMemberSteps, type MemberSteps } from './member-steps.ts'

export interface MemberServices {
  /** Members, as staff find and change them. */
  readonly members: MemberSteps & {
    /** Up to `size` + 1 members. */
    readonly search: (question: MemberQuestion) => Promise<readonly FoundMember[]>
    readonly facts: (account: Account, now: number) => Promise<MemberFacts>
  }
}

export const createMemberServices = (db: Database): MemberServices => ({
  members: {
    search: question => searchMembers(db, question),
    facts: (account, now) => readMemberFacts(db, account, now),
    ...createMemberSteps(db),
  },
})
