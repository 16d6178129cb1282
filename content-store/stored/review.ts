import { z } from 'zod'
import { ANSWERS, type PageReview } from '../client/reviews.ts'

const replySchema = z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.number() })

/** Requests and comments of a page as stored. */
export const reviewSchema = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      revision: z.int().min(1),
      draft: z.int().min(1),
      note: z.string(),
      by: z.string(),
      at: z.number(),
      answer: z
        .object({ kind: z.enum(ANSWERS), words: z.string(), by: z.string(), at: z.number() })
        .nullable(),
    }),
  ),
  comments: z.array(
    replySchema.extend({
      isGuest: z.boolean(),
      from: z.object({ link: z.string(), address: z.string() }).optional(),
      block: z.object({ id: z.string(), name: z.string(), code: z.string() }).nullable(),
      path: z.string(),
      replies: z.array(replySchema),
      resolved: z.object({ by: z.string(), at: z.number() }).nullable(),
    }),
  ),
})

/** The review of a page that has none. */
export const NO_REVIEW: PageReview = { requests: [], comments: [] }
