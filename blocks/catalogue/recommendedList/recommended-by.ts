import type { RecommendedBy } from '#api/client/product/recommendations.ts'
import { parseCodes } from '../../page/parse-codes.ts'

/** Codes as an operator types them. */
interface Choice {
  readonly productCodes: string
  readonly categoryCodes: string
}

/** The products and categories that an operator chose, as the commerce API takes them. */
export const recommendedBy = ({ productCodes, categoryCodes }: Choice): RecommendedBy => ({
  codes: parseCodes(productCodes),
  categories: parseCodes(categoryCodes),
})

export const isEmptyChoice = ({ productCodes, categoryCodes }: Choice) =>
  parseCodes(productCodes).length + parseCodes(categoryCodes).length === 0
