import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import { accepted, refused, type Result } from '#platform/result.ts'
import type { Database } from '../../database/database.ts'
import type { Tables, UniqueCodeTable } from '../../database/tables.ts'
import { MAX_UNIQUE_CODES, missingSigns } from '../../rules/code-pattern.ts'
import { periodState } from '../../rules/period.ts'
import { type CampaignEvent, campaignEvents, logCampaignEvent } from '../campaign-events.ts'
import type { Deed } from '../deed.ts'
import { findCampaign } from '../find-campaign.ts'
import { readTypedCode } from '../typed-code.ts'
import { batchOf, type CodeBatch, codesOfBatch, findBatchRow } from './batch-rows.ts'
import { codeKey, lockCodeKey } from './code-key.ts'
import { codeAt, drawSeed, hashCode } from './draw-code.ts'

/** Most batches of a campaign: its screen lists all. */
export const MAX_BATCHES = 200

export interface NewBatch {
  /** Chosen by the caller, so that a call whose answer got lost can be repeated. */
  readonly id: string
  readonly campaign: string
  /** As `readPattern` gives it. */
  readonly pattern: string
  readonly count: number
}

export type MakeRefusal =
  | { readonly reason: 'noCampaign' | 'notUnique' | 'over' | 'manyBatches' }
  /** Codes that could be made still. */
  | { readonly reason: 'manyCodes'; readonly left: number }
  /** Number of `#` that are lacking. */
  | { readonly reason: 'guessable'; readonly missing: number }

export type ExportRefusal =
  | { readonly reason: 'noBatch' | 'making' | 'withdrawn' }
  | { readonly reason: 'exported'; readonly by: string; readonly at: number }

export type WithdrawRefusal = 'noBatch' | 'noCode' | 'withdrawn' | 'held' | 'used'

/** A code as staff see it. */
export interface CodeState {
  /** `FREE` as long as it can be typed. */
  readonly state: 'FREE' | 'HELD' | 'USED' | 'WITHDRAWN'
  readonly ending: string
  readonly batch: string
  /** Number of the code in its batch, from 1. */
  readonly number: number
  readonly orderCode: string | null
  /** Instant of the latest change, epoch milliseconds; for a free code that of its making or release. */
  readonly at: number
}

/** Codes that count once, by batches. */
export interface CodeBatches {
  readonly make: (batch: NewBatch, deed: Deed) => Promise<Result<CodeBatch, MakeRefusal>>
  /** Batches of a campaign, the newest first. */
  readonly list: (campaign: string) => Promise<readonly CodeBatch[]>
  /** The codes themselves, once: afterwards no one can tell them, the shop included. */
  readonly export: (id: string, deed: Deed) => Promise<Result<ExportedCodes, ExportRefusal>>
  /** Withdraws what is neither held nor used. */
  readonly withdraw: (id: string, deed: Deed) => Promise<Result<CodeBatch, WithdrawRefusal>>
  readonly withdrawCode: (
    campaign: string,
    typed: string,
    deed: Deed,
  ) => Promise<Result<CodeState, WithdrawRefusal>>
  /** A code of a campaign, as typed. */
  readonly find: (campaign: string, typed: string) => Promise<CodeState | undefined>
  /** Steps of staff with the codes and coupons of a campaign, the newest first. */
  readonly events: (campaign: string) => Promise<readonly CampaignEvent[]>
  /** States of a batch's codes, a part at a time. */
  readonly states: (id: string) => Promise<AsyncIterable<readonly CodeState[]> | undefined>
}

/** Codes that were handed out. */
export interface ExportedCodes {
  readonly batch: CodeBatch
  readonly codes: readonly string[]
}

type Write = Transaction<Tables>

const STATES = { NORMAL: 'FREE', FREEZE: 'HELD', USED: 'USED', WITHDRAWN: 'WITHDRAWN' } as const

type CodeRow = Pick<
  UniqueCodeTable,
  'state' | 'ending' | 'batch_id' | 'position' | 'order_code' | 'changed_at'
>

function codeState(row: CodeRow, withdrawnAt: number | null): CodeState {
  const isGone = row.state === 'NORMAL' && withdrawnAt !== null
  return {
    state: isGone ? 'WITHDRAWN' : STATES[row.state],
    ending: row.ending,
    batch: row.batch_id,
    number: row.position + 1,
    orderCode: row.order_code,
    at: isGone ? withdrawnAt : row.changed_at,
  }
}

/** Number of codes that the shop has, withdrawn ones included: their texts are out. */
async function storedCodes(trx: Write): Promise<number> {
  const { sum } = await trx
    .selectFrom('code_batch')
    .select(({ fn }) => fn.sum('total').as('sum'))
    .executeTakeFirstOrThrow()
  return Number(sum ?? 0)
}

const batchRows = (db: Database | Write, campaign: string) =>
  db
    .selectFrom('code_batch')
    .selectAll()
    .where('campaign_code', '=', campaign)
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .execute()

function makeBatch(db: Database, { id, campaign, pattern, count }: NewBatch, deed: Deed) {
  const { by, now, reason } = deed
  return db.transaction().execute(async (trx): Promise<Result<CodeBatch, MakeRefusal>> => {
    // Batches begin one after the other, so that the bounds hold for two at once.
    await lockCodeKey(trx)
    const known = await findBatchRow(trx, id)
    if (known) return accepted(batchOf(known))
    const found = await findCampaign(trx, campaign)
    if (!found) return refused({ reason: 'noCampaign' })
    if (found.grant !== 'UNIQUE') return refused({ reason: 'notUnique' })
    if (found.isStopped || periodState(found, now) === 'ENDED') return refused({ reason: 'over' })
    if ((await batchRows(trx, campaign)).length >= MAX_BATCHES) return refused({ reason: 'manyBatches' })
    const stored = await storedCodes(trx)
    if (stored + count > MAX_UNIQUE_CODES)
      return refused({ reason: 'manyCodes', left: Math.max(0, MAX_UNIQUE_CODES - stored) })
    const missing = missingSigns(pattern, stored + count)
    if (missing > 0) return refused({ reason: 'guessable', missing })
    const row = await trx
      .insertInto('code_batch')
      .values({
        id,
        campaign_code: campaign,
        pattern,
        seed: drawSeed(),
        made_at: now,
        made_by: by,
        state: 'making',
        total: count,
        next_position: 0,
        made: 0,
        held: 0,
        used: 0,
        withdrawn: 0,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await logCampaignEvent(trx, { campaign, at: now, by, kind: 'codesMade', about: pattern, count, reason })
    return accepted(batchOf(row))
  })
}

async function exportBatch(
  db: Database,
  id: string,
  { by, now, reason }: Deed,
): Promise<Result<ExportedCodes, ExportRefusal>> {
  const batch = await findBatchRow(db, id)
  if (!batch) return refused({ reason: 'noBatch' })
  if (batch.exported_at !== null && batch.exported_by !== null)
    return refused({ reason: 'exported', by: batch.exported_by, at: batch.exported_at })
  if (batch.withdrawn_at !== null) return refused({ reason: 'withdrawn' })
  const { seed, pattern } = batch
  if (batch.state === 'making' || seed === null) return refused({ reason: 'making' })
  const codes: string[] = []
  for await (const part of codesOfBatch(db, id)) {
    for (const { position, state } of part)
      if (state !== 'WITHDRAWN') codes.push(codeAt(pattern, seed, position))
    await nextTurn()
  }
  const taken = await db.transaction().execute(async trx => {
    const row = await trx
      .updateTable('code_batch')
      .set({ seed: null, exported_at: now, exported_by: by })
      .where('id', '=', id)
      .where('seed', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return undefined
    const event = { campaign: row.campaign_code, at: now, by, about: pattern, count: codes.length, reason }
    await logCampaignEvent(trx, { ...event, kind: 'codesExported' })
    return batchOf(row)
  })
  // Another call was faster.
  return taken ? accepted({ batch: taken, codes }) : exportBatch(db, id, { by, now, reason })
}

function withdrawBatch(db: Database, id: string, { by, now, reason }: Deed) {
  return db.transaction().execute(async (trx): Promise<Result<CodeBatch, WithdrawRefusal>> => {
    const row = await trx
      .updateTable('code_batch')
      .set({ withdrawn_at: now, withdrawn_by: by, seed: null, state: 'done' })
      .where('id', '=', id)
      .where('withdrawn_at', 'is', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return refused((await findBatchRow(trx, id)) ? 'withdrawn' : 'noBatch')
    const { campaign_code: campaign, pattern: about, made, held, used, withdrawn } = row
    const count = made - held - used - withdrawn
    await logCampaignEvent(trx, { campaign, at: now, by, kind: 'batchWithdrawn', about, count, reason })
    return accepted(batchOf(row))
  })
}

async function hashOf(db: Database, typed: string): Promise<string | undefined> {
  const code = readTypedCode(typed)
  const secret = await codeKey(db)
  return code === undefined || secret === undefined ? undefined : hashCode(code, secret)
}

async function findCode(db: Database | Write, campaign: string, hash: string) {
  const row = await db
    .selectFrom('unique_code')
    .innerJoin('code_batch', 'code_batch.id', 'unique_code.batch_id')
    .select([
      'unique_code.state as state',
      'ending',
      'batch_id',
      'position',
      'order_code',
      'changed_at',
      'withdrawn_at',
    ])
    .where('code_hash', '=', hash)
    .where('campaign_code', '=', campaign)
    .executeTakeFirst()
  return row && codeState(row, row.withdrawn_at)
}

const REFUSED_STATES = { FREE: 'noCode', HELD: 'held', USED: 'used', WITHDRAWN: 'withdrawn' } as const

async function withdrawCode(
  db: Database,
  campaign: string,
  typed: string,
  { by, now, reason }: Deed,
): Promise<Result<CodeState, WithdrawRefusal>> {
  const hash = await hashOf(db, typed)
  if (hash === undefined) return refused('noCode')
  return db.transaction().execute(async (trx): Promise<Result<CodeState, WithdrawRefusal>> => {
    const found = await findCode(trx, campaign, hash)
    if (!found) return refused('noCode')
    if (found.state !== 'FREE') return refused(REFUSED_STATES[found.state])
    const row = await trx
      .updateTable('unique_code')
      .set({ state: 'WITHDRAWN', changed_at: now })
      .where('code_hash', '=', hash)
      .where('state', '=', 'NORMAL')
      .returningAll()
      .executeTakeFirst()
    // An order has taken it since.
    if (!row) return refused('held')
    await trx
      .updateTable('code_batch')
      .set(({ eb }) => ({ withdrawn: eb('withdrawn', '+', 1) }))
      .where('id', '=', row.batch_id)
      .execute()
    const about = row.ending
    await logCampaignEvent(trx, { campaign, at: now, by, kind: 'codeWithdrawn', about, count: 1, reason })
    return accepted(codeState(row, null))
  })
}

async function statesOf(db: Database, id: string): Promise<AsyncIterable<readonly CodeState[]> | undefined> {
  const batch = await findBatchRow(db, id)
  if (!batch) return undefined
  return (async function* () {
    for await (const part of codesOfBatch(db, id)) {
      yield part.map(row => codeState(row, batch.withdrawn_at))
      await nextTurn()
    }
  })()
}

export const createCodeBatches = (db: Database): CodeBatches => ({
  make: (batch, deed) => makeBatch(db, batch, deed),
  list: async campaign => (await batchRows(db, campaign)).map(batchOf),
  export: (id, deed) => exportBatch(db, id, deed),
  withdraw: (id, deed) => withdrawBatch(db, id, deed),
  withdrawCode: (campaign, typed, deed) => withdrawCode(db, campaign, typed, deed),
  async find(campaign, typed) {
    const hash = await hashOf(db, typed)
    return hash === undefined ? undefined : findCode(db, campaign, hash)
  },
  events: campaign => campaignEvents(db, campaign),
  states: id => statesOf(db, id),
})
