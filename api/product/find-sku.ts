import type { Sku, Spu } from '../catalogue/catalogue.ts'
import type { ViewIndex } from './view/view-index.ts'

/** A SKU and its product. */
export interface FoundSku {
  readonly sku: Sku
  readonly spu: Spu
}

/** The SKU with this code and its product, on shelf or not. Case-sensitive. */
export function findSku({ catalogue: { spus, withCode } }: ViewIndex, code: string): FoundSku | undefined {
  for (const number of withCode(code)) {
    const spu = spus[number]
    const sku = spu?.skus.find(candidate => candidate.code === code)
    if (spu && sku) return { sku, spu }
  }
  return undefined
}
