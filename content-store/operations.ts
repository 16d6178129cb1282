import { operatorOperations } from '#operators/accounts/operations.ts'
import { redirectOperations } from './addresses/operations.ts'
import { binOperations } from './pages/bin-operations.ts'
import { campaignOperations } from './publishing/campaign-operations.ts'
import { savedOperations } from './saved/operations.ts'

/** Operations of staff on pages, by area, and with accounts, whose changes are in the same audit log. */
export const contentOperations = {
  redirects: redirectOperations,
  bin: binOperations,
  campaigns: campaignOperations,
  saved: savedOperations,
  operators: operatorOperations,
}
export type ContentOperations = typeof contentOperations
