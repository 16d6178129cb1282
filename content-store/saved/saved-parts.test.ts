import { expect, test } from 'vitest'
import { presentVersion } from '../client/model/contents.ts'
import type { NewSavedPart } from '../client/types.ts'
import { orThrow } from '#operators/outcome.ts'
import { component, editor, openForTest, START } from '../testing/open-for-test.ts'
import { savedPartFields, savedPartSchema } from '../stored/saved-part.ts'
import { serveForTest } from '../testing/serve-for-test.ts'

const NAME = { zh_HK: '開場', en_US: 'Opening' }
const part = (more: Record<string, unknown> = {}) => ({
  kind: 'section',
  name: NAME,
  locale: 'zh_HK',
  type: 'LANDING',
  contents: { zh_HK: [component('a', { options: { content: '<p onclick="x()">字</p>' } })] },
  ...more,
})

test('a section is kept under its name in both languages, cleaned, and still there after a restart', async () => {
  const first = await openForTest()
  const { id } = orThrow(await first.store.savePart(editor, part()))
  await first.close()
  const { store } = await openForTest(first.directory)
  expect(orThrow(await store.savedParts(editor))).toEqual([
    {
      id,
      kind: 'section',
      name: NAME,
      locale: 'zh_HK',
      type: 'LANDING',
      blocks: 1,
      locales: ['zh_HK'],
      at: START,
      by: 'Ada',
    },
  ])
  const { contents } = presentVersion(orThrow(await store.savedPart(editor, id)))
  expect(contents.zh_HK[0]?.options).toEqual({ content: '<p>字</p>' })
  expect(contents.en_US).toEqual(contents.zh_HK)
})

test('one that an earlier version kept in one language is there in both', () => {
  const components = [component('a')]
  const { versions: _, ...rest } = savedPartFields.parse({
    ...part(),
    id: 'ab',
    at: 1,
    by: 'Ada',
    versions: [{ version: 1, at: 1, by: 'Ada', contents: { zh_HK: [], en_US: [] } }],
  })
  const read = savedPartSchema.parse({ ...rest, components })
  expect(read.versions).toEqual([
    { version: 1, at: 1, by: 'Ada', contents: { zh_HK: components, en_US: components } },
  ])
  // A synced section had the versions that it has now.
  const synced = { ...read, kind: 'synced' }
  expect(savedPartSchema.parse({ ...synced, components })).toEqual(synced)
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
  ['no language', { contents: {} }, 'invalidSavedPart'],
  ['no blocks', { contents: { zh_HK: [] } }, 'invalidSavedPart'],
  ['what is no block', { contents: { en_US: [{ id: '1' }] } }, 'invalidDraft'],
  [
    'one id twice in one of the languages',
    { contents: { zh_HK: [component('a')], en_US: [component('a'), component('a')] } },
    'duplicateId',
  ],
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
