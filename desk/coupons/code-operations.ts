import { z } from 'zod'
import type { Deed } from '#api/coupon/deed.ts'
import type { CampaignEvent } from '#api/coupon/campaign-events.ts'
import {
  type CodeBatches,
  type CodeState,
  type ExportRefusal,
  type MakeRefusal,
  MAX_BATCHES,
  type WithdrawRefusal,
} from '#api/coupon/codes/code-batches.ts'
import { MAX_BATCH_CODES, MAX_PATTERN, readPattern } from '#api/rules/code-pattern.ts'
import { orderNumberOf } from '#api/shared/order-number.ts'
import { formatDateTime } from '#locales/format.ts'
import { catalogue } from '#locales/catalogue.ts'
import { type Caller, operationsOn } from '#operators/operation.ts'
import { done, type Refusal, refuse } from '#operators/outcome.ts'
import { code, reason, wish } from '../records/record-input.ts'
import type { DeskBatch, DeskCampaignEvent, DeskCode } from './code-shapes.ts'
import { writeTable } from './write-table.ts'

export interface CodeDesk {
  readonly codeBatches: CodeBatches
}

/** Reason of taking something away from shoppers. */
export const neededReason = z.string().trim().min(1).max(300)
const batch = z.string().min(8).max(64)
/** As shoppers type it. */
const typed = z.string().min(1).max(200)

export const deedOf = ({ actor, now }: Caller, why: string): Deed => ({ by: actor.name, now, reason: why })

const deskCode = ({ orderCode, ...state }: CodeState): DeskCode => ({
  ...state,
  order: orderCode === null ? null : orderNumberOf(orderCode),
})

const deskEvent = ({ at, by, kind, about, count, reason: why }: CampaignEvent): DeskCampaignEvent => ({
  at,
  by,
  kind,
  about,
  count,
  reason: why,
})

function makeRefusal(refusal: MakeRefusal): Refusal {
  switch (refusal.reason) {
    case 'noCampaign':
      return refuse(404, 'recordGone')
    case 'notUnique':
      return refuse(409, 'codesNotUnique')
    case 'over':
      return refuse(409, 'offerOver')
    case 'manyBatches':
      return refuse(409, 'codeBatchesMany', { values: { max: MAX_BATCHES } })
    case 'manyCodes':
      return refuse(409, 'codesMany', { values: { left: refusal.left } })
    case 'guessable':
      return refuse(422, 'codesGuessable', { values: { missing: refusal.missing } })
  }
}

function exportRefusal(refusal: ExportRefusal): Refusal {
  switch (refusal.reason) {
    case 'noBatch':
      return refuse(404, 'codeBatchGone')
    case 'making':
      return refuse(409, 'codesMaking')
    case 'withdrawn':
      return refuse(409, 'codesWithdrawn')
    case 'exported': {
      const { by, at } = refusal
      const time = { zh_HK: formatDateTime(at, 'zh_HK'), en_US: formatDateTime(at, 'en_US') }
      return refuse(409, 'codesExported', { values: { by, time } })
    }
  }
}

const WITHDRAW_REFUSALS: Readonly<Record<WithdrawRefusal, Refusal>> = {
  noBatch: refuse(404, 'codeBatchGone'),
  noCode: refuse(404, 'codeUnknown'),
  withdrawn: refuse(409, 'codesWithdrawn'),
  held: refuse(409, 'codeHeld'),
  used: refuse(409, 'codeUsed'),
}

const { read, ask, change } = operationsOn<CodeDesk>()

/** Codes of a campaign that count once each. */
export const codeOperations = {
  list: read({
    right: 'promotions.read',
    summary:
      'Lists the batches of a campaign’s codes, the newest first, with the number of codes in each state.',
    input: z.strictObject({ campaign: code }),
    run: async ({ codeBatches }, { campaign }) =>
      done<{ batches: readonly DeskBatch[] }>({ batches: await codeBatches.list(campaign) }),
  }),
  make: change({
    right: 'promotions.change',
    summary:
      'Begins to make codes by a pattern, whose `#` become random signs; 422 if they could be guessed. A repeated wish makes nothing twice.',
    input: z.strictObject({
      wish,
      campaign: code,
      pattern: z
        .string()
        .min(1)
        .max(2 * MAX_PATTERN),
      count: z.int().min(1).max(MAX_BATCH_CODES),
      reason,
    }),
    async run({ codeBatches }, { wish: id, campaign, pattern: given, count, reason: why }, caller) {
      const pattern = readPattern(given)
      if (pattern === undefined) return refuse(422, 'codePattern', { values: { max: MAX_PATTERN } })
      const made = await codeBatches.make({ id, campaign, pattern, count }, deedOf(caller, why))
      return made.ok ? done(made.value) : makeRefusal(made.refusal)
    },
    about: ({ campaign, pattern, count }) => `${campaign}: ${count} × ${pattern}`,
  }),
  export: change({
    right: 'promotions.change',
    summary:
      'Hands out the codes of a batch as a table for spreadsheets, once; 409 with the operator and time of the first export.',
    input: z.strictObject({ batch }),
    async run({ codeBatches }, { batch: id }, caller) {
      const given = await codeBatches.export(id, deedOf(caller, ''))
      if (!given.ok) return exportRefusal(given.refusal)
      const { batch: exported, codes } = given.value
      return done({ batch: exported, text: await writeTable(['code'], [codes], each => [each]) })
    },
    about: (_, { batch: { campaign, pattern } }) => `${campaign}: ${pattern}`,
  }),
  withdraw: change({
    right: 'promotions.change',
    summary:
      'Withdraws the codes of a batch that are neither held nor used; held ones end with their orders.',
    input: z.strictObject({ batch, reason: neededReason }),
    async run({ codeBatches }, { batch: id, reason: why }, caller) {
      const withdrawn = await codeBatches.withdraw(id, deedOf(caller, why))
      return withdrawn.ok ? done(withdrawn.value) : WITHDRAW_REFUSALS[withdrawn.refusal]
    },
    about: ({ reason: why }, { campaign, pattern }) => `${campaign}: ${pattern} · ${why}`,
  }),
  'withdraw-code': change({
    right: 'promotions.change',
    summary: 'Withdraws a code, unless an order holds it or has used it.',
    input: z.strictObject({ campaign: code, code: typed, reason: neededReason }),
    async run({ codeBatches }, { campaign, code: given, reason: why }, caller) {
      const withdrawn = await codeBatches.withdrawCode(campaign, given, deedOf(caller, why))
      return withdrawn.ok ? done(deskCode(withdrawn.value)) : WITHDRAW_REFUSALS[withdrawn.refusal]
    },
    about: ({ campaign, reason: why }, { ending }) => `${campaign}: …${ending} · ${why}`,
  }),
  find: ask({
    right: 'promotions.read',
    summary: 'Looks up a code that was typed: its state, its order, and since when.',
    input: z.strictObject({ campaign: code, code: typed }),
    async run({ codeBatches }, { campaign, code: given }) {
      const found = await codeBatches.find(campaign, given)
      return found ? done(deskCode(found)) : refuse(404, 'codeUnknown')
    },
  }),
  events: read({
    right: 'promotions.read',
    summary: 'Lists what staff did with the codes and coupons of a campaign, the newest first.',
    input: z.strictObject({ campaign: code }),
    run: async ({ codeBatches }, { campaign }) =>
      done({ events: (await codeBatches.events(campaign)).map(deskEvent) }),
  }),
  states: read({
    right: 'promotions.change',
    summary:
      'Writes the states of a batch’s codes as a table for spreadsheets; of each code its last four signs.',
    input: z.strictObject({ batch }),
    async run({ codeBatches }, { batch: id }, { locale }) {
      const parts = await codeBatches.states(id)
      if (!parts) return refuse(404, 'codeBatchGone')
      const { states } = catalogue[locale].editor.codes
      const text = await writeTable(['number', 'code', 'state', 'order', 'time'], parts, each => {
        const { number, ending, state, order, at } = deskCode(each)
        const time = state === 'FREE' ? '' : formatDateTime(at, locale)
        return [String(number), `…${ending}`, states[state], order ?? '', time]
      })
      return done({ text })
    },
  }),
}
