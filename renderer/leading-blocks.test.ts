import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'
import { leadingBlocks } from './leading-blocks.ts'
import { component, releasePage } from './testing/pages.ts'

const banner = (id: string, section: string, sort: number, hideOn?: string) =>
  component({ id, code: 'banner', section, sort, style: hideOn ? { hideOn } : {} })
const title = (id: string, section: string, sort: number) =>
  component({ id, code: 'articleTitle', section, sort, options: { title: 'Autumn' } })

const leading = (...components: ReturnType<typeof component>[]) =>
  Object.fromEntries(
    leadingBlocks(
      compilePage(releasePage({ components }), { imageHostMap: {}, sanitiseOptions: (_, options) => options })
        .blocks,
    ),
  )

test('the first block of top opens the page, on both layouts', () => {
  expect(leading(banner('b', 'top', 2), banner('a', 'top', 1), banner('m', 'main', 1))).toEqual({ a: 'all' })
})

test('one hero for each layout opens it on its own (LO-37)', () => {
  expect(leading(banner('wide', 'top', 1, 'mobile'), banner('tall', 'top', 2, 'desktop'))).toEqual({
    wide: 'desktop',
    tall: 'mobile',
  })
})

test('a block seen on both layouts that is first on one is there at once on both', () => {
  expect(leading(banner('wide', 'top', 1, 'mobile'), banner('b', 'top', 2))).toEqual({
    wide: 'desktop',
    b: 'all',
  })
})

test('words on top do not count, nor does main below commerce blocks', () => {
  expect(leading(title('t', 'top', 1), banner('b', 'top', 2))).toEqual({ b: 'all' })
  expect(leading(banner('m', 'main', 1))).toEqual({ m: 'all' })
  expect(leading(component({ id: 'c', code: 'sortBar', section: 'core' }), banner('m', 'main', 1))).toEqual(
    {},
  )
})
