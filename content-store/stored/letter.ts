import { z } from 'zod'

/** Letters that wait, as stored. */
export const waitingSchema: z.ZodType<readonly WaitingLetter[]> = z.array(
  z.object({
    id: z.string(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    key: z.string(),
    failures: z.int().min(0),
    dueAt: z.number(),
  }),
)

/** A letter to an operator, in the language that the operator reads. */
export interface Letter {
  /** Names the letter where it may be sent again. */
  readonly id: string
  readonly to: string
  readonly subject: string
  readonly text: string
}

/** A letter to an operator that is not sent yet. */
export interface WaitingLetter extends Letter {
  /** Key of the page it is about. */
  readonly key: string
  /** Attempts that have begun. */
  readonly failures: number
  /** Instant of the next attempt, epoch ms. */
  readonly dueAt: number
}
