import type { Api } from '#api/client/api.ts'
import { anyProductCode } from '#api/client/product/product-list.ts'
import { parseCodes } from '#blocks/page/parse-codes.ts'
import type { ProductByCodeOptions } from '#blocks/catalogue/productByCode/block.ts'
import type { CompiledPage } from './compile-page.ts'
import { flatten } from '../build/page-data.ts'

/** Codes an operator named as samples, those of several blocks in their order. */
const namedCodes = ({ blocks }: Pick<CompiledPage, 'blocks'>) =>
  flatten(blocks)
    .filter(({ block }) => block.code === 'productByCode')
    .flatMap(({ options }) => parseCodes((options as ProductByCodeOptions).productCodes)) // the block's own, parsed

/**
 * The product a preview of the product shell shows: the first one named by the page that the shop knows, else the newest.
 * Source: LO-11, LO-66.
 */
export async function sampleProductCode(api: Api, page: Pick<CompiledPage, 'blocks'>): Promise<string> {
  const codes = namedCodes(page)
  const [named] = codes.length > 0 ? await api.productsByCode(codes) : []
  return named?.code ?? anyProductCode(api)
}
