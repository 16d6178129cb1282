import { z } from 'zod'

/** Longest line under the total; ours. */
const MAX_NOTE = 120

/** What the mini cart says beside the shopper's own bag. Source: L-061. */
export const miniCartSchema = z.object({
  /** A line under the total, such as from which amount delivery is free. */
  note: z.string().trim().max(MAX_NOTE).default(''),
})
export type MiniCartOptions = z.output<typeof miniCartSchema>
