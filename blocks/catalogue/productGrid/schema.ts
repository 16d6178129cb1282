import { z } from 'zod'

/** The products of a list; everything about them comes from the address. Source: C-118 … C-120, Shells. */
export const productGridSchema = z.object({
  /** Whether more products load by themselves near the end (C-140), or only by the button. */
  loadsByItself: z.boolean().default(true),
})
export type ProductGridOptions = z.output<typeof productGridSchema>
