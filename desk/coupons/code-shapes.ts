import type { CampaignEvent } from '#api/coupon/campaign-events.ts'
import type { CodeBatch } from '#api/coupon/codes/batch-rows.ts'
import type { CodeState } from '#api/coupon/codes/code-batches.ts'

/** A batch of codes that count once. Instants are epoch ms. */
export type DeskBatch = CodeBatch

/** A code, without its text. */
export interface DeskCode extends Omit<CodeState, 'orderCode'> {
  /** Number of the order that holds it or has used it. */
  readonly order: string | null
}

/** An entry in the log of a campaign. */
export type DeskCampaignEvent = Omit<CampaignEvent, 'campaign'>
