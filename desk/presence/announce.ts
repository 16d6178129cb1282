import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import { operationsOn } from '#operators/operation.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import type { Right } from '#operators/rights.ts'
import { type RecordEvents, recordKey } from './record-events.ts'
import { MAX_FIELD_CHARACTERS, MOST_FIELDS, type RecordNews } from './record-presence.ts'

export interface PresenceDesk {
  readonly records: Records
  readonly recordEvents: RecordEvents
}

const { change } = operationsOn<PresenceDesk>()

const isShort = (fields: readonly string[]) => fields.join('').length <= MAX_FIELD_CHARACTERS

interface Announced {
  /** Area of the operations. */
  readonly area: string
  readonly right: Right
  /** Code of a record of the area. */
  readonly code: z.ZodType<string, string>
}

/**
 * Operation by which a window says that a record is open in it.
 * @param latestOf number of the latest change of a record; `undefined` where there is no such record
 */
export const announceOperation = <Desk extends PresenceDesk>(
  { area, right, code }: Announced,
  latestOf: (desk: Desk, code: string) => Promise<number | undefined>,
) =>
  change({
    right,
    summary: `Says that a record of ${area} is open in a window, and which of its fields are being changed. Lists who has it open.`,
    input: z.strictObject({
      code,
      client: z.string().min(8).max(64),
      fields: z.array(z.string().max(400)).max(MOST_FIELDS).refine(isShort).default([]),
    }),
    async run(desk, { code: of, ...window }, { actor }): Promise<Outcome<RecordNews>> {
      // What serves the area has all that its operations ask for.
      const latest = await latestOf(desk as Desk, of)
      if (latest === undefined) return refuse(404, 'recordGone')
      const key = recordKey(area, of)
      desk.recordEvents.announce(key, { ...window, name: actor.name })
      return done({ operators: desk.recordEvents.present(key), latest })
    },
  })
