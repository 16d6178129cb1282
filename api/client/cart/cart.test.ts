import { expect, test, vi } from 'vitest'
import type { Api } from '../api.ts'
import type { PersistedDocument } from '../../generated/persisted-document.ts'
import { addToBag } from './cart.ts'

const answering = (answer: unknown) => {
  const run = vi.fn<(document: PersistedDocument<unknown, unknown>, variables: unknown) => Promise<unknown>>(
    async () => answer,
  )
  // The answer belongs to the one document asked.
  const api: Api = { locale: 'en_US', run: run as Api['run'], productsByCode: async () => [] }
  return { api, variables: () => run.mock.calls[0]?.[1] }
}

test('categories travel with a line as JSON, joined by > (C-329)', async () => {
  const cartAdd = { success: true, userErrors: [] }
  const { api, variables } = answering({ cartAdd })
  const lines = [{ skuCode: 'S1', quantity: 2, categories: ['A', 'B', 'C'] }]
  expect(await addToBag(api, lines)).toEqual(cartAdd)
  expect(variables()).toEqual({
    inputs: [{ skuCode: 'S1', quantity: 2, extProps: '{"categories":"A>B>C"}' }],
  })
})
