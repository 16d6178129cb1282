import type { FitProduct } from '#api/client/product/recommendations.ts'
import { fitProductOf } from '#blocks/testing/fit-product.ts'

/** Recommended with the sample jacket, in order: unavailable samples come before trousers and a base layer. */
const WITH_JACKET = {
  recommendCode1: 'CR-NO-1,CR-NO-2,CR-TRS-003',
  recommendCode2: 'CR-NO-3,CR-NO-4,CR-NO-5,CR-BSL-002',
}

/** Sizes of a sample: trousers by waist; `CR-NO-…` sold out; `CR-ONE-…` recommends only one product; others like the jacket. */
function fitOfSample(code: string): FitProduct {
  if (code.startsWith('CR-TRS')) {
    return fitProductOf(code, { categories: ['men-trousers'], sizes: ['30', '32', '34', '36'] })
  }
  if (code.startsWith('CR-NO')) return fitProductOf(code, { sizes: ['M'], stock: { M: 0 } })
  if (code.startsWith('CR-BOT'))
    return fitProductOf(code, { categories: ['men-boots'], sizes: ['EU41', 'EU42'] })
  if (code.startsWith('CR-ONE')) return fitProductOf(code, { recommend: { recommendCode1: 'CR-BOT-001' } })
  return fitProductOf(code, { recommend: WITH_JACKET })
}

/** The recommendation answers of the mock API. */
export const sampleFits = (codes: readonly string[]) => ({
  shop: { productByCode: codes.map(fitOfSample) },
})
