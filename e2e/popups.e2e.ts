import { demoMembers } from '#demo/people.ts'
import { component } from '#renderer/testing/pages.ts'
import type { BrowserContextOptions, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS, stopClock } from './browser.ts'
import { logInByApi, memberCookies } from './member.ts'
import { draftWith } from './operator.ts'
import { fillBag, visitorByApi, visitorCookies } from './orders.ts'

const { visit, origin } = openBrowser()
interface Profile extends BrowserContextOptions {
  readonly showsModal?: boolean
  /** Date and time in Hong Kong. */
  readonly clock?: string
}

/** A profile of its own; on 21 November, an hour before midnight in Hong Kong, unless said otherwise. */
async function visitor({ showsModal = false, clock = '2026-11-21T23:00', ...options }: Profile = {}) {
  const visited = await visit('/healthz', { showsModal, ...options })
  await visited.page.clock.install({ time: `${clock}:00+08:00` })
  return visited
}

const dialogs = (page: Page) => page.getByRole('dialog').locator('visible=true')
const shown = (page: Page) =>
  dialogs(page).evaluateAll(found => found.map(dialog => dialog.getAttribute('aria-label')))
const close = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '關閉' }).click()

/** How many pop-ups stand on the page whose script is not there yet. */
const asleep = (page: Page) =>
  page.locator('[data-slot=popup] > :has([data-popup])').and(page.locator(':not([data-awake])')).count()

/**
 * Opens an address and lets time pass until its pop-ups are awake, then stands still: from here on time only passes where a
 * test says so. The shopper has just moved the mouse.
 */
async function arrive(page: Page, address: string) {
  await page.clock.resume()
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await atRest(page)
  await expect
    .poll(
      async () => {
        await page.clock.runFor(1000)
        return asleep(page)
      },
      { timeout: 20_000 },
    )
    .toBe(0)
  await stopClock(page, 1000)
  await page.mouse.move(300 + Math.round(Math.random() * 100), 300)
}

/**
 * Time passes: in one jump up to the last second, in which what the jump has brought is drawn. Ticking through minutes would draw a
 * thousand frames of everything else on the page.
 */
async function pass(page: Page, ms: number) {
  await page.clock.fastForward(ms - 1000)
  await page.clock.runFor(1000)
}

/** Ids of the site-wide ones, which they replace: only these two take part. */
const popups = [
  component({
    id: 'first',
    code: 'promotionPopup',
    section: 'popup',
    sort: 1,
    options: {
      id: 'basket',
      index: 1,
      timeout: 30,
      count: 2,
      url: '/media/demo/scene-ridge.svg',
      alt: '第一張',
    },
  }),
  component({
    id: 'second',
    code: 'promotionPopup',
    section: 'popup',
    sort: 2,
    options: {
      id: 'promotion',
      index: 2,
      timeout: 5,
      count: 1,
      url: '/media/demo/scene-snow.svg',
      alt: '第二張',
      hotArea: [{ start: '0,0', end: '50,100', url: { type: 0, value: '/landingPage/popup-phone' } }],
    },
  }),
]
const onDesktop = component({
  id: 'desktop',
  code: 'promotionPopup',
  section: 'popup',
  style: { hideOn: 'mobile' },
  options: {
    id: 'basket',
    index: 1,
    timeout: 5,
    count: 5,
    url: '/media/demo/scene-ridge.svg',
    alt: '只限桌面',
  },
})

beforeAll(async () => {
  const pages = [
    ['popup-cycle', [component({ id: 'text', code: 'articleTitle', options: { title: '彈窗' } }), ...popups]],
    ['popup-phone', [component({ id: 'text', code: 'articleTitle', options: { title: '彈窗' } }), onDesktop]],
  ] as const
  for (const [key, components] of pages) {
    const { client, pageKey } = await draftWith(origin, key, components)
    await client.change('pages.publish', {
      key: pageKey,
      revision: (await client.read('pages.find', { key: pageKey })).revision,
      accepted: 'all',
    })
  }
})

describe('timed pop-ups', () => {
  test('take turns after 30 idle seconds, up to their counts, and begin again at midnight in Hong Kong (L-341 … L-350, LO-29, LO-38)', async () => {
    const visited = await visitor()
    const { page } = visited
    const nextIs = async (label: string) => {
      await pass(page, 29_000)
      expect(await shown(page)).toEqual([])
      await page.clock.runFor(1500)
      await expect.poll(() => shown(page)).toEqual([label])
      await pass(page, 120_000)
      expect(await shown(page)).toEqual([label])
      await close(page)
      await expect.poll(() => shown(page)).toEqual([])
    }
    await arrive(page, '/landingPage/popup-cycle')
    await nextIs('第一張')
    await nextIs('第二張')
    await nextIs('第一張')
    await pass(page, 180_000)
    expect(await shown(page)).toEqual([])

    await arrive(page, '/landingPage/popup-cycle')
    await pass(page, 120_000)
    expect(await shown(page)).toEqual([])

    await page.clock.fastForward('01:00:00')
    await page.mouse.move(400, 400)
    await nextIs('第一張')
    await nextIs('第二張')
    expectNoProblems(visited)
  })

  test('any action of the shopper postpones them (L-344, L-345)', async () => {
    const { page } = await visitor({ viewport: { width: 1280, height: 500 } })
    await arrive(page, '/landingPage/popup-cycle')
    const signs = [
      () => page.mouse.move(500, 240),
      () =>
        page.evaluate(
          () =>
            new Promise(resolve => {
              document.addEventListener('scroll', resolve, { once: true })
              window.scrollBy(0, 40)
            }),
        ),
      () => page.keyboard.press('Shift'),
      () => page.mouse.click(500, 240),
    ]
    for (const stir of signs) {
      await stir()
      await pass(page, 28_000)
      expect(await shown(page)).toEqual([])
    }
    await page.clock.runFor(3000)
    await expect.poll(() => shown(page)).toEqual(['第一張'])
  })

  test.each([WIDTHS.desktop, WIDTHS.phone])(
    'leave focus and most of the screen alone, and axe finds nothing (%i px)',
    async width => {
      const { page } = await visitor({ viewport: { width, height: 844 } })
      await arrive(page, '/landingPage/popup-cycle')
      await pass(page, 31_000)
      await expect.poll(() => shown(page)).toEqual(['第一張'])
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      const box = await dialogs(page).boundingBox()
      expect(box?.height).toBeLessThan(844 * 0.65)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.clock.resume()
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect.poll(() => shown(page)).toEqual([])
    },
  )

  test('are hidden per device (L-351, LO-37)', async () => {
    const phone = await visitor({ viewport: { width: 400, height: 844 } })
    await arrive(phone.page, '/landingPage/popup-phone')
    await pass(phone.page, 46_000)
    expect(await shown(phone.page)).not.toContain('只限桌面')
    const desktop = await visitor({ viewport: { width: 1280, height: 844 } })
    await arrive(desktop.page, '/landingPage/popup-phone')
    await pass(desktop.page, 46_000)
    await expect.poll(() => shown(desktop.page)).toEqual(['只限桌面'])
  })

  test('go with the page when a link in them is followed (L-319)', async () => {
    const { page } = await visitor()
    await arrive(page, '/landingPage/popup-cycle')
    await pass(page, 31_000)
    await expect.poll(() => shown(page)).toEqual(['第一張'])
    await close(page)
    await pass(page, 31_000)
    await expect.poll(() => shown(page)).toEqual(['第二張'])
    await page.getByRole('dialog').getByRole('link').click()
    await page.clock.runFor(500)
    await page.waitForURL('**/landingPage/popup-phone')
    await expect.poll(() => shown(page)).toEqual([])
  })

  test('do not come on /login (LO-29)', async () => {
    const { page } = await visitor()
    await arrive(page, '/login')
    await pass(page, 180_000)
    expect(await shown(page)).toEqual([])
    await arrive(page, '/landingPage/popup-cycle')
    await pass(page, 31_000)
    await expect.poll(() => shown(page)).toEqual(['第一張'])
  })
})

describe('the home modal', () => {
  test.each([
    ['visitor', true, /山上見/],
    ['member', false, /歡迎回來/],
  ] as const)(
    'shows a %s their picture once a Hong Kong day (L-249 … L-253, LO-38)',
    async (_, isVisitor, label) => {
      const [demoMember] = demoMembers
      const member = isVisitor || !demoMember ? undefined : (await logInByApi(origin, demoMember)).token
      const profile = async (options: Profile) => {
        const visited = await visitor({ showsModal: true, ...options })
        if (member) await visited.context.addCookies(memberCookies(origin, member))
        return visited
      }
      const { page, context } = await profile({ clock: '2026-11-21T23:00' })
      await arrive(page, '/')
      await expect.poll(() => shown(page)).toHaveLength(1)
      expect((await shown(page))[0]).toMatch(label)
      // An open home modal counts as a visible pop-up (LO-36).
      await pass(page, 120_000)
      expect(await shown(page)).toHaveLength(1)
      await close(page)

      await arrive(page, '/')
      expect(await shown(page)).toEqual([])

      const storageState = await context.storageState()
      const next = await profile({ storageState, clock: '2026-11-22T00:01' })
      await arrive(next.page, '/')
      await expect.poll(() => shown(next.page)).toHaveLength(1)
    },
  )
})

describe('pop-ups about the bag', () => {
  test('the reminder shows what is missing to free delivery, closes by keyboard, and comes twice a day (L-299 … L-311)', async () => {
    const token = await visitorByApi(origin)
    await fillBag(origin, token, { 'CR-ACC-006-OAT-36-39': 1 })
    const { page, context } = await visitor({ viewport: { width: WIDTHS.phone, height: 844 } })
    await context.addCookies(visitorCookies(origin, token))
    await arrive(page, '/terms-of-use')
    const seen: string[] = []
    for (const turn of [1, 2, 3, 4, 5]) {
      if (turn === 3) await arrive(page, '/terms-of-use')
      await page.clock.runFor(50_000)
      const [label] = await shown(page)
      if (label === '你的購物袋') seen.push(await dialogs(page).innerText())
      await page.keyboard.press('Escape')
      await expect.poll(() => shown(page)).toEqual([])
    }
    const missing: unknown = expect.stringMatching(/再購 HK\$\d+，即享免運費/)
    expect(seen).toEqual([missing, missing])
  })

  test.each([
    ['desktop', 900],
    ['phone', 844],
  ] as const)(
    'what goes with the goods shows on a %s, and covers no control of the product wherever the page is scrolled to (L-320)',
    async (device, height) => {
      const visited = await visit('/product/CR-TNT-001?lang=en', {
        viewport: { width: WIDTHS[device], height },
      })
      const { page } = visited
      await atRest(page)
      const add = page
        .getByRole('button', { name: 'Add to bag', exact: true })
        .locator('visible=true')
        .first()
      await add.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Goes well with what you just added', exact: true })
      const controls = page.locator('[data-kept-clear]').locator('button, input, select')
      const card = page.locator('[role="dialog"]')
      await card.waitFor({ state: 'attached' })
      for (const way of [0, 200, 200, 400, 800]) {
        await page.mouse.wheel(0, way)
        await atRest(page)
        expect(await controls.evaluateAll(coveredOf, await card.elementHandle())).toEqual([])
      }
      // Past the choices nothing is in its way, the buttons at a phone's edge included.
      await dialog.waitFor()
      expectNoProblems(visited)
    },
  )

  test('what goes with the goods shows after an add, closes by keyboard, and waits for the next add (L-320 … L-328)', async () => {
    const visited = await visit('/product/CR-TNT-001?lang=en', { viewport: { width: 1280, height: 860 } })
    const { page } = visited
    await atRest(page)
    const add = page.getByRole('button', { name: 'Add to bag', exact: true }).locator('visible=true').first()
    const label = 'Goes well with what you just added'
    const dialog = page.getByRole('dialog', { name: label, exact: true })
    await add.press('Enter')
    await dialog.waitFor()
    expect(await dialog.getByRole('listitem').count()).toBe(2)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await atRest(page)
    expect(await shown(page)).toEqual([])
    await add.press('Enter')
    await dialog.waitFor()
    expectNoProblems(visited)
  })
})

/** Which of the elements in the window cannot be pressed in their middle, because the other element lies over it. */
function coveredOf(elements: readonly Element[], over: Node | null): string[] {
  return elements.flatMap(element => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return hit && over?.contains(hit) ? [element.getAttribute('aria-label') ?? element.textContent] : []
  })
}
