import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from '#blocks/page/define-block.ts'
import { productCodes } from '#blocks/page/option-fields.ts'
import { orThrow } from '#operators/outcome.ts'
import { component, draft, editor, openForTest, publisher, summer } from '../testing/open-for-test.ts'

const shelf = defineBlock({
  code: 'shelf',
  group: 'hero',
  icon: 'image',
  slots: ['main', 'popup'],
  schema: z.object({ productCodes: productCodes() }),
  viewFile: 'shelf/Shelf.tsx',
  presets: [],
})

test('pages that name goods are found with the blocks that do, live and as drafts', async () => {
  const { store } = await openForTest(undefined, {
    findBlock: code => (code === 'shelf' ? shelf : undefined),
  })
  const block = (id: string, productCodesOf: string) =>
    component(id, { code: 'shelf', options: { productCodes: productCodesOf } })
  const { key } = orThrow(await store.createPage(editor, { ...summer, locale: 'en_US' }))
  orThrow(await store.saveDraft(editor, key, draft(1, [block('a', 'CR-1,CR-2'), block('b', 'CR-3')])))
  const where = async () =>
    (await store.goodsUses(['product CR-1', 'product CR-9'])).map(use => [use.where, use.names])
  expect(await where()).toEqual([['draft', ['product CR-1']]])
  orThrow(await store.publish(publisher, key, { revision: 2, accepted: 'all' }))
  expect(await where()).toEqual([
    ['live', ['product CR-1']],
    ['draft', ['product CR-1']],
  ])
  orThrow(await store.saveDraft(editor, key, draft(2, [block('a', 'CR-2')])))
  const [live, ...others] = await store.goodsUses(['product CR-1'])
  expect(live).toMatchObject({ key, where: 'live', blocks: [{ id: 'a', code: 'shelf', isPopup: false }] })
  expect(others).toEqual([])
})
