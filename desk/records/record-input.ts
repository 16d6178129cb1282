import { z } from 'zod'

/** Bytes of a save. */
export const SAVE_BYTES = 256 * 1024

/** Code of a record; those of texts for search engines have up to 128 characters. */
export const code = z.string().min(1).max(128)
export const reason = z.string().max(300).default('')
/** Chosen by the caller, so that a call whose answer got lost can be repeated. */
export const wish = z.string().min(8).max(64)

/** Change of a field: the value that was seen, and the one that is wished for. */
export const fieldChange = z.strictObject({
  path: z.string().min(1).max(400),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
})

/** Latest instant of a plan. */
const MAX_INSTANT = Date.UTC(3000, 0)
/** Instant at which changes are made, epoch ms. */
export const due = z.int().min(0).max(MAX_INSTANT)
