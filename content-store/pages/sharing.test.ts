import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { admin, openForTest } from '../testing/open-for-test.ts'

const PATH = '/landingPage/summer'

async function summer() {
  const { store } = await openForTest()
  const page = orThrow(
    await store.createPage(admin, { path: PATH, locale: 'zh_HK', type: 'LANDING', title: '夏日' }),
  )
  const step = (base: number, set: object) =>
    store.sendSteps(admin, page.key, {
      base,
      steps: [
        { id: `step-${base}-long`, label: 'page', gesture: `${base}`, operations: [{ kind: 'meta', set }] },
      ],
    })
  return { store, page, step }
}

test('the picture of links and the mark for search engines travel from the draft to the live page', async () => {
  const { store, page, step } = await summer()
  orThrow(await step(page.revision, { isIndexed: false, shareImage: '/media/demo/a.webp' }))
  expect(await store.shownPages()).toEqual([])
  const { revision, isIndexed } = orThrow(await store.page(admin, page.key))
  expect(isIndexed).toBe(false)
  orThrow(await store.publish(admin, page.key, { revision, accepted: 'all' }))
  expect(await store.detail({ path: `${PATH}_zh_HK.html` })).toMatchObject({
    value: { isIndexed: false, shareImage: '/media/demo/a.webp' },
  })
  expect(await store.shownPages()).toEqual([{ path: PATH, locale: 'zh_HK', isIndexed: false }])
  expect(await store.shownLocales(PATH, Date.now())).toEqual(['zh_HK'])
})

test('a page that search engines may list says nothing of it, so its JSON stays as it was', async () => {
  const { store, page, step } = await summer()
  orThrow(await step(page.revision, { isIndexed: true, shareImage: '' }))
  const { draft } = orThrow(await store.page(admin, page.key))
  expect(Object.keys(draft)).not.toContain('isIndexed')
  expect(Object.keys(draft)).not.toContain('shareImage')
})

test.each(['https://elsewhere.example/a.jpg', 'javascript:alert(1)', '/media/../secret', '/product/A.webp'])(
  'a picture of links from outside the media library is refused: %s',
  async shareImage => {
    const { page, step } = await summer()
    expect(await step(page.revision, { shareImage })).toMatchObject({
      refusal: {
        status: 422,
        values: { path: 'shareImage' },
      },
    })
  },
)
