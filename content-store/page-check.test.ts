import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { orThrow } from './outcome.ts'
import { admin, component, editor, openForTest } from './testing/open-for-test.ts'

/** A landing page whose carousel leads to a product and two pages. */
const content = {
  title: 'Summer',
  description: '',
  keywords: '',
  components: [
    component('a', {
      code: 'newSwiper',
      options: {
        items: [
          { swiper_img_url: '/a.webp', title: 'a', swiper_img_link: { type: 1, value: 'KNOWN' } },
          { swiper_img_url: '/b.webp', title: 'b', swiper_img_link: { type: 1, value: 'GONE' } },
          { swiper_img_url: '/c.webp', title: 'c', swiper_img_link: { type: 3, value: 'summer' } },
          { swiper_img_url: '/d.webp', title: 'd', swiper_img_link: { type: 3, value: 'winter' } },
        ],
      },
    }),
  ],
}

async function summerPage(knownProducts?: () => Promise<readonly string[]>) {
  const { store } = await openForTest(undefined, { findBlock, ...(knownProducts && { knownProducts }) })
  const path = '/landingPage/summer'
  const page = orThrow(
    await store.createPage(admin, { path, locale: 'en_US', type: 'LANDING', title: 'Summer' }),
  )
  orThrow(await store.saveDraft(admin, page.key, { ...content, revision: page.revision }))
  return { store, key: page.key }
}

test('a product the shop does not know and a page that is not live are named before publishing (LO-22, LO-27)', async () => {
  const { store, key } = await summerPage(async () => ['KNOWN'])
  expect(orThrow(await store.check(editor, key))).toEqual([
    {
      severity: 'warning',
      blockId: 'a',
      code: 'newSwiper',
      problem: 'unknownProduct',
      path: 'items.1.swiper_img_link',
      message: 'GONE',
    },
    {
      severity: 'warning',
      blockId: 'a',
      code: 'newSwiper',
      problem: 'missingPage',
      path: 'items.3.swiper_img_link',
      message: '/landingPage/winter',
    },
  ])
})

test('without a shop to ask, no product is called unknown', async () => {
  const { store, key } = await summerPage()
  const found = orThrow(await store.check(editor, key))
  expect(found.map(({ problem }) => problem)).toEqual(['missingPage'])
})

test('warnings do not block: the page goes live (LO-22)', async () => {
  const { store, key } = await summerPage(async () => [])
  expect(await store.publish(admin, key, 2)).toMatchObject({ status: 200 })
})

test('a page that is not there has no problems to tell', async () => {
  const { store } = await openForTest()
  expect(await store.check(editor, 'landingPage.none_en_US')).toMatchObject({ status: 404 })
})
