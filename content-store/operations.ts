import { operatorOperations } from '#operators/accounts/operations.ts'
import { invitationOperations } from '#operators/invitations/operations.ts'
import { programOperations } from '#operators/programs/operations.ts'
import { roleOperations } from '#operators/roles/operations.ts'
import { ownOperations } from '#operators/own/operations.ts'
import { redirectOperations } from './addresses/operations.ts'
import { auditOperations } from './audit/operations.ts'
import { binOperations } from './pages/bin-operations.ts'
import { versionOperations } from './pages/version-operations.ts'
import { campaignOperations } from './publishing/campaign-operations.ts'
import { reviewOperations } from './reviews/operations.ts'
import { mediaOperations } from './media/operations.ts'
import { pageOperations } from './pages/operations.ts'
import { translationOperations } from './translation/operations.ts'
import { savedOperations } from './saved/operations.ts'

/** Operations of staff on pages, by area, and with accounts, whose changes are in the same audit log. */
export const contentOperations = {
  pages: pageOperations,
  media: mediaOperations,
  redirects: redirectOperations,
  bin: binOperations,
  campaigns: campaignOperations,
  saved: savedOperations,
  translations: translationOperations,
  versions: versionOperations,
  reviews: reviewOperations,
  audit: auditOperations,
  operators: operatorOperations,
  invitations: invitationOperations,
  programs: programOperations,
  roles: roleOperations,
  account: ownOperations,
}
export type ContentOperations = typeof contentOperations
