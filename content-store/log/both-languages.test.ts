import { describe, expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { valueWithin } from '../client/draft/spots.ts'
import { isList } from '../client/draft/values.ts'
import type { Operation } from '../client/model/operations.ts'
import { component, draft, editor, openForTest, publisher, SUMMER, summer } from '../testing/open-for-test.ts'

const ENGLISH = 'landingPage.summer_en_US'
const edit = (set: Readonly<Record<string, unknown>>, id = 'a'): Operation => ({
  kind: 'edit',
  id,
  bag: 'options',
  set,
  unset: [],
})

let steps = 0
/** A page with one text in both languages. */
async function opened() {
  const { store, clock } = await openForTest()
  const texts = (word: string) => [
    component('a', {
      code: 'text',
      options: {
        content: word,
        tint: '#fff',
        items: [
          { body: `${word} 1`, count: 1 },
          { body: `${word} 2`, count: 2 },
        ],
      },
    }),
  ]
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.createPage(editor, { ...summer, locale: 'en_US', title: 'Summer' }))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, texts('字'))))
  orThrow(await store.saveDraft(editor, ENGLISH, draft(1, texts('word'), 'Summer')))
  const revision = async () => orThrow(await store.openPage(editor, SUMMER)).joint.revision
  const send = async (key: string, more: object) => {
    const step = {
      id: `step-${String(++steps).padStart(8, '0')}`,
      label: 'edit',
      gesture: `g ${steps}`,
      ...more,
    }
    return orThrow(await store.sendSteps(editor, key, { base: await revision(), steps: [step] }))
  }
  const optionsIn = async (key: string) => orThrow(await store.page(editor, key)).draft.components[0]?.options
  return { store, clock, send, revision, optionsIn }
}

test('a page is made in both languages at once, or in neither', async () => {
  const { store } = await openForTest()
  const told: string[] = []
  store.onChange(({ key, kind }) => told.push(`${kind} ${key}`))
  const page = orThrow(await store.createPage(editor, { ...summer, other: { title: 'Summer' } }))
  expect(page).toMatchObject({ key: SUMMER, other: { key: ENGLISH } })
  expect(told).toEqual([`created ${SUMMER}`, `created ${ENGLISH}`])
  expect(orThrow(await store.page(editor, ENGLISH))).toMatchObject({ title: 'Summer', revision: 1 })
  const path = '/landingPage/autumn'
  orThrow(await store.createPage(editor, { ...summer, path, locale: 'en_US' }))
  expect(await store.createPage(editor, { ...summer, path, other: {} })).toMatchObject({
    refusal: { message: 'pageExists' },
  })
  expect(await store.page(editor, 'landingPage.autumn_zh_HK')).toMatchObject({ refusal: { status: 404 } })
})

describe('a step on a page in two languages (decision 106)', () => {
  test('shared options change in both, texts in one; each language has a revision of its own', async () => {
    const { store, send, optionsIn } = await opened()
    const before = orThrow(await store.page(editor, SUMMER)).revision
    await send(ENGLISH, { operations: [edit({ content: 'other' })] })
    expect(orThrow(await store.page(editor, SUMMER)).revision).toBe(before)
    await send(ENGLISH, { operations: [edit({ tint: '#000' })] })
    expect(await optionsIn(SUMMER)).toMatchObject({ content: '字', tint: '#000' })
    expect(await optionsIn(ENGLISH)).toMatchObject({ content: 'other', tint: '#000' })
    expect(orThrow(await store.page(editor, SUMMER)).revision).toBe(before + 1)
  })

  test('two operators who change two languages of one text, or two items of one list, do not meet', async () => {
    const { store, revision, optionsIn } = await opened()
    const base = await revision()
    const { joint } = orThrow(await store.openPage(editor, SUMMER))
    const items = valueWithin(joint.nodes[0]?.content, ['options', 'items'], undefined)
    const [first = '', second = ''] = isList(items) ? items.$list.map(({ id }) => id) : []
    const patch = (id: string, at: readonly string[], locale: string, value: string) => ({
      id,
      label: 'edit',
      gesture: id,
      draft: [{ kind: 'patch', id: 'a', patches: [{ at: ['options', ...at], in: locale, value }] }],
    })
    const all = [
      patch('step-of-ada-1', ['content'], 'zh_HK', '一'),
      patch('step-of-ben-1', ['content'], 'en_US', 'one'),
      patch('step-of-chi-1', ['items', first, 'body'], 'zh_HK', '甲'),
      patch('step-of-dan-1', ['items', second, 'body'], 'zh_HK', '乙'),
    ]
    for (const step of all) orThrow(await store.sendSteps(editor, SUMMER, { base, steps: [step] }))
    expect(await optionsIn(SUMMER)).toMatchObject({ content: '一', items: [{ body: '甲' }, { body: '乙' }] })
    expect(await optionsIn(ENGLISH)).toMatchObject({
      content: 'one',
      items: [{ body: 'word 1' }, { body: 'word 2' }],
    })
    const again = await store.sendSteps(editor, SUMMER, {
      base,
      steps: [patch('step-of-eva-1', ['content'], 'en_US', 'uno')],
    })
    expect(again).toMatchObject({ refusal: { message: 'stepsMeet' } })
  })

  test('undoing the removal of a block brings back the words of both languages', async () => {
    const { store, send, optionsIn } = await opened()
    const words = [await optionsIn(SUMMER), await optionsIn(ENGLISH)]
    const { entries } = await send(SUMMER, { label: 'remove', operations: [{ kind: 'remove', id: 'a' }] })
    expect(orThrow(await store.page(editor, ENGLISH)).draft.components).toEqual([])
    await send(ENGLISH, { label: 'remove', takes: 'back', draft: entries.at(-1)?.backward })
    expect([await optionsIn(SUMMER), await optionsIn(ENGLISH)]).toEqual(words)
  })

  test('a block taken out of one language stays in the other', async () => {
    const { store, send } = await opened()
    await send(SUMMER, { label: 'remove', draft: [{ kind: 'lives', id: 'a', in: 'en_US' }] })
    expect(orThrow(await store.page(editor, SUMMER)).draft.components).toEqual([])
    expect(orThrow(await store.page(editor, ENGLISH)).draft.components).toHaveLength(1)
  })

  test('a whole draft concerns its language; what differs then is its own', async () => {
    const { store, send, optionsIn } = await opened()
    const { draft: now } = orThrow(await store.page(editor, SUMMER))
    const [text] = now.components
    const components = [{ ...text, options: { ...text?.options, tint: '#123' } }]
    orThrow(await store.saveDraft(editor, SUMMER, { ...now, components }))
    expect(await optionsIn(ENGLISH)).toMatchObject({ tint: '#fff' })
    await send(ENGLISH, { operations: [edit({ tint: '#456' })] })
    expect(await optionsIn(SUMMER)).toMatchObject({ tint: '#123' })
  })

  test('one language goes to the bin and comes back; the other one is not touched', async () => {
    const { store, clock } = await opened()
    orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
    const before = orThrow(await store.page(editor, SUMMER))
    const english = orThrow(await store.page(editor, ENGLISH)).draft
    orThrow(await store.remove({ name: 'Chi', role: 'admin' }, ENGLISH))
    expect(orThrow(await store.openPage(editor, SUMMER)).other).toBeUndefined()
    clock.pass(1000)
    const [binned] = orThrow(await store.deletedPages(editor))
    orThrow(await store.restorePage(publisher, binned?.id ?? ''))
    expect(orThrow(await store.page(editor, ENGLISH)).draft).toEqual(english)
    expect(orThrow(await store.page(editor, SUMMER))).toEqual(before)
  })
})
