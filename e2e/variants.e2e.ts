import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { drawVariant, NUMBER_KEY } from '#blocks/shop/experiment/draw.ts'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'
import { canvasOf, openPage, publish, saved, signInAs, toArea } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'
import { shifts } from './shifts.ts'

const { visit, origin } = openBrowser()

const ID = 'bvariantstest'
const PATH = '/landingPage/variants-test'
const PICTURES = { a: '/media/demo/scene-snow.svg', b: '/media/demo/scene-ladder.svg' } as const
const inside = (variant: 'a' | 'b', title: string) => [
  draftBlock(`title${variant}`, 'articleTitle', { title }, { section: variant }),
  draftBlock(
    `card${variant}`,
    'adCard',
    { imgUrl: PICTURES[variant], alt: '山上的雪', title, clickUrl: { type: 0, value: '/article/delivery' } },
    { section: variant, sort: 2 },
  ),
  draftBlock(
    `letter${variant}`,
    'teaserForm',
    { title: '訂閱', buttonText: '訂閱' },
    { section: variant, sort: 3 },
  ),
]

/** The number of a browser that draws a variant in a round. */
const numberFor = (variant: 'a' | 'b', round: number) => {
  for (let number = 0; ; number++)
    if (drawVariant(String(number), `${ID}.${round}`, [50, 50]) === variant) return String(number)
}

const MEDIA = ['poster', 'moving', 'words', 'picture'] as const
/** An address of the demo's media that no other block asks for. */
const address = (variant: string, name: string, file = 'scene-camp.svg') =>
  `/media/demo/${file}?${variant}-${name}`
/** Blocks that show films, posters, frames and unmeasured pictures. */
const films = (variant: 'a' | 'b') => [
  draftBlock(
    `banner${variant}`,
    'banner',
    {
      type: 1,
      videoUrl: address(variant, 'film', 'trail.webm'),
      poster: address(variant, 'poster'),
      alt: 'Trail',
    },
    { section: variant },
  ),
  draftBlock(
    `moving${variant}`,
    'newSwiper',
    {
      items: [
        {
          swiper_type: 'video',
          autoplay: true,
          swiper_video_url: address(variant, 'autoplay', 'trail.webm'),
          swiper_video_poster: address(variant, 'moving'),
        },
      ],
    },
    { section: variant, sort: 2 },
  ),
  draftBlock(
    `words${variant}`,
    'richText',
    {
      content:
        `<p>Words</p><img src="${address(variant, 'picture')}" alt="">` +
        `<video controls src="${address(variant, 'inText', 'trail.webm')}" poster="${address(variant, 'words')}"></video>` +
        `<iframe src="https://www.youtube.com/embed/${variant}-frame"></iframe>`,
    },
    { section: variant, sort: 3 },
  ),
]

/** Rounds of this run: counts of an earlier test are not those of the next. */
let round = 0
async function publishTest(
  inVariant = (variant: 'a' | 'b') => inside(variant, variant === 'a' ? 'Red' : 'Blue'),
) {
  round += 1
  const test_ = draftBlock(
    ID,
    'variants',
    { revision: round },
    {
      childComponents: [...inVariant('a'), ...inVariant('b')],
    },
  )
  const { client, pageKey } = await draftWith(origin, 'variants-test', [
    test_,
    draftBlock('below', 'articleTitle', { title: 'Below' }),
  ])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  return pageKey
}

interface Seen {
  readonly page: Page
  /** Bodies of the counts sent so far. */
  readonly counts: { readonly variant: string; readonly kinds: readonly string[] }[]
  /** Addresses of the pictures asked for. */
  readonly pictures: string[]
  readonly problems: string[]
}

/** Opens the page as a browser that draws a variant; notes which variants are ever visible, from the first frame on. */
async function visitAs(
  variant: 'a' | 'b',
  options: Parameters<typeof visit>[1] = {},
  path = PATH,
): Promise<Seen> {
  const { page, problems } = await visit('/robots.txt', options)
  const counts: Seen['counts'] = []
  const pictures: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/_experiment')) counts.push(request.postDataJSON())
    if (request.url().includes('/media/demo/scene')) pictures.push(request.url())
  })
  await page.addInitScript(
    ([key, number]) => {
      localStorage.setItem(key, number)
      const shown = new Set<string>()
      Object.assign(window, { shownVariants: shown })
      const look = () => {
        for (const element of document.querySelectorAll<HTMLElement>('[data-variant]'))
          if (element.getClientRects().length > 0) shown.add(element.dataset.variant ?? '')
        requestAnimationFrame(look)
      }
      look()
    },
    [NUMBER_KEY, numberFor(variant, round)] as const,
  )
  await page.goto(path)
  await atRest(page)
  return { page, counts, pictures, problems }
}

const everShown = (page: Page) =>
  page.evaluate(() => [...(window as unknown as { shownVariants: Set<string> }).shownVariants])

describe('a test of two variants', () => {
  let pageKey = ''
  beforeEach(async () => {
    pageKey = await publishTest()
  })

  test.each([
    ['a', 'desktop'],
    ['b', 'desktop'],
    ['a', 'phone'],
    ['b', 'phone'],
  ] as const)(
    'a visitor who draws %s sees it from the first frame on, without a shift; the other fetches and wakes nothing (%s)',
    async (variant, device) => {
      const viewport = { width: WIDTHS[device], height: 844 }
      const seen = await visitAs(variant, { viewport, hasPictures: true })
      const other = variant === 'a' ? 'b' : 'a'
      const { page } = seen
      expect(await everShown(page)).toEqual([variant])
      expect(
        await page
          .getByRole('heading', { name: variant === 'a' ? 'Red' : 'Blue' })
          .first()
          .isVisible(),
      ).toBe(true)
      const { moved } = await shifts(page)
      expect(moved.filter(line => /variants|articleTitle|adCard|teaserForm/.test(line))).toEqual([])
      await expect.poll(() => page.locator(`#letter${variant}[data-awake]`).count()).toBe(1)
      expect(await page.locator(`[data-variant=${other}] :is([data-awake], [data-wakes])`).count()).toBe(0)
      await page.locator(`#card${variant}`).scrollIntoViewIfNeeded()
      await expect.poll(() => seen.pictures.some(url => url.includes(PICTURES[variant]))).toBe(true)
      expect(seen.pictures.filter(url => url.includes(PICTURES[other]))).toEqual([])
      expectNoProblems({ ...seen, context: page.context() })
    },
  )

  test.each([
    ['a', 'b'],
    ['b', 'a'],
  ] as const)(
    'films, posters, frames and pictures in texts load for a visitor who draws %s, and nothing of %s does',
    async (variant, other) => {
      await publishTest(films)
      const { page } = await visit('/robots.txt', { hasPictures: true })
      const asked: string[] = []
      page.on('request', request => asked.push(request.url()))
      await page.addInitScript(([key, number]) => localStorage.setItem(key, number), [
        NUMBER_KEY,
        numberFor(variant, round),
      ] as const)
      await page.goto(PATH)
      await atRest(page)
      const isAsked = (name: string) => asked.some(url => url.match(`[?/]${variant}-${name}`))
      for (const name of ['banner', 'moving', 'words'])
        await page.locator(`#${name}${variant}`).scrollIntoViewIfNeeded()
      await expect.poll(() => [...MEDIA, 'autoplay', 'frame'].filter(name => !isAsked(name))).toEqual([])
      await page.locator(`#banner${variant}`).getByRole('button', { name: '播放' }).click()
      await expect.poll(() => isAsked('film')).toBe(true)
      await atRest(page)
      expect(asked.filter(url => url.match(`[?/]${other}-`))).toEqual([])
    },
  )

  test('without scripts everyone sees A; the HTML is the same for all', async () => {
    const { page } = await visit(PATH, { javaScriptEnabled: false })
    expect(await page.locator('[data-variant=a]').isVisible()).toBe(true)
    expect(await page.locator('[data-variant=b]').isVisible()).toBe(false)
    const [one, other] = await Promise.all([1, 2].map(async () => (await fetch(origin + PATH)).text()))
    expect(one).toBe(other)
  })

  test('nothing is counted before consent; then a view and a click once each, also after coming back', async () => {
    const { page, counts } = await visitAs('b', { showsCookieNotice: true })
    await page.locator('#cardb a').first().click()
    await page.waitForURL('**/article/delivery')
    await page.goto(PATH)
    await atRest(page)
    expect(counts).toEqual([])
    await page.locator('[data-cookie-notice]').getByRole('button').first().click()
    await expect.poll(() => counts.map(({ kinds }) => kinds)).toEqual([['view']])
    await page.reload()
    await atRest(page)
    for (let press = 0; press < 2; press++) {
      await page.locator('#cardb a').first().click()
      await page.waitForURL('**/article/delivery')
      await page.goto(PATH)
      await atRest(page)
    }
    expect(counts.map(({ variant, kinds }) => [variant, ...kinds])).toEqual([
      ['b', 'view'],
      ['b', 'click'],
    ])
  })

  test('goods added after a click inside count, once, on whichever page', async () => {
    const { page, counts } = await visitAs('b')
    await expect.poll(() => counts.length).toBe(1)
    await page.locator('#cardb a').first().click()
    await page.waitForURL('**/article/delivery')
    await page.goto('/product/CR-TNT-001?lang=en')
    await atRest(page)
    await page.getByRole('button', { name: 'Add to bag' }).first().click()
    await expect.poll(() => counts.map(({ kinds }) => kinds)).toEqual([['view'], ['click'], ['bag']])
  })

  test('an operator reads the counts and puts the winner in place in one press; shoppers then see it alone', async () => {
    const shopper = await visitAs('b')
    await expect.poll(() => shopper.counts.length).toBe(1)
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await openPage(page, pageKey)
    await toArea(page, 'outline')
    await page.keyboard.press('Home')
    const report = page.getByRole('region', { name: 'Test results' })
    const row = report.getByRole('listitem').nth(1)
    await expect.poll(() => row.textContent()).toMatch(/Variant BShoppers who saw it1Clicked inside0/)
    expect(await report.textContent()).toContain('Too early to tell')
    expect(await axeFindings(page)).toEqual([])
    await canvasOf(page).getByRole('button', { name: 'Variant B' }).click()
    await expect.poll(() => canvasOf(page).locator('#cardb').count()).toBe(1)
    expect(await canvasOf(page).locator('#carda').count()).toBe(0)
    await row.getByRole('button', { name: 'Use Variant B' }).click()
    await expect.poll(() => canvasOf(page).locator('[data-block=variants]').count()).toBe(0)
    await saved(page)
    await publish(page)
    const html = await (await fetch(origin + PATH)).text()
    expect(html).toContain('Blue')
    expect(html).not.toMatch(/Red|data-experiment|cairn\.draw/)
  })
})

test('a page without a test carries none of its script', async () => {
  const response = await fetch(`${origin}/article/delivery`)
  expect(await response.text()).not.toMatch(/data-experiment|cairn\.draw|Variants-/)
})
