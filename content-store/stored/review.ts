import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import type { DeepReadonly } from './deep-readonly.ts'

/** The outcome of a request. `renewed`: a newer request of the same page replaced it. */
const ANSWERS = ['published', 'scheduled', 'sentBack', 'withdrawn', 'renewed'] as const

const replySchema = z.object({ id: z.string(), text: z.string(), by: z.string(), at: z.number() })

/** Requests and comments of a page as stored. */
export const reviewSchema = z.object({
  requests: z.array(
    z.object({
      id: z.string(),
      /** Revision of the draft that it asks for. */
      revision: z.int().min(1),
      /** Id of that draft's copy among the kept drafts of the page. */
      draft: z.int().min(1),
      note: z.string(),
      /** The other language of the page, where this request is about it too: it waits there under the same id, with that revision. */
      other: z.enum(LOCALES).optional(),
      by: z.string(),
      at: z.number(),
      /** `null` while it waits. `words`: why it was sent back; empty for the others. */
      answer: z
        .object({ kind: z.enum(ANSWERS), words: z.string(), by: z.string(), at: z.number() })
        .nullable(),
    }),
  ),
  comments: z.array(
    replySchema.extend({
      /** `by` is the name that a guest gave. */
      isGuest: z.boolean(),
      /** Hashes of a guest's preview link and network address; absent for operators. Not part of answers to guests. */
      from: z.object({ link: z.string(), address: z.string() }).optional(),
      /** `null`: about the page as a whole. The name is that of the time; the block may be renamed or removed later. */
      block: z.object({ id: z.string(), name: z.string(), code: z.string() }).nullable(),
      /** Option by its keys and places (`items.1.link`); empty for the block as a whole. */
      path: z.string(),
      replies: z.array(replySchema),
      /** `null` while it is open. */
      resolved: z.object({ by: z.string(), at: z.number() }).nullable(),
    }),
  ),
})

/** Requests and comments of one page in one language, the oldest first. */
export type PageReview = DeepReadonly<z.output<typeof reviewSchema>>
/** An operator asks that a draft goes live. */
export type PublishRequest = PageReview['requests'][number]
/** A comment on a page, a block or an option. It belongs to the block's id and follows the block. */
export type PageComment = PageReview['comments'][number]
/** The block that a comment is about. */
export type CommentedBlock = NonNullable<PageComment['block']>

/** The review of a page that has none. */
export const NO_REVIEW: PageReview = { requests: [], comments: [] }
