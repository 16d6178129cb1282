import { expect, test } from 'vitest'
import { compilePage } from './compile-page.ts'
import { leadingBlocks } from './leading-blocks.ts'
import { component, releasePage } from '../testing/pages.ts'

const banner = (id: string, section: string, sort: number, hideOn?: string) =>
  component({ id, code: 'banner', section, sort, style: hideOn ? { hideOn } : {} })
const title = (id: string, section: string, sort: number) =>
  component({ id, code: 'articleTitle', section, sort, options: { title: 'Autumn' } })

const leading = (...components: ReturnType<typeof component>[]) =>
  Object.fromEntries(
    leadingBlocks(
      compilePage(releasePage({ components }), { imageHostMap: {}, sanitise: html => html }).blocks,
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

const columns = (options: object, ...inside: ReturnType<typeof component>[]) =>
  component({
    id: 'columns',
    code: 'columns',
    section: 'top',
    sort: 1,
    options: { ...options },
    childComponents: inside,
  })

test('of columns the first picture of each opens the page on desktop, of the first one on phones', () => {
  expect(
    leading(
      columns(
        {},
        title('t', 'column1', 1),
        banner('left', 'column1', 2),
        banner('right', 'column2', 1, 'mobile'),
        banner('below', 'column2', 2),
      ),
    ),
  ).toEqual({ left: 'all', right: 'desktop' })
})

test('reversed columns open a phone with the last one; without pictures the next block opens the page', () => {
  expect(
    leading(
      columns({ orderOnPhones: 'reversed' }, banner('a', 'column1', 1, 'mobile'), banner('b', 'column2', 1)),
    ),
  ).toEqual({ a: 'desktop', b: 'all' })
  expect(leading(columns({}, title('t', 'column1', 1)), banner('next', 'top', 2))).toEqual({ next: 'all' })
})

test('where a test of variants opens the page nothing is fetched ahead: which of them shows is not known yet', () => {
  const inside = [banner('red', 'a', 1), banner('blue', 'b', 1)]
  const variants = component({ id: 'v', code: 'variants', section: 'top', sort: 1, childComponents: inside })
  expect(leading(variants, banner('next', 'top', 2))).toEqual({})
  expect(leading(banner('first', 'top', 0), variants)).toEqual({ first: 'all' })
})
