import { expect, test } from 'vitest'
import type { Operator } from '#operators/operator.ts'
import { MAX_KEPT_DRAFTS, SITTING_MS } from './draft-history.ts'
import { orThrow } from '#operators/outcome.ts'
import { component, draft, editor, openForTest, publisher, SUMMER, summer } from '../testing/open-for-test.ts'

/** A page whose first draft is Ada's, and how to save the next ones. */
async function opened() {
  const { store, clock, directory } = await openForTest()
  orThrow(await store.createPage(editor, summer))
  let revision = 1
  const save = async (actor: Operator, title: string, more: object = {}) => {
    const sent = { ...draft(revision, [component(title.replace(' ', '-'))], title), ...more }
    revision = orThrow(await store.saveDraft(actor, SUMMER, sent)).revision
  }
  const kept = async () => orThrow(await store.page(editor, SUMMER)).keptDrafts
  return { store, clock, directory, save, kept }
}

test('a draft that another operator replaces stays, with who and when, and can be read again (LO-14)', async () => {
  const { store, clock, save, kept } = await opened()
  await save(editor, 'hers')
  const savedAt = clock.read()
  clock.pass(5000)
  await save(publisher, 'his')
  const [newest] = await kept()
  expect(newest).toEqual({
    id: 1,
    title: 'hers',
    savedBy: 'Ada',
    savedAt,
    replacedBy: 'Ben',
    replacedAt: savedAt + 5000,
  })
  const content = orThrow(await store.keptDraft(editor, SUMMER, newest?.id ?? 0))
  expect(content.components.map(({ id }) => id)).toEqual(['hers'])
})

test('saves of one sitting leave no trace; the draft of an earlier sitting stays', async () => {
  const { clock, save, kept } = await opened()
  await save(editor, 'a')
  await save(editor, 'b')
  expect(await kept()).toEqual([])
  clock.pass(SITTING_MS)
  await save(editor, 'c')
  expect((await kept()).map(({ title }) => title)).toEqual(['b'])
})

test('after a conflict of two windows with one name, the replaced draft stays on request', async () => {
  const { save, kept } = await opened()
  await save(editor, 'one window')
  await save(editor, 'other window', { keepReplaced: true })
  expect((await kept()).map(({ title }) => title)).toEqual(['one window'])
})

test('edits given up in a conflict stay too, and the page keeps its draft', async () => {
  const { store, save, kept } = await opened()
  await save(publisher, 'his')
  const before = orThrow(await store.page(editor, SUMMER)).draft
  orThrow(await store.setDraftAside(editor, SUMMER, draft(1, [component('lost')], 'lost')))
  expect(orThrow(await store.page(editor, SUMMER)).draft).toEqual(before)
  const [newest] = await kept()
  expect(newest).toMatchObject({ title: 'lost', savedBy: 'Ada', replacedBy: 'Ben' })
  expect(orThrow(await store.keptDraft(editor, SUMMER, newest?.id ?? 0)).components).toHaveLength(1)
})

test(`the ${MAX_KEPT_DRAFTS} newest are kept`, async () => {
  const { store, save, kept } = await opened()
  for (let i = 0; i <= MAX_KEPT_DRAFTS; i++) await save(i % 2 ? editor : publisher, `draft ${i}`)
  const ids = (await kept()).map(({ id }) => id)
  expect(ids).toHaveLength(MAX_KEPT_DRAFTS)
  expect(ids.at(-1)).toBe(2)
  expect(await store.keptDraft(editor, SUMMER, 1)).toMatchObject({
    refusal: { status: 404, message: 'draftNotFound' },
  })
})

test('what is no number, and a page that is not there, have no kept draft', async () => {
  const { store } = await opened()
  for (const id of [0, -1, Number.NaN])
    expect(await store.keptDraft(editor, SUMMER, id)).toMatchObject({ refusal: { status: 404 } })
  expect(await store.keptDraft(editor, '../operators', 1)).toMatchObject({ refusal: { status: 404 } })
  expect(await store.summary(editor, 'landingPage.none_zh_HK')).toMatchObject({ refusal: { status: 404 } })
})

test('the summary of a page tells of newer drafts and releases', async () => {
  const { store, save } = await opened()
  await save(publisher, 'his')
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  expect(orThrow(await store.summary(editor, SUMMER))).toMatchObject({
    revision: 2,
    savedBy: 'Ben',
    liveVersion: 1,
  })
})

test('the summary of a page says whether it is in the other language', async () => {
  const { store } = await opened()
  const hasOther = async () => orThrow(await store.summary(editor, SUMMER)).hasOther
  expect(await hasOther()).toBe(false)
  orThrow(await store.createPage(editor, { ...summer, locale: 'en_US', title: 'Summer' }))
  expect(await hasOther()).toBe(true)
})
