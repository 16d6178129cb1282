import { NO_ANSWERS } from '#blocks/page/checks/check.ts'
import { findBlock } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import type { AskShop } from './shop-answers.ts'
import { admin, component, editor, openForTest, publisher, START } from '../testing/open-for-test.ts'

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

/** A shop that sells `codes` and has an address for everything. */
const selling =
  (...codes: string[]): AskShop =>
  async ({ products }) => ({
    ...NO_ANSWERS,
    products: Object.fromEntries(
      products.map(code => [code, { state: codes.includes(code) ? 'onSale' : 'unknown' }] as const),
    ),
  })

async function summerPage(askShop?: AskShop) {
  const { store } = await openForTest(undefined, { findBlock, ...(askShop && { askShop }) })
  const path = '/landingPage/summer'
  const page = orThrow(
    await store.createPage(admin, { path, locale: 'en_US', type: 'LANDING', title: 'Summer' }),
  )
  orThrow(await store.saveDraft(admin, page.key, { ...content, revision: page.revision }))
  const chinese = orThrow(
    await store.createPage(admin, { path, locale: 'zh_HK', type: 'LANDING', title: '夏日' }),
  )
  orThrow(await store.publish(admin, chinese.key, { revision: 1, accepted: 'all' }))
  return { store, key: page.key }
}

test('a product the shop does not know and a page that is not live are named before publishing (LO-22, LO-27)', async () => {
  const { store, key } = await summerPage(selling('KNOWN'))
  expect(orThrow(await store.check(editor, key))).toEqual([
    {
      severity: 'warning',
      blockId: 'a',
      code: 'newSwiper',
      problem: 'unknownProduct',
      path: 'items.1.swiper_img_link',
      detail: 'GONE',
      message: 'GONE',
    },
    {
      severity: 'warning',
      blockId: 'a',
      code: 'newSwiper',
      problem: 'missingPage',
      path: 'items.3.swiper_img_link',
      detail: '/landingPage/winter',
      message: '/landingPage/winter',
    },
  ])
})

test('without a shop to ask, no product is called unknown', async () => {
  const { store, key } = await summerPage()
  const found = orThrow(await store.check(editor, key))
  expect(found.map(({ problem }) => problem)).toEqual(['missingPage'])
})

const GONE = {
  problem: 'unknownProduct',
  blockId: 'a',
  path: 'items.1.swiper_img_link',
  detail: 'GONE',
} as const
const WINTER = {
  problem: 'missingPage',
  blockId: 'a',
  path: 'items.3.swiper_img_link',
  detail: '/landingPage/winter',
} as const

test('warnings have to be accepted, each of them; the release keeps who took them (LO-22)', async () => {
  const { store, key } = await summerPage(selling('KNOWN'))
  for (const accepted of [[], [GONE], [{ ...GONE, detail: 'OTHER' }, WINTER]]) {
    const refused = await store.publish(admin, key, { revision: 2, accepted })
    expect(refused).toMatchObject({ refusal: { status: 422, message: 'unaccepted', data: [GONE, WINTER] } })
  }
  const { releases } = orThrow(await store.publish(admin, key, { revision: 2, accepted: [GONE, WINTER] }))
  expect(releases[0]?.accepted).toEqual([GONE, WINTER].map(each => ({ ...each, by: 'Chi', at: START })))
})

test('a warning asks once: the next publication keeps who took it, and asks for what is new (LO-22)', async () => {
  const { store, key } = await summerPage(selling('KNOWN'))
  orThrow(await store.publish(admin, key, { revision: 2, accepted: [GONE, WINTER] }))
  expect(orThrow(await store.check(editor, key)).map(({ acceptedBy }) => acceptedBy)).toEqual(['Chi', 'Chi'])
  const again = orThrow(await store.publish(publisher, key, { revision: 2 }))
  expect(again.releases[0]?.accepted.map(({ by }) => by)).toEqual(['Chi', 'Chi'])

  const more = component('b', { code: 'banner', options: { imgUrl: '/a.webp' } })
  orThrow(
    await store.saveDraft(admin, key, { ...content, components: [...content.components, more], revision: 2 }),
  )
  expect(await store.publish(publisher, key, { revision: 3 })).toMatchObject({
    refusal: {
      status: 422,
      message: 'unaccepted',
      values: { count: 1 },
    },
  })
  const alt = { problem: 'emptyAlt', blockId: 'b', path: 'alt', detail: '' } as const
  const mixed = orThrow(await store.publish(publisher, key, { revision: 3, accepted: [alt] }))
  expect(mixed.releases[0]?.accepted.map(({ problem, by }) => [problem, by])).toEqual([
    ['unknownProduct', 'Chi'],
    ['missingPage', 'Chi'],
    ['emptyAlt', 'Ben'],
  ])
})

test('an accepted warning that was not found is not kept', async () => {
  const { store, key } = await summerPage(selling('KNOWN', 'GONE'))
  const made = { problem: 'emptyAlt', blockId: 'a', path: 'x', detail: '' } as const
  const { releases } = orThrow(await store.publish(admin, key, { revision: 2, accepted: [WINTER, made] }))
  expect(releases[0]?.accepted.map(({ problem }) => problem)).toEqual(['missingPage'])
})

test('an acceptance of another shape is refused, and names the field', async () => {
  const { store, key } = await summerPage()
  const wrong = [{ problem: 'nonsense', blockId: 'a', path: '', detail: '' }]
  expect(await store.publish(admin, key, { revision: 2, accepted: wrong })).toMatchObject({
    refusal: {
      status: 422,
      message: 'invalidAcceptance',
      values: { path: 'accepted' },
    },
  })
})

test('a shop that does not answer makes no page wrong, and is reported', async () => {
  const errors: unknown[] = []
  const { store } = await openForTest(undefined, {
    findBlock,
    askShop: () => Promise.reject(new Error('no catalogue')),
    report: error => errors.push(error),
  })
  const page = orThrow(
    await store.createPage(admin, {
      path: '/landingPage/summer',
      locale: 'en_US',
      type: 'LANDING',
      title: 'Summer',
    }),
  )
  orThrow(await store.saveDraft(admin, page.key, { ...content, revision: page.revision }))
  const found = orThrow(await store.check(editor, page.key))
  expect(found.map(({ problem }) => problem)).toEqual(['missingLanguage', 'missingPage'])
  expect(errors).toEqual([new Error('no catalogue')])
})

test('the editor asks for what its own checks have to know (LO-22)', async () => {
  const { store, key } = await summerPage(selling('KNOWN'))
  const questions = { products: ['KNOWN', 'GONE'], addresses: ['/landingPage/winter', '/landingPage/summer'] }
  expect(orThrow(await store.facts(editor, key, questions))).toEqual({
    answers: {
      products: { KNOWN: { state: 'onSale' }, GONE: { state: 'unknown' } },
      addresses: { '/landingPage/winter': false, '/landingPage/summer': true },
      pictures: {},
    },
    otherTitle: '夏日',
    stale: [],
  })
  expect(await store.facts(editor, key, { products: 'KNOWN' })).toMatchObject({
    refusal: {
      status: 400,
      values: { path: 'products' },
    },
  })
})

test.each([
  ['too narrow', { width: 1199, height: 900 }, ['sharePictureSmall 1199 × 900 px']],
  ['too low', { width: 1600, height: 629 }, ['sharePictureSmall 1600 × 629 px']],
  ['large enough', { width: 1200, height: 630 }, []],
  ['a drawing', { width: 100, height: 100, isDrawing: true }, []],
])('a share picture that is %s', async (_, size, expected) => {
  const shareImage = '/media/ridge.webp'
  const { store, key } = await summerPage(async ({ pictures }) => ({
    ...NO_ANSWERS,
    pictures: Object.fromEntries(
      pictures
        .filter(src => src === shareImage)
        .map(src => [src, { bytes: 1, isDrawing: false, ...size }] as const),
    ),
  }))
  const { draft } = orThrow(await store.page(editor, key))
  orThrow(await store.saveDraft(admin, key, { ...draft, components: [], shareImage }))
  const found = orThrow(await store.check(editor, key))
  expect(found.map(({ problem, detail }) => `${problem} ${detail}`)).toEqual(expected)
  expect(found.every(({ severity, blockId }) => severity === 'warning' && blockId === '')).toBe(true)
})

test('a page that is not there has no problems to tell', async () => {
  const { store } = await openForTest()
  expect(await store.check(editor, 'landingPage.none_en_US')).toMatchObject({ refusal: { status: 404 } })
})

const LANGUAGES = { zh: 'landingPage.trail_zh_HK', en: 'landingPage.trail_en_US' }

/** A page drafted in both languages, live in none. */
async function trailPages() {
  const { store, clock } = await openForTest(undefined, { findBlock })
  const trail = { path: '/landingPage/trail', type: 'LANDING', title: 'Trail' } as const
  for (const locale of ['zh_HK', 'en_US'] as const)
    orThrow(await store.createPage(admin, { ...trail, locale }))
  return { store, clock }
}

test('a language without a page is a warning that has to be accepted', async () => {
  const { store } = await trailPages()
  const missing = { problem: 'missingLanguage', blockId: '', path: '', detail: 'en_US' }
  expect(orThrow(await store.check(editor, LANGUAGES.zh))).toMatchObject([missing])
  expect(await store.publish(publisher, LANGUAGES.zh, { revision: 1 })).toMatchObject({
    refusal: { status: 422 },
  })
  orThrow(await store.publish(publisher, LANGUAGES.zh, { revision: 1, accepted: [missing] }))
  expect(orThrow(await store.check(editor, LANGUAGES.en))).toEqual([])
})

test('both languages go live together, or neither does', async () => {
  const { store } = await trailPages()
  const statuses = async () =>
    Promise.all([LANGUAGES.zh, LANGUAGES.en].map(async key => orThrow(await store.page(editor, key)).status))
  expect(await store.publish(publisher, LANGUAGES.zh, { revision: 1, other: { revision: 2 } })).toMatchObject(
    { refusal: { status: 409 } },
  )
  orThrow(
    await store.saveDraft(editor, LANGUAGES.en, {
      ...content,
      components: [component('a', { code: 'nothing' })],
      revision: 1,
    }),
  )
  expect(await store.publish(publisher, LANGUAGES.zh, { revision: 1, other: { revision: 2 } })).toMatchObject(
    { refusal: { status: 422 } },
  )
  expect(await statuses()).toEqual(['draft', 'draft'])
  orThrow(await store.saveDraft(editor, LANGUAGES.en, { ...content, components: [], revision: 2 }))
  const page = orThrow(await store.publish(publisher, LANGUAGES.zh, { revision: 1, other: { revision: 3 } }))
  expect(page).toMatchObject({
    key: LANGUAGES.zh,
    liveVersion: 1,
    other: { key: LANGUAGES.en, liveVersion: 1 },
  })
  expect(await statuses()).toEqual(['live', 'live'])
})

test('texts that the other language left behind are named with both sources, until the operator says they are right', async () => {
  const { store, clock } = await trailPages()
  const text = (title: string) => [component('a', { code: 'articleTitle', options: { title } })]
  orThrow(await store.saveDraft(editor, LANGUAGES.zh, { ...content, components: text('夏日'), revision: 1 }))
  orThrow(await store.saveDraft(editor, LANGUAGES.en, { ...content, components: text(''), revision: 1 }))
  const report = async () => orThrow(await store.languages(editor, LANGUAGES.en))
  expect(await report()).toEqual({
    twin: LANGUAGES.zh,
    texts: [
      {
        name: 'a options/title',
        blockId: 'a',
        code: 'articleTitle',
        blockName: '',
        path: 'title',
        format: 'line',
        state: 'untranslated',
        source: '夏日',
        own: '',
      },
    ],
  })
  const write = (title: string, label: 'edit' | 'confirm' = 'edit') => ({
    id: `${label}-${title}-step`,
    label,
    gesture: title,
    operations: [{ kind: 'edit', id: 'a', bag: 'options', set: { title }, unset: [] }],
  })
  const send = async (key: string, step: object) => {
    const { revision: base } = orThrow(await store.openPage(editor, key)).joint
    orThrow(await store.sendSteps(editor, key, { base, steps: [step] }))
  }
  await send(LANGUAGES.en, write('Summer'))
  expect((await report()).texts).toEqual([])
  clock.pass(3_600_000)
  await send(LANGUAGES.zh, write('盛夏'))
  const stale = { state: 'behind', path: 'title', before: '夏日', source: '盛夏', own: 'Summer' }
  expect((await report()).texts).toMatchObject([stale])
  await send(LANGUAGES.en, write('Summer', 'confirm'))
  expect((await report()).texts).toEqual([])
})

test.each([
  [
    'Chinese words on the English page',
    '夏日山徑',
    '夏日山徑',
    { zh: [], en: ['untranslatedTitle 夏日山徑'] },
  ],
  [
    'English words on the Chinese page',
    'Summer trails',
    'Summer trails',
    { zh: ['untranslatedTitle Summer trails'], en: [] },
  ],
  ['a single word, which may be a name', 'Trail', 'Trail', { zh: [], en: [] }],
  ['a title of each language', '夏日山徑', 'Summer trails', { zh: [], en: [] }],
])('titles of both languages: %s', async (_, zh_HK, en_US, expected) => {
  const { store } = await openForTest(undefined, { findBlock })
  const titles = { zh_HK, en_US }
  for (const locale of ['zh_HK', 'en_US'] as const)
    orThrow(
      await store.createPage(admin, {
        path: '/landingPage/trail',
        type: 'LANDING',
        title: titles[locale],
        locale,
      }),
    )
  const found = async (key: string) =>
    orThrow(await store.check(editor, key))
      .filter(({ problem }) => problem !== 'missingLanguage')
      .map(({ problem, detail }) => `${problem} ${detail}`)
  expect({ zh: await found(LANGUAGES.zh), en: await found(LANGUAGES.en) }).toEqual(expected)
})

test('addresses that lead nowhere are pages of operators that are not live, and what the shop does not answer', async () => {
  const { store } = await openForTest(undefined, {
    findBlock,
    askShop: async ({ addresses }) => ({
      ...NO_ANSWERS,
      addresses: Object.fromEntries(addresses.map(address => [address, address !== '/nowhere'])),
    }),
  })
  const asked = ['/landingPage/none', '/nowhere', '/list']
  expect(await store.deadAddresses(asked, 'zh_HK')).toEqual(new Set(['/landingPage/none', '/nowhere']))
})
