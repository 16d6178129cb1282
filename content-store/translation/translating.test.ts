import { findBlock } from '#blocks/registry.ts'
import { orThrow } from '#operators/outcome.ts'
import { expect, test } from 'vitest'
import type { Translation } from '../client/translation.ts'
import { admin, component, editor, openForTest, statusOf } from '../testing/open-for-test.ts'

const EN = 'landingPage.trail_en_US'
const ZH = 'landingPage.trail_zh_HK'

const words = (id: string, title: string, sort: number) =>
  component(id, { sort, code: 'articleTitle', options: { title } })
const story = (content: string) => component('story', { sort: 3, code: 'richText', options: { content } })

/** A page in both languages: two titles and a rich text. */
async function trail() {
  const opened = await openForTest(undefined, { findBlock })
  const { store } = opened
  const write = async (locale: 'zh_HK' | 'en_US', title: string, components: unknown[]) => {
    const page = { path: '/landingPage/trail', type: 'LANDING', title, locale } as const
    const { key } = orThrow(await store.createPage(admin, page))
    const content = { title, description: '', keywords: '', components }
    orThrow(await store.saveDraft(editor, key, { ...content, revision: 1 }))
  }
  await write('zh_HK', '麥理浩徑', [words('a', '夏日', 1), words('b', '冬日', 2), story('<p>雨衣</p>')])
  await write('en_US', '麥理浩徑', [words('a', '', 1), words('b', 'Winter', 2), story('')])
  const sheet = async (key = EN) => orThrow(await store.textSheet(editor, key))
  const text = async (path: string, blockId: string) =>
    (await sheet()).texts.find(each => each.path === path && each.blockId === blockId)!
  return { ...opened, sheet, text }
}

const asGiven = (
  { name, source, own }: { readonly name: string; readonly source: string; readonly own: string },
  translated: string,
): Translation => ({ name, source, before: own, text: translated })

test('a sheet has the texts of the page itself and of its blocks, with what there is to do', async () => {
  const { sheet } = await trail()
  expect(
    (await sheet()).texts.map(({ blockId, path, source, own, state }) => [blockId, path, source, own, state]),
  ).toEqual([
    ['', 'title', '麥理浩徑', '麥理浩徑', 'untranslated'],
    ['a', 'title', '夏日', '', 'untranslated'],
    ['b', 'title', '冬日', 'Winter', 'right'],
    ['story', 'content', '<p>雨衣</p>', '', 'untranslated'],
  ])
})

test('translations are stored in their language alone, cleaned, as one step that the log names', async () => {
  const { store, text, sheet } = await trail()
  const given = [
    asGiven(await text('title', ''), 'MacLehose Trail'),
    asGiven(await text('title', 'a'), 'Summer'),
    asGiven(await text('content', 'story'), '<p>Rain<script>x</script> shell</p>'),
  ]
  const before = orThrow(await store.page(editor, ZH))
  const results = orThrow(await store.translate(editor, EN, given))
  expect(results.map(({ outcome }) => outcome)).toEqual(['changes', 'changes', 'changes'])
  const { draft } = orThrow(await store.page(editor, EN))
  expect([draft.title, ...draft.components.map(({ options }) => Object.values(options)[0])]).toEqual([
    'MacLehose Trail',
    'Summer',
    'Winter',
    '<p>Rain shell</p>',
  ])
  expect(orThrow(await store.page(editor, ZH)).draft).toEqual(before.draft)
  const [step] = orThrow(await store.stepsBefore(editor, EN, undefined))
  expect(step).toMatchObject({ label: 'translate', by: 'Ada' })
  expect((await sheet()).texts.map(({ state }) => state)).toEqual(['right', 'right', 'right', 'right'])
})

test('a text is behind once its source changed, and right again when it is translated or said to be', async () => {
  const { store, text, clock } = await trail()
  orThrow(await store.translate(editor, EN, [asGiven(await text('title', 'a'), 'Summer')]))
  const write = async (title: string) => {
    clock.pass(3_600_000)
    const { revision: base } = orThrow(await store.openPage(editor, ZH)).joint
    const edit = { kind: 'edit', id: 'a', bag: 'options', set: { title }, unset: [] }
    const step = { id: `a step: ${title}`, label: 'edit', gesture: title, operations: [edit] }
    orThrow(await store.sendSteps(editor, ZH, { base, steps: [step] }))
  }
  await write('盛夏')
  const behind = await text('title', 'a')
  expect(behind).toMatchObject({ state: 'behind', before: '夏日', source: '盛夏', own: 'Summer' })
  expect(orThrow(await store.translate(editor, EN, [asGiven(behind, 'Summer')]))).toMatchObject([
    { outcome: 'same' },
  ])
  clock.pass(1000)
  const said = { ...asGiven(behind, 'Summer'), isRight: true }
  expect(orThrow(await store.translate(editor, EN, [said]))).toMatchObject([{ outcome: 'confirms' }])
  expect(await text('title', 'a')).toMatchObject({ state: 'right' })
  await write('深秋')
  expect((await text('title', 'a')).state).toBe('behind')
  orThrow(await store.translate(editor, EN, [asGiven(await text('title', 'a'), 'Late autumn')]))
  expect(await text('title', 'a')).toMatchObject({ state: 'right', own: 'Late autumn' })
})

test('texts that are right as they are and texts that change are one step', async () => {
  const { store, text, sheet } = await trail()
  const before = orThrow(await store.stepsBefore(editor, EN, undefined)).length
  const given = [
    asGiven(await text('title', 'a'), 'Summer'),
    { ...asGiven(await text('title', ''), '麥理浩徑'), isRight: true },
  ]
  const results = orThrow(await store.translate(editor, EN, given))
  expect(results.map(({ outcome }) => outcome)).toEqual(['changes', 'confirms'])
  expect((await sheet()).texts.map(({ state }) => state)).toEqual(['right', 'right', 'right', 'untranslated'])
  expect(orThrow(await store.stepsBefore(editor, EN, undefined))).toHaveLength(before + 1)
})

test.each<[string, Partial<Translation>, string]>([
  ['of a source that is another one now', { source: '春日' }, 'sourceChanged'],
  ['in the place of a text that is another one now', { before: 'Spring' }, 'textChanged'],
  ['that is there already', { text: '' }, 'same'],
  ['of a text that the page has no more', { name: 'gone options/title' }, 'unknown'],
])('a translation %s changes nothing, and says so', async (_, more, outcome) => {
  const { store, text } = await trail()
  const given = [{ ...asGiven(await text('title', 'a'), 'Summer'), ...more }]
  const before = orThrow(await store.page(editor, EN))
  expect(orThrow(await store.checkTranslations(editor, EN, given))).toMatchObject([{ outcome }])
  expect(orThrow(await store.translate(editor, EN, given))).toMatchObject([{ outcome }])
  expect(orThrow(await store.page(editor, EN))).toEqual(before)
})

test('a text keeps its name while its block and its item move', async () => {
  const { store, sheet, text } = await trail()
  const given = asGiven(await text('title', 'a'), 'Summer')
  const { joint } = orThrow(await store.openPage(editor, ZH))
  const move = { kind: 'move', id: 'a', to: { slot: '|main', index: 2 }, section: 'main' }
  const step = { id: 'step moves', label: 'move', gesture: 'm', operations: [move] }
  orThrow(await store.sendSteps(editor, ZH, { base: joint.revision, steps: [step] }))
  expect((await sheet()).texts.map(({ blockId }) => blockId)).toEqual(['', 'b', 'story', 'a'])
  expect(orThrow(await store.translate(editor, EN, [given]))).toMatchObject([{ outcome: 'changes' }])
  expect(await text('title', 'a')).toMatchObject({ own: 'Summer' })
})

test('a page that is not there is 404; a page in one language has no texts to translate', async () => {
  const { store } = await openForTest(undefined, { findBlock })
  expect(statusOf(await store.textSheet(editor, EN))).toBe(404)
  expect(statusOf(await store.checkTranslations(editor, EN, []))).toBe(404)
  expect(statusOf(await store.translate(editor, EN, []))).toBe(404)
  const page = { path: '/landingPage/trail', type: 'LANDING', title: 'Trail', locale: 'en_US' } as const
  orThrow(await store.createPage(admin, page))
  expect(orThrow(await store.textSheet(editor, EN)).texts).toEqual([])
})

test('pages with texts to do are counted by language, and again once something was done about them', async () => {
  const { store, text, clock } = await trail()
  const left = async () => orThrow(await store.textsLeft(editor))
  expect(await left()).toEqual([{ key: EN, behind: 0, untranslated: 3 }])
  const given = [
    asGiven(await text('title', ''), 'MacLehose Trail'),
    asGiven(await text('title', 'a'), 'Summer'),
    asGiven(await text('content', 'story'), '<p>Rain shell</p>'),
  ]
  orThrow(await store.translate(editor, EN, given))
  expect(await left()).toEqual([])
  clock.pass(3_600_000)
  const { revision: base } = orThrow(await store.openPage(editor, ZH)).joint
  const edit = { kind: 'edit', id: 'a', bag: 'options', set: { title: '盛夏' }, unset: [] }
  const steps = [{ id: 'step-renames', label: 'edit', gesture: 'g', operations: [edit] }]
  orThrow(await store.sendSteps(editor, ZH, { base, steps }))
  expect(await left()).toEqual([{ key: EN, behind: 1, untranslated: 0 }])
  // It changes no word of the page.
  const right = { ...asGiven(await text('title', 'a'), 'Summer'), isRight: true }
  orThrow(await store.translate(editor, EN, [right]))
  expect(await left()).toEqual([])
})
