import { z } from 'zod'
import type { WaitingLetter } from '../repository.ts'

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
