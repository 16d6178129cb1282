import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { componentSchema } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import { orThrow } from '#operators/outcome.ts'
import { asOlderPages } from '../testing/older-pages.ts'
import { component, draft, editor, openForTest, publisher, SUMMER, summer } from '../testing/open-for-test.ts'
import { openFiles } from '../testing/open-files.ts'
import { draftOf, pageIn, jointOf } from '../page/joint-page.ts'
import { findTestBlock } from '../testing/blocks.ts'
import { storedPage } from '../testing/stored-page.ts'

const ENGLISH = 'landingPage.summer_en_US'

/** A page in both languages, live in Chinese, as an earlier version stored it. */
async function olderFolder() {
  const { store, directory, close } = await openForTest()
  const texts = (word: string) => [component('a', { code: 'text', sort: 7, options: { content: word } })]
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.createPage(editor, { ...summer, locale: 'en_US', title: 'Summer' }))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, texts('字'))))
  orThrow(await store.saveDraft(editor, ENGLISH, draft(1, texts('word'))))
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  await close()
  const pages = await asOlderPages(directory, 'landingPage.summer')
  return { directory, pages }
}
const files = async (directory: string) => (await readdir(join(directory, 'pages'))).toSorted()

test('two documents of an earlier version are one page, and each language reads as before to the byte', async () => {
  const { directory, pages } = await olderFolder()
  const { repository } = await openFiles(directory)
  expect(pages.map(({ key }) => key).toSorted()).toEqual([ENGLISH, SUMMER])
  for (const page of pages)
    expect(JSON.stringify((await repository.find(page.key))?.draft)).toBe(JSON.stringify(page.draft))
  expect(await repository.head(SUMMER)).toMatchObject({ liveVersion: 1, draft: { revision: 2 } })
  expect(await repository.unequal()).toEqual([])
})

test('they stay until the page is saved, and then go with it in one change', async () => {
  const { directory } = await olderFolder()
  const { store, close } = await openForTest(directory)
  expect(await files(directory)).toEqual([`${ENGLISH}.json`, `${SUMMER}.json`])
  const { joint } = orThrow(await store.openPage(editor, SUMMER))
  const edit = { kind: 'edit', id: 'a', bag: 'options', set: { tint: '#000' }, unset: [] }
  const steps = [{ id: 'step-00000001', label: 'edit', gesture: 'tint', operations: [edit] }]
  orThrow(await store.sendSteps(editor, SUMMER, { base: joint.revision, steps }))
  expect(await files(directory)).toEqual(['landingPage.summer.json'])
  await close()
  const { repository } = await openFiles(directory)
  for (const [key, content] of [
    [SUMMER, '字'],
    [ENGLISH, 'word'],
  ] as const)
    expect((await repository.find(key))?.draft.components[0]?.options).toEqual({ content, tint: '#000' })
  expect(await repository.release(SUMMER, 1)).toMatchObject({ components: [{ options: { content: '字' } }] })
})

test('pages of any two drafts, joined and split, are the same to the byte', () => {
  const word = fc.constantFrom('', 'x', 'y')
  const block = fc.record({
    id: fc.constantFrom('a', 'b', 'c'),
    sort: fc.integer({ min: 0, max: 3 }),
    options: fc.dictionary(word, fc.oneof(word, fc.array(word, { maxLength: 2 }))),
  })
  const blocks = fc
    .uniqueArray(block, { maxLength: 3, selector: ({ id }) => id })
    .map(list => list.map(each => componentSchema.parse({ ...each, code: 'text' })))
  fc.assert(
    fc.property(blocks, blocks, (zh, en) => {
      const pages = { zh_HK: storedPage('home_zh_HK', zh), en_US: storedPage('home_en_US', en) }
      const joint = jointOf(pages, 1, findTestBlock)
      for (const locale of LOCALES)
        expect(JSON.stringify(pageIn(joint, locale, findTestBlock)?.draft)).toBe(
          JSON.stringify(pages[locale].draft),
        )
      expect(draftOf({ zh_HK: pages.zh_HK.draft }, findTestBlock).nodes.size).toBe(zh.length)
    }),
    { numRuns: 500 },
  )
})
