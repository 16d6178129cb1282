import type { BothTexts } from '#locales/locale.ts'
import type { Selectable } from 'kysely'
import type { CampaignTable } from '../database/tables.ts'
import type { Period } from '../rules/period.ts'
import type { AccountScope } from './format/import-schema.ts'
import type { CampaignRule } from './rows/stored-rows.ts'

/** Discount of a coupon or a promotion code: audience, period, limits. Amounts in cents. Source: C-216 … C-221, CO-71 … CO-78. */
export interface Campaign extends CampaignRule, Period {
  /** Of a shared code or one that puts a coupon into the wallet: what shoppers type. */
  readonly code: string
  readonly type: CampaignTable['type']
  readonly name: BothTexts
  /** Its terms; may be empty. */
  readonly description: BothTexts
  readonly accountScope: AccountScope
  readonly levels: readonly string[]
  /** Ended by hand, whatever `endTime` says. */
  readonly isStopped: boolean
  readonly spus: 'ALL' | ReadonlySet<string>
}

/** Columns of texts and lists were written by `stored-rows.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

/** Reads a stored campaign. */
export function campaignOf(row: Selectable<CampaignTable>): Campaign {
  const spus = read<string[]>(row.spu_codes)
  return {
    code: row.code,
    type: row.type,
    name: read<BothTexts>(row.name),
    description: read<BothTexts>(row.description),
    accountScope: row.account_scope as AccountScope, // only checked lines are stored
    levels: read<string[]>(row.levels),
    beginTime: row.begin_time,
    endTime: row.end_time,
    isStopped: row.is_stopped === 1,
    spus: spus.length === 0 ? 'ALL' : new Set(spus),
    ...read<CampaignRule>(row.rule),
  }
}
