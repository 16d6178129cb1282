import { z } from 'zod'

/** Head of a list: its name, its size, its order. Source: C-117, Shells. */
export const sortBarSchema = z.object({
  /** Heading of the list of everything; empty for the shop's own words. Other lists are named by what they show. */
  title: z.string().max(60).default(''),
  /** Whether the number of products shows beside the heading; it is read aloud either way. */
  showCount: z.boolean().default(true),
})
export type SortBarOptions = z.output<typeof sortBarSchema>
