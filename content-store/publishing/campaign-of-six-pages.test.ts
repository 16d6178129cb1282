import { findBlock } from '#blocks/registry.ts'
import { LOCALES } from '#locales/locale.ts'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#api/database/database.ts'
import type { OpenOptions } from '../open.ts'
import { orThrow } from '#operators/outcome.ts'
import type { ContentStore } from '../store.ts'
import { admin, component, draft, openForTest, temporaryFolder } from '../testing/open-for-test.ts'
import { emptyDatabase } from '../testing/postgres.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const LASTS = 12 * HOUR

/** A landing page, the home page with a pop-up, and the frame with its menu, as each shows at a time called `when`. */
const PAGES = [
  {
    path: '/landingPage/sale',
    type: 'LANDING',
    blocks: (when: string) => [
      component('words', { code: 'richText', options: { content: `<p>${when}</p>` } }),
    ],
  },
  {
    path: '/home',
    type: 'HOME',
    blocks: (when: string) => [
      component('title', { code: 'articleTitle', options: { title: when } }),
      component('popup', {
        code: 'promotionPopup',
        section: 'popup',
        options: { id: when, url: `/media/${when}.webp`, alt: when },
      }),
    ],
  },
  {
    path: '/shell/frame',
    type: 'FRAME',
    blocks: (when: string) => [
      component('header', {
        code: 'header',
        section: 'core',
        options: { links: [{ title: when, link: { type: 1, value: `/landingPage/${when}` } }] },
      }),
      component('cart', { code: 'miniCart', section: 'core', sort: 2 }),
      component('footer', { code: 'footer', section: 'core', sort: 3, options: { statement: when } }),
    ],
  },
] as const

/** Six of them: each in both languages. */
const PLACES = PAGES.flatMap(page => LOCALES.map(locale => ({ ...page, locale })))
const keyOf = ({ path, locale }: (typeof PLACES)[number]) => `${path.slice(1).replaceAll('/', '.')}_${locale}`

/** Each of them live as it is every day, and with a draft of the sale. */
async function withDrafts(store: ContentStore) {
  for (const place of PLACES) {
    const { path, locale, type, blocks } = place
    const key = keyOf(place)
    orThrow(await store.createPage(admin, { path, locale, type, title: 'everyday' }))
    orThrow(await store.saveDraft(admin, key, draft(1, blocks('everyday'), 'everyday')))
    orThrow(await store.publish(admin, key, { revision: 2, accepted: 'all' }))
    orThrow(await store.saveDraft(admin, key, draft(2, blocks('sale'), 'sale')))
  }
  return PLACES.map(place => ({ key: keyOf(place), revision: 3, accepted: 'all' as const }))
}

/** What shoppers get of every page, byte for byte. */
const shown = (store: ContentStore) =>
  Promise.all(
    PLACES.map(async ({ path, locale }) =>
      JSON.stringify(await store.detail({ path: `${path}_${locale}.html` })),
    ),
  )

type Place = Pick<OpenOptions, 'tables'> & { readonly directory: string }

/** A process at a place whose clock is `ahead` of the start, in milliseconds. */
async function processAt({ directory, tables }: Place, ahead = 0) {
  const opened = await openForTest(directory, { findBlock, tables })
  opened.clock.pass(ahead)
  return opened
}

const ENGINES: readonly (readonly [string, () => Promise<Place>])[] = [
  ['files', async () => ({ directory: await temporaryFolder() })],
  [
    'PostgreSQL',
    async () => {
      const { url } = await emptyDatabase()
      const database = await openDatabase({ url })
      onTestFinished(() => database.destroy())
      return { directory: await temporaryFolder(), tables: { database, url } }
    },
  ],
]

/** Plans the sale in a process that ends then; what shoppers get before it, and how they get it during the sale. */
async function planned(place: Place) {
  const { store, clock, close } = await processAt(place)
  const pages = await withDrafts(store)
  const before = await shown(store)
  const from = clock.read() + DAY
  orThrow(
    await store.createCampaign(admin, {
      name: { zh_HK: '大減價', en_US: 'Sale' },
      from,
      until: from + LASTS,
      pages,
    }),
  )
  expect(await shown(store)).toEqual(before)
  await close()
  return before
}

/** Which of the two times each page shows: every day, byte for byte as it was before; anything else is given as it is. */
const timesOf = (pages: readonly string[], before: readonly string[]) =>
  pages.map((text, index) => {
    if (text === before[index]) return 'everyday'
    return text.includes('"title":"sale"') && !text.includes('everyday') ? 'sale' : text
  })
const allOf = (time: 'everyday' | 'sale') => PLACES.map(() => time)

test.each(ENGINES)(
  'in two processes on %s six pages, pop-up and menu among them, go live together at the second and are back byte for byte',
  { timeout: 60_000 },
  async (_, open) => {
    const place = await open()
    const before = await planned(place)
    const both = [await processAt(place), await processAt(place)]
    const looks: (readonly [number, 'everyday' | 'sale'])[] = [
      [0, 'everyday'],
      [DAY - 1, 'everyday'],
      [1, 'sale'],
      [LASTS - 1, 'sale'],
      [1, 'everyday'],
    ]
    for (const [passes, expected] of looks) {
      for (const { clock } of both) clock.pass(passes)
      const [left = [], right] = await Promise.all(both.map(({ store }) => shown(store)))
      expect(right).toEqual(left)
      expect(timesOf(left, before)).toEqual(allOf(expected))
    }
  },
)

test.each(ENGINES)(
  'a process on %s that was down at both seconds shows the six pages of that time as it comes up',
  { timeout: 60_000 },
  async (_, open) => {
    const place = await open()
    const before = await planned(place)
    for (const [ahead, expected] of [
      [DAY - 1, 'everyday'],
      [DAY, 'sale'],
      [DAY + LASTS - 1, 'sale'],
      [DAY + LASTS, 'everyday'],
      [DAY + LASTS + 30 * DAY, 'everyday'],
    ] as const) {
      const { store, close } = await processAt(place, ahead)
      expect(timesOf(await shown(store), before)).toEqual(allOf(expected))
      await close()
    }
  },
)
