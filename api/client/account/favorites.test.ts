import { expect, test, vi } from 'vitest'
import type { Api } from '../api.ts'
import { cancelFavorites, createFavorite, favoriteMarks } from './favorites.ts'

const answering = (answer: unknown) => {
  const run = vi.fn<(document: unknown, variables: unknown) => Promise<unknown>>(async () => answer)
  // The answer belongs to the one document asked.
  const api: Api = { locale: 'en_US', run: run as Api['run'], productsByCode: async () => [] }
  return { api, variables: () => run.mock.calls[0]?.[1] }
}
const mark = { id: 'F1', skuCode: 'S1', spuCode: 'P1' }

test('a favourite is asked for with a limit of 100 (C-114, C-349, M-153)', async () => {
  const { api, variables } = answering({ createFavoriteGql: { favorite: mark, userErrors: [] } })
  expect((await createFavorite(api, 'S1')).favorite).toEqual(mark)
  expect(variables()).toEqual({ input: { skuCode: 'S1' }, maxCount: 100 })
})

test('all marks come in one call', async () => {
  const { api, variables } = answering({ queryFavorites: { edges: [{ node: mark }] } })
  expect(await favoriteMarks(api)).toEqual([mark])
  expect(variables()).toEqual({ pageInput: { first: 100 } })
})

test('favourites are taken back by their ids (L-383)', async () => {
  const { api, variables } = answering({ cancelFavorites: { success: true, userErrors: [] } })
  expect((await cancelFavorites(api, ['F1', 'F2'])).success).toBe(true)
  expect(variables()).toEqual({ collectionCodes: ['F1', 'F2'] })
})
