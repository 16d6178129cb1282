import type { PageChange } from '../page/page-change.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Outcome, orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import { admin, component, draft, openForTest, SUMMER, summer, statusOf } from '../testing/open-for-test.ts'

type Step =
  | { readonly kind: 'save'; readonly title: string; readonly isStale: boolean }
  | { readonly kind: 'publish'; readonly isStale: boolean }
  | { readonly kind: 'rollback'; readonly from: number }
  | { readonly kind: 'unpublish' }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('save' as const),
      title: fc.constantFrom('a', 'b', 'c'),
      isStale: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('publish' as const), isStale: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('rollback' as const), from: fc.integer({ min: 1, max: 6 }) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('unpublish' as const) }) },
)

/** All that matters of a page: its draft, the titles of its releases, and which is live. */
interface Model {
  readonly revision: number
  readonly title: string
  readonly releases: readonly string[]
  readonly live: number | null
}

/** What a step should answer, and the page after it. */
function expected(model: Model, doing: Step): { status: number; next: Model } {
  const same = (status: number) => ({ status, next: model })
  const released = (title: string) => ({
    status: 200,
    next: { ...model, releases: [...model.releases, title], live: model.releases.length + 1 },
  })
  switch (doing.kind) {
    case 'save':
      return doing.isStale
        ? same(409)
        : { status: 200, next: { ...model, revision: model.revision + 1, title: doing.title } }
    case 'publish':
      return doing.isStale ? same(409) : released(model.title)
    case 'rollback': {
      const title = model.releases[doing.from - 1]
      return title === undefined ? same(404) : released(title)
    }
    case 'unpublish':
      return model.live === null ? same(409) : { status: 200, next: { ...model, live: null } }
  }
}

const run = (store: ContentStore, { revision }: Model, doing: Step): Promise<Outcome<unknown>> => {
  const seen = 'isStale' in doing && doing.isStale ? revision + 1 : revision
  switch (doing.kind) {
    case 'save':
      return store.saveDraft(admin, SUMMER, draft(seen, [component('a')], doing.title))
    case 'publish':
      return store.publish(admin, SUMMER, { revision: seen, accepted: 'all' })
    case 'rollback':
      return store.rollback(admin, SUMMER, doing.from)
    case 'unpublish':
      return store.unpublish(admin, SUMMER)
  }
}

async function stateOf(store: ContentStore): Promise<Model> {
  const { draft: stored, liveVersion, releases } = orThrow(await store.page(admin, SUMMER))
  const versions = releases.map(({ pageVersion }) => pageVersion).reverse()
  expect(versions).toEqual(versions.map((_, index) => index + 1))
  const contents = await Promise.all(versions.map(version => store.release(admin, SUMMER, version)))
  const titles = contents.map(content => orThrow(content).title)
  return { revision: stored.revision, title: stored.title, releases: titles, live: liveVersion }
}

test('whatever operators do, versions rise by one, releases never change and a stale save never overwrites (LO-14)', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async steps => {
      const { store, close } = await openForTest()
      orThrow(await store.createPage(admin, { ...summer, title: 'a' }))
      let model: Model = { revision: 1, title: 'a', releases: [], live: null }
      for (const doing of steps) {
        const { status, next } = expected(model, doing)
        expect(statusOf(await run(store, model, doing))).toBe(status)
        model = next
      }
      expect(await stateOf(store)).toEqual(model)
      await close()
    }),
    { numRuns: 25 },
  )
})

test('of many saves from one revision exactly one is kept', async () => {
  const { store } = await openForTest()
  orThrow(await store.createPage(admin, summer))
  const titles = Array.from({ length: 10 }, (_, i) => `by ${i}`)
  const outcomes = await Promise.all(titles.map(title => store.saveDraft(admin, SUMMER, draft(1, [], title))))
  const kept = outcomes.filter(({ ok }) => ok)
  expect(kept).toHaveLength(1)
  expect(outcomes.filter(each => !each.ok && each.refusal.status === 409)).toHaveLength(9)
  expect(orThrow(await store.page(admin, SUMMER)).draft).toEqual(kept.map(each => orThrow(each))[0])
})

test('listeners hear of every change after it is kept, and of no refusal', async () => {
  const { store } = await openForTest()
  const heard: PageChange[] = []
  const stop = store.onChange(change => heard.push(change))
  await store.createPage(admin, summer)
  await store.saveDraft(admin, SUMMER, draft(1))
  await store.saveDraft(admin, SUMMER, draft(1))
  await store.publish(admin, SUMMER, { revision: 2, accepted: 'all' })
  await store.rollback(admin, SUMMER, 1)
  await store.unpublish(admin, SUMMER)
  await store.remove(admin, SUMMER)
  stop()
  await store.createPage(admin, summer)
  expect(heard.map(({ kind }) => kind)).toEqual([
    'created',
    'saved',
    'published',
    'rolledBack',
    'unpublished',
    'removed',
  ])
  expect(heard[0]).toEqual({
    kind: 'created',
    key: SUMMER,
    id: 'landingPage.summer',
    locale: 'zh_HK',
    path: '/landingPage/summer',
  })
})

test('a page removed and created again shows its own first release, not the old one', async () => {
  const { store } = await openForTest()
  const detail = async () => {
    const answer = await store.detail({ path: '/landingPage/summer_zh_HK.html' })
    return answer.ok ? answer.value.title : answer.refusal.status
  }
  for (const title of ['old', 'new']) {
    orThrow(await store.createPage(admin, { ...summer, title }))
    orThrow(await store.publish(admin, SUMMER, { revision: 1, accepted: 'all' }))
    expect(await detail()).toBe(title)
    orThrow(await store.remove(admin, SUMMER))
    expect(await detail()).toBe(404)
  }
})

test('a page begins with a draft that was exported elsewhere: checked, cleaned, with the colours of this shop', async () => {
  const { store } = await openForTest()
  const html = { ...component('t'), options: { content: '<p onclick="x()">Hi</p>' } }
  const given = { title: 'From afar', components: [html], globalConfig: { themeColor: '#ff0000' } }
  const created = orThrow(await store.createPage(admin, { ...summer, title: '', content: given }))
  expect(created).toMatchObject({ title: 'From afar', revision: 1 })
  expect(created.draft.components[0]?.options).toEqual({ content: '<p>Hi</p>' })
  expect(created.draft.components[0]?.pageId).toBe(created.id)
  expect(created.draft.globalConfig.themeColor).not.toBe('#ff0000')
})

test('a draft from elsewhere that could not be saved makes no page; the refusal names the field', async () => {
  const { store } = await openForTest()
  const content = { components: [{ id: 'a', code: 'banner', options: 'x' }] }
  expect(await store.createPage(admin, { ...summer, content })).toMatchObject({
    refusal: {
      status: 422,
      message: 'invalidDraft',
      values: { path: 'components.0.options' },
    },
  })
  expect(orThrow(await store.pages(admin))).toEqual([])
})
