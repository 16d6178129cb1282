import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { admin, component, draft, editor, openForTest, publisher } from '../testing/open-for-test.ts'

const MINUTE = 60_000
const path = '/landingPage/summer'
const keyOf = (locale: string) => `landingPage.summer_${locale}`

/** A page that is live in both languages with a heading in each. */
async function livePage() {
  const { store, clock } = await openForTest(undefined, { findBlock })
  const publish = async (locale: string, revision: number) =>
    orThrow(await store.publish(publisher, keyOf(locale), { revision, accepted: 'all' }))
  for (const [locale, title] of [
    ['zh_HK', '夏日'],
    ['en_US', 'Summer'],
  ] as const) {
    orThrow(await store.createPage(admin, { path, locale, type: 'LANDING', title }))
    const heading = component('head', { code: 'articleTitle', options: { title } })
    orThrow(await store.saveDraft(admin, keyOf(locale), draft(1, [heading], title)))
    clock.pass(MINUTE)
    await publish(locale, 2)
  }
  clock.pass(60 * MINUTE)
  const retitle = async (title: string) => {
    const edit = { kind: 'edit', id: 'head', bag: 'options', set: { title }, unset: [] }
    const steps = [{ id: 'step-0001', label: 'edit', gesture: 'typing-01', operations: [edit] }]
    const { revision: base } = orThrow(await store.openPage(admin, keyOf('zh_HK'))).joint
    orThrow(await store.sendSteps(admin, keyOf('zh_HK'), { base, steps }))
    clock.pass(MINUTE)
  }
  const found = async () => {
    const pages: (readonly [string, number, readonly string[]])[] = []
    for await (const { locale, pageVersion, problems } of store.shownProblems())
      pages.push([locale, pageVersion, problems.map(({ problem }) => problem)])
    return pages
  }
  return { store, publish, retitle, found }
}

test('a live text is stale once the other language is live with other words, not while they are a draft (LO-22)', async () => {
  const { publish, retitle, found } = await livePage()
  expect(await found()).toEqual([
    ['en_US', 1, []],
    ['zh_HK', 1, []],
  ])
  await retitle('夏日新品')
  expect(await found()).toEqual([
    ['en_US', 1, []],
    ['zh_HK', 1, []],
  ])
  await publish('zh_HK', 3)
  expect(await found()).toEqual([
    ['en_US', 1, ['staleText']],
    ['zh_HK', 2, []],
  ])
})

test('a rolled back page is judged by the time of what it shows (LO-14)', async () => {
  const { store, publish, retitle, found } = await livePage()
  await retitle('夏日新品')
  await publish('zh_HK', 3)
  orThrow(await store.rollback(publisher, keyOf('zh_HK'), 1))
  expect(await found()).toEqual([
    ['en_US', 1, []],
    ['zh_HK', 3, []],
  ])
})

test('pages that no shopper can open are not checked', async () => {
  const { store, found } = await livePage()
  orThrow(await store.unpublish(publisher, keyOf('zh_HK')))
  expect(await found()).toEqual([['en_US', 1, ['missingLanguage']]])
})

test('staff see the number of such findings by page, and at once what a publication has changed', async () => {
  const { store, publish, retitle } = await livePage()
  const counted = async () => orThrow(await store.liveFindings(editor))
  expect(await counted()).toEqual([])
  await retitle('夏日新品')
  expect(await counted()).toEqual([])
  await publish('zh_HK', 3)
  expect(await counted()).toEqual([{ key: keyOf('en_US'), count: 1 }])
  await publish('en_US', 2)
  // The publisher has accepted it.
  expect(await counted()).toEqual([])
})
