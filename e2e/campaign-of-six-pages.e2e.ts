import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freshPostgres } from '#api/testing/databases.ts'
import type { Component, PageType } from '#blocks/page/page.ts'
import { LOCALES, type Locale, toShort } from '#locales/locale.ts'
import { draftBlock, operatorOf, type SignedIn, signedInClient } from './operator.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const HOUR = 3_600_000
/** In the HTML of a page as it is every day, and as it is during the campaign. */
const WORDS = { before: 'words-of-every-day', during: 'words-of-the-campaign' } as const
type Time = keyof typeof WORDS

interface CampaignPage {
  readonly path: string
  readonly type: PageType
  readonly blocks: (words: string) => Component[]
}

/** A landing page, the home page with a pop-up, and the frame with its menu. */
const PAGES: readonly CampaignPage[] = [
  {
    path: '/landingPage/offer',
    type: 'LANDING',
    blocks: words => [draftBlock('words', 'richText', { content: `<p>${words}</p>` })],
  },
  {
    path: '/home',
    type: 'HOME',
    blocks: words => [
      draftBlock('title', 'articleTitle', { title: words }),
      draftBlock(
        'popup',
        'promotionPopup',
        { id: words, url: '/media/demo/scene-snow.svg', alt: words },
        { section: 'popup' },
      ),
    ],
  },
  {
    path: '/shell/frame',
    type: 'FRAME',
    blocks: words => [
      draftBlock(
        'header',
        'header',
        { links: [{ title: words, link: { type: 1, value: '/landingPage/offer' } }] },
        { section: 'core' },
      ),
      draftBlock('cart', 'miniCart', {}, { section: 'core', sort: 2 }),
      draftBlock('footer', 'footer', { statement: words }, { section: 'core', sort: 3 }),
    ],
  },
]

/** Where shoppers meet the six pages: a page that is in no campaign shows the frame alone. */
const ADDRESSES = ['/landingPage/offer', '/', '/landingPage/aside'].flatMap(path =>
  LOCALES.map(locale => `${path}?lang=${toShort(locale)}`),
)

/**
 * Six answers as the shop sent them, but for two things that belong to the answer and not to the page: the address of the process, and the
 * instant at which it was rendered.
 */
const shownAt = ({ origin }: ShopProcess) =>
  Promise.all(
    ADDRESSES.map(async address => {
      const response = await fetch(origin + address)
      expect(response.status, address).toBe(200)
      return (await response.text()).replaceAll(origin, '').replace(/"now":\d+/, '"now":0')
    }),
  )

/** Each page shows the words of this time and none of the other. */
function expectTime(pages: readonly string[], time: Time) {
  const other = time === 'before' ? 'during' : 'before'
  for (const [index, html] of pages.entries()) {
    expect(html.includes(WORDS[time]), `${ADDRESSES[index]} shows ${WORDS[time]}`).toBe(true)
    expect(html.includes(WORDS[other]), `${ADDRESSES[index]} shows ${WORDS[other]}`).toBe(false)
  }
}

/** A new folder, removed after the test. */
async function newFolder() {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

type Environment = Readonly<Record<string, string>>

/** Where a shop without pages keeps them, and an admin for it. */
async function emptyPlace(url: string | undefined): Promise<Environment> {
  const environment = {
    DEMO: 'false',
    ...(url === undefined ? { DATA_DIR: await newFolder() } : { DATABASE_URL: url }),
  }
  const { name, role, password } = operatorOf('admin')
  const adding = spawn(process.execPath, ['scripts/operator.ts', 'add', name, role], {
    env: { ...process.env, DATA_DIR: await newFolder(), ...environment },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
  adding.stdin.end(`${password}\n`)
  expect(await once(adding, 'exit')).toEqual([0, null])
  return environment
}

/** A process whose clock is some hours ahead; a signal moves it on by one. */
async function shopAt(environment: Environment, hoursAhead = 0) {
  const shop = await spawnShop({
    // With a database each process has a folder of its own, for files that can be made again.
    DATA_DIR: await newFolder(),
    ...environment,
    CLOCK_AHEAD_MS: String(hoursAhead * HOUR),
    CLOCK_STEP_MS: String(HOUR),
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moving-clock.ts')).href}`,
  })
  onTestFinished(() => void shop.stop('SIGKILL'))
  return shop
}

async function live(client: SignedIn, { path, type, blocks }: CampaignPage, locale: Locale, words: string) {
  const known = (await client.read('pages.list', {})).find(
    page => page.path === path && page.locale === locale,
  )
  const { key, draft } = known
    ? await client.read('pages.find', { key: known.key })
    : await client.change('pages.create', { path, locale, type, title: 'Six' })
  const { revision } = await client.change('pages.save', {
    key,
    draft: { ...draft, components: blocks(words) },
  })
  await client.change('pages.publish', { key, revision, accepted: 'all' })
  return { key, draft: { ...draft, revision } }
}

/** Six pages live as they are every day, planned to show their drafts from half an hour from now, for an hour. */
async function plan({ origin }: ShopProcess) {
  const client = await signedInClient(origin, 'admin')
  // A shop that began empty is closed.
  await client.change('shop.open', {})
  const aside = { ...PAGES[0], path: '/landingPage/aside', type: 'LANDING', blocks: () => [] } as const
  const pages: { readonly key: string; readonly revision: number; readonly accepted: 'all' }[] = []
  for (const locale of LOCALES) {
    await live(client, aside, locale, '')
    for (const page of PAGES) {
      const { key, draft } = await live(client, page, locale, WORDS.before)
      const { revision } = await client.change('pages.save', {
        key,
        draft: { ...draft, components: page.blocks(WORDS.during) },
      })
      pages.push({ key, revision, accepted: 'all' })
    }
  }
  const from = Math.ceil(Date.now() / 1000) * 1000 + HOUR / 2
  const name = { zh_HK: '六頁', en_US: 'Six pages' }
  await client.change('campaigns.create', { name, from, until: from + HOUR, pages })
}

/** A folder belongs to one process; a database is shared. */
const STORES: readonly (readonly [string, number, () => Promise<string | undefined>])[] = [
  ['files', 1, async () => undefined],
  ['PostgreSQL', 2, freshPostgres],
]

test.each(STORES)(
  'on %s, the HTML of six pages is that of the campaign while it lasts and byte for byte as before after it, also in a process that was down',
  { timeout: 240_000 },
  async (_, processes, database) => {
    const environment = await emptyPlace(await database())
    const shops = [await shopAt(environment)]
    const [first] = shops
    if (!first) throw new Error('No shop')
    await plan(first)
    while (shops.length < processes) shops.push(await shopAt(environment))
    const shown = async () => {
      const [pages = [], ...others] = await Promise.all(shops.map(shownAt))
      for (const other of others) expect(other).toEqual(pages)
      return pages
    }
    const anHourLater = async (time: Time) => {
      for (const shop of shops) shop.signal('SIGUSR2')
      // The signal has arrived once the shop’s own answers are of the later hour.
      const [address = ''] = ADDRESSES
      const arrived = async ({ origin }: ShopProcess) =>
        (await (await fetch(origin + address)).text()).includes(WORDS[time])
      for (const shop of shops) await expect.poll(() => arrived(shop), { timeout: 30_000 }).toBe(true)
      return shown()
    }

    const before = await shown()
    expectTime(before, 'before')
    const during = await anHourLater('during')
    expectTime(during, 'during')
    expect(await anHourLater('before')).toEqual(before)

    // The folder is free for the process that was down.
    for (const shop of shops) expect(await shop.stop()).toBe(0)
    for (const [hoursAhead, expected] of [
      [1, during],
      [2, before],
    ] as const) {
      const late = await shopAt(environment, hoursAhead)
      expect(await shownAt(late)).toEqual(expected)
      await late.stop()
    }
  },
)
