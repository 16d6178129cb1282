import type { Locale } from '#locales/locale.ts'
import type { PersistedDocument } from '../generated/persisted-document.ts'
import { ApiError } from './api-error.ts'
import type { Api } from './api.ts'
import { batchProducts } from './batch-products.ts'

/** An answer of the engine; its errors may be shown. */
interface Answer {
  readonly data?: unknown
  readonly errors?: readonly {
    readonly message: string
    readonly extensions?: Readonly<Record<string, unknown>>
  }[]
}

/** Runs a document that the server knows by its hash. */
type RunByHash = (hash: string, variables: object) => Promise<Answer>

/**
 * The commerce API in process, for pages rendered on the server. All `productsByCode` calls of one tick become one
 * `productByCode`.
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
    if (!data) throw new ApiError('SERVER_ERROR', `${document.operation} returned no data.`)
    return data as Result // the hash stands for a document of just this type
  }
  return { locale, run, productsByCode: batchProducts(run) }
}
