import { expect, test } from 'vitest'
import type { NewSavedPart } from '../client/types.ts'
import { orThrow } from '#operators/outcome.ts'
import { component, editor, openForTest, START } from '../testing/open-for-test.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const NAME = { zh_HK: '開場', en_US: 'Opening' }
const part = (more: Record<string, unknown> = {}) => ({
  kind: 'section',
  name: NAME,
  locale: 'zh_HK',
  type: 'LANDING',
  components: [component('a', { options: { content: '<p onclick="x()">字</p>' } })],
  ...more,
})

test('a section is kept under its name in both languages, cleaned, and still there after a restart', async () => {
  const first = await openForTest()
  const { id } = orThrow(await first.store.savePart(editor, part()))
  await first.close()
  const { store } = await openForTest(first.directory)
  expect(orThrow(await store.savedParts(editor))).toEqual([
    { id, kind: 'section', name: NAME, locale: 'zh_HK', type: 'LANDING', blocks: 1, at: START, by: 'Ada' },
  ])
  const { components } = orThrow(await store.savedPart(editor, id))
  expect(components[0]?.options).toEqual({ content: '<p>字</p>' })
})

test('it is renamed and removed; what is not there is said', async () => {
  const { store } = await openForTest()
  const { id } = orThrow(await store.savePart(editor, part({ kind: 'template' })))
  const name = { zh_HK: '新', en_US: 'New' }
  expect(orThrow(await store.renamePart(editor, id, { name }))).toMatchObject({ id, kind: 'template', name })
  orThrow(await store.removePart(editor, id))
  expect(orThrow(await store.savedParts(editor))).toEqual([])
  for (const refused of [
    await store.savedPart(editor, id),
    await store.renamePart(editor, id, { name }),
    await store.removePart(editor, id),
  ])
    expect(refused).toMatchObject({ refusal: { status: 404, message: 'savedPartNotFound' } })
})

test.each([
  ['no name in one language', { name: { zh_HK: '開場', en_US: ' ' } }, 'invalidSavedPart'],
  ['no blocks', { components: [] }, 'invalidSavedPart'],
  ['what is no block', { components: [{ id: '1' }] }, 'invalidDraft'],
  ['one id twice', { components: [component('a'), component('a')] }, 'duplicateId'],
])('refused: %s', async (_, more, message) => {
  const { store } = await openForTest()
  expect(await store.savePart(editor, part(more))).toMatchObject({ refusal: { status: 422, message } })
  expect(orThrow(await store.savedParts(editor))).toEqual([])
})

test('over HTTP, by an editor', async () => {
  const { browser } = await serveForTest()
  const { client } = browser()
  await client.signIn('editor', 'correct horse')
  const given = part() as unknown as NewSavedPart // what the wire carries
  const { id } = await client.change('saved.save', given)
  expect((await client.read('saved.find', { id })).name).toEqual(NAME)
  await client.change('saved.rename', { id, name: { zh_HK: '一', en_US: 'One' } })
  expect((await client.read('saved.list', {})).map(({ name }) => name.en_US)).toEqual(['One'])
  await client.change('saved.remove', { id })
  expect(await client.read('saved.list', {})).toEqual([])
})
