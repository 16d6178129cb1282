import { z } from 'zod'
import { productCodes } from '../../page/option-fields.ts'

const name = () => z.string().trim().max(60).default('')

/** Products in up to four tabs. Source: L-213, L-214. */
export const productTabsSchema = z.object({
  name1: name(),
  productCodes1: productCodes(),
  name2: name(),
  productCodes2: productCodes(),
  name3: name(),
  productCodes3: productCodes(),
  name4: name(),
  productCodes4: productCodes(),
})
export type ProductTabsOptions = z.output<typeof productTabsSchema>
