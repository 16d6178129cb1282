import { defineBlock } from '#blocks/page/define-block.ts'
import { CONTENT_ROUTE } from '#blocks/page/shop-route.ts'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import type { CompiledBlock } from '../source/compile-page.ts'
import { loadData } from './page-data.ts'
import { apiWith } from '../testing/pages.ts'

const asking = (queryFn: () => Promise<unknown>, key: string) =>
  defineBlock({
    code: 'asking',
    group: 'products',
    icon: 'box',
    slots: ['main'],
    schema: z.object({}),
    viewFile: 'x.tsx',
    data: () => ({ answer: { queryKey: [key], queryFn } }),
  })
const placed = (id: string, block: unknown): CompiledBlock => ({
  id,
  block: block as CompiledBlock['block'],
  options: {},
  hydration: 'never',
  slots: {},
  style: {},
  hideOn: undefined,
})
const context = {
  api: apiWith(() => Promise.resolve([])),
  locale: 'zh_HK',
  now: 0,
  route: CONTENT_ROUTE,
} as const

test('equal needs of several blocks are asked once', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('yes'))
  const data = await loadData(
    [placed('a', asking(ask, 'k')), placed('b', asking(ask, 'k')), placed('c', asking(ask, 'l'))],
    context,
    () => undefined,
  )
  expect(ask).toHaveBeenCalledTimes(2)
  expect([...data.values()].map(({ values }) => values.answer)).toEqual(['yes', 'yes', 'yes'])
})

test('a failed need leaves its block without the value and is reported; the others are not touched (C-139, L-172)', async () => {
  const report = vi.fn<(error: unknown) => void>()
  const failure = new Error('shop closed')
  const data = await loadData(
    [
      placed(
        'a',
        asking(() => Promise.reject(failure), 'k'),
      ),
      placed(
        'b',
        asking(() => Promise.resolve(1), 'l'),
      ),
    ],
    context,
    report,
  )
  expect(data.get('a')?.values).toEqual({ answer: undefined })
  expect(data.get('b')?.values).toEqual({ answer: 1 })
  expect(report).toHaveBeenCalledWith(failure, { blockId: 'a', need: 'answer' })
})
