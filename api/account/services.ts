import type { AuthServices } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { CouponServices } from '../coupon/services.ts'
import type { GoDollarServices } from '../go-dollar/services.ts'
import type { Database } from '../database/database.ts'
import type { IdentityServices } from '../identity/services.ts'
import type { NewsletterServices } from '../newsletter/services.ts'
import type { VerifyServices } from '../verify/services.ts'
import { createRoster, type Roster } from './roster.ts'
import { createStaff, type Staff } from './staff.ts'

export interface AccountServices {
  readonly staff: Staff
  /** People who work in the shops, for the desk. */
  readonly roster: Roster
}

export type AccountContext = Context<
  AccountServices &
    AuthServices &
    CouponServices &
    GoDollarServices &
    IdentityServices &
    NewsletterServices &
    VerifyServices
>

export const createAccountServices = (db: Database): AccountServices => ({
  staff: createStaff(db),
  roster: createRoster(db),
})
