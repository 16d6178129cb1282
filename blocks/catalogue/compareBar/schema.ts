import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Options of the compare bar. Source: Shells (List); the options are ours. */
export const compareBarSchema = z.object({
  /** Whether the comparison marks differences before anybody asks. */
  highlight: field(z.boolean().default(false), { widget: 'switch' }),
})
export type CompareBarOptions = z.output<typeof compareBarSchema>
