import type { AuthContext } from '../auth/services.ts'
import type { Context } from '../context.ts'
import type { Database } from '../database/database.ts'
import { createReferralStore, type ReferralStore } from './referral.ts'
import { createGoDollarStore, type GoDollarStore } from './go-dollar-store.ts'

export interface GoDollarServices {
  readonly goDollar: GoDollarStore
  readonly referrals: ReferralStore
}

export type GoDollarContext = AuthContext & Context<GoDollarServices>

export const createGoDollarServices = (db: Database): GoDollarServices => ({
  goDollar: createGoDollarStore(db),
  referrals: createReferralStore(db),
})
