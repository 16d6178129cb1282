import type { Api, PersistedDocument } from '#api/client/api.ts'
import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { vi } from 'vitest'

type Run = (document: PersistedDocument<unknown, unknown>, variables: unknown) => Promise<unknown>
type Answers = Readonly<Record<string, (variables: never) => unknown>>

/** An api that knows these products and answers these operations; every other is refused. */
export function shopApi(products: readonly ProductDetail[], answers: Answers = {}) {
  const run = vi.fn<Run>(async ({ operation }, variables) => {
    if (operation.startsWith('productDetail')) {
      const { code } = variables as { code: string }
      return { node: products.find(product => product.code === code) ?? null }
    }
    const answer = answers[operation]
    if (!answer) throw new Error(`No answer for ${operation}.`)
    return answer(variables as never) // the test knows what its operation is asked with
  })
  const api: Api = { locale: 'en_US', run: run as Api['run'], productsByCode: async () => [] }
  const asked = (operation: string) =>
    run.mock.calls.filter(([document]) => document.operation === operation).map(([, variables]) => variables)
  return { api, run, asked }
}
