import { z } from 'zod'
import { field } from '../../page/option-fields.ts'

/** Options of guess-you-like; ours, the source names none. At most the 20 the commerce API gives (CO-80). */
export const guessYouLikeSchema = z.object({
  /** Empty stands for the shop's own words. */
  title: z.string().max(60).default(''),
  max: field(z.coerce.number().int().min(1).max(20).default(12), { widget: 'slider', min: 1, max: 20 }),
})
export type GuessYouLikeOptions = z.output<typeof guessYouLikeSchema>
