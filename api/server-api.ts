import DataLoader from 'dataloader'
import type { ExecutionResult } from 'graphql'
import type { Locale } from '#locales/locale.ts'
import { ApiError } from './client/api-error.ts'
import type { Api, PersistedDocument } from './client/api.ts'
import type { ProductCard } from './client/product.ts'
import { getProductByCodeDocument } from './generated/documents.ts'
import { MAX_CODES } from './product/criteria.ts'

/** Runs a document the server knows by its hash. Errors are presentable already. */
export type RunByHash = (hash: string, variables: object) => Promise<ExecutionResult>

/**
 * The commerce API in process, for pages rendered on the server. All `productsByCode` of one tick become one `productByCode`.
 */
export function createInProcessApi({ locale, runByHash }: { locale: Locale; runByHash: RunByHash }): Api {
  const run = async <Result, Variables>(
    document: PersistedDocument<Result, Variables>,
    variables: Variables,
  ): Promise<Result> => {
    const { data, errors } = await runByHash(document.hash, variables as object) // a document's variables are an object
    const [error] = errors ?? []
    const code = error?.extensions?.['code']
    if (error) throw new ApiError(typeof code === 'string' ? code : 'SERVER_ERROR', error.message)
    if (!data) throw new ApiError('SERVER_ERROR', `${document.operation} brought no data.`)
    return data as Result // the hash stands for a document of just this type
  }

  const cards = new DataLoader<string, ProductCard | undefined>(
    async codes => {
      const { shop } = await run(getProductByCodeDocument, { codes: [...new Set(codes)] })
      const known = new Map(shop.productByCode.map(card => [card.code, card]))
      return codes.map(code => known.get(code))
    },
    { maxBatchSize: MAX_CODES, cache: false },
  )

  return {
    locale,
    run,
    async productsByCode(codes) {
      const found = await cards.loadMany([...new Set(codes)])
      const failed = found.find(card => card instanceof Error)
      if (failed) throw failed
      return found.filter((card): card is ProductCard => card !== undefined && !(card instanceof Error))
    },
  }
}
