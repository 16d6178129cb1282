import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import type { DeepReadonly } from './deep-readonly.ts'

/** A letter to an operator, in the language that the operator reads. */
const letterSchema = z.object({
  /** Names the letter where it may be sent again. */
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  /** Facts for its document; the rest of it follows from the text. Letters of earlier versions have none. */
  layout: z
    .object({
      locale: z.enum(LOCALES),
      heading: z.string().optional(),
      button: z.object({ label: z.string(), href: z.string() }).optional(),
    })
    .optional(),
})
export type Letter = DeepReadonly<z.output<typeof letterSchema>>

/** Letters that are not sent yet, as stored. */
export const waitingSchema = z.array(
  letterSchema.extend({
    /** Key of the page it is about. */
    key: z.string(),
    /** Attempts that have begun. */
    failures: z.int().min(0),
    /** Instant of the next attempt, epoch ms. */
    dueAt: z.number(),
  }),
)
export type WaitingLetter = DeepReadonly<z.output<typeof waitingSchema>>[number]
