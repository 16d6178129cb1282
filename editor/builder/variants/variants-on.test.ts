import { expect, test } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { fromPage } from '#content-store/client/page-content.ts'
import { slotsOfBlocks } from '../../core/model/placement.ts'
import { component, content } from '../../testing/pages.ts'
import { variantsOn } from './variants-on.ts'

const test_ = (id: string, count: number) => component(id, { code: 'variants', options: { count } })

test.each([
  ['no test', [component('one', { code: 'banner' })], []],
  ['one of three variants', [test_('t', 3)], ['a', 'b', 'c']],
  ['two tests', [test_('t', 2), test_('u', 4)], ['a', 'b', 'c', 'd']],
] as const)('a page with %s has these variants to preview', (_, components, variants) => {
  const tree = fromPage(content(components), slotsOfBlocks(findBlock), id => `${id}-again`)
  expect(variantsOn(tree, findBlock)).toEqual(variants)
})
