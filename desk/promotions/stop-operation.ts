import { z } from 'zod'
import type { ImportLine } from '#api/catalogue/format/import-schema.ts'
import type { RecordChange } from '#api/catalogue/rows/change-log.ts'
import { periodState, readPeriod } from '#api/rules/period.ts'
import { isoInHongKong } from '#locales/hong-kong.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, refuse } from '#operators/outcome.ts'
import type { RecordDesk } from '../collections/collection-operations.ts'
import { code, reason, wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'

type Offer = Extract<ImportLine, { kind: 'promotion' | 'campaign' }>

/**
 * The change that ends an offer at `now`: its end, or the switch where its end would not come after its beginning. `undefined` where it is
 * over already.
 */
function stopping(line: Offer, now: number): Pick<RecordChange, 'path' | 'before' | 'after'> | undefined {
  const { beginTime, endTime, isStopped = false } = line
  const period = readPeriod({ beginTime, endTime })
  if (isStopped || periodState(period, now) === 'ENDED') return undefined
  const end = isoInHongKong(now)
  return Date.parse(end) > period.beginTime
    ? { path: 'endTime', before: endTime, after: end }
    : { path: 'isStopped', before: false, after: true }
}

const { change } = operationsOn<RecordDesk>()

/** Ends an offer of a kind now. */
export const stopOperation = (kind: Offer['kind']) =>
  change({
    right: 'promotions.change',
    summary:
      'Ends it now, by a change set that undo takes back. One that has not begun is switched off; 409 for one that is over.',
    input: z.strictObject({ wish, code, reason }),
    async run({ records }, { wish: id, code: given, reason: why }, { actor, now }) {
      const line = await records.find(kind, given)
      if (line?.kind !== 'promotion' && line?.kind !== 'campaign') return refuse(404, 'recordGone')
      const end = stopping(line, now)
      if (!end) return refuse(409, 'offerOver')
      const changes = [{ kind, code: given, ...end }]
      const saved = await records.save({ id, by: actor.name, source: 'form', reason: why, changes, now })
      if (!saved.ok) return refusalOf(saved.refusal, [given])
      return done({
        code: given,
        set: saved.value.set ?? null,
        name: line.name,
        goods: line.spus?.length ?? 0,
      })
    },
  })
