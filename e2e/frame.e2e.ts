import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, stopClock } from './browser.ts'
import { drawn } from './shifts.ts'

const { visit, origin } = openBrowser()
const LANGS = ['zh', 'en'] as const
const WORDS = {
  zh: {
    openMenu: '開啟選單',
    closeMenu: '關閉選單',
    orders: '我的訂單',
    staff: '員工',
    logout: '登出',
    login: '登入',
    register: '登記',
    contact: '聯絡我們',
    men: '男裝',
  },
  en: {
    openMenu: 'Open menu',
    closeMenu: 'Close menu',
    orders: 'My orders',
    staff: 'Staff',
    logout: 'Log out',
    login: 'Log in',
    register: 'Register',
    contact: 'Contact us',
    men: 'Men',
  },
} as const

interface Member {
  readonly name?: string | null
  readonly nickName?: string | null
  readonly staffCode?: string | null
  readonly balance?: number | null
}

const NOTHING = { amount: 0 }
const EMPTY_BAG = {
  version: 0,
  ableCartItems: [],
  disableCartItems: [],
  activities: [],
  calculation: {
    amount: NOTHING,
    productAmount: NOTHING,
    discount: NOTHING,
    coupon: NOTHING,
    postage: NOTHING,
    missingToFreeFreight: null,
    count: 0,
    userErrors: [],
  },
}

/** The browser as a member has it: cookies of a session, and answers about who they are. */
async function become(page: Page, member: Member) {
  await page.context().addCookies([
    { name: 'auth_token', value: 'e2e-token-without-a-session-0123456789', url: origin },
    { name: 'is_visitor', value: '0', url: origin },
  ])
  await page.route('**/graphql**', async route => {
    const asked = route.request().url() + (route.request().postData() ?? '')
    const answer = (data: object) => route.fulfill({ json: { data } })
    if (asked.includes('queryVisitorMemberInfo'))
      return answer({ queryVisitorMemberInfo: { isVisitor: false } })
    if (asked.includes('querySimpleMemberInfo'))
      return answer({
        querySimpleMemberInfo: {
          name: null,
          nickName: null,
          staffCode: null,
          isStaff: Boolean(member.staffCode),
          balance: null,
          levelCode: 'L1',
          ...member,
        },
      })
    if (/\bcart\b/.test(asked)) return answer({ cart: EMPTY_BAG })
    return route.continue()
  })
}

const at = async (
  path: string,
  width: number,
  { as, ...more }: { as?: Member; hasTouch?: boolean; isMobile?: boolean } = {},
) => {
  const size = { viewport: { width, height: 800 }, ...more }
  const visited = await visit(as ? '/robots.txt' : path, size)
  if (as) {
    await become(visited.page, as)
    await visited.page.goto(path)
  }
  await atRest(visited.page)
  return visited
}
const fixed = (page: Page) => page.locator('header [data-fixed]')

describe('the header while one scrolls', () => {
  test.each([1440, 390])(
    'at %i px: free at 60 px, fixed at the top at 61, free again at the top (L-017, L-018, L-020)',
    async width => {
      const { page } = await at('/help', width)
      const bar = page.locator('header > div').last()
      const scrollTo = async (y: number) => {
        await page.evaluate(top => window.scrollTo(0, top), y)
        await drawn(page)
      }
      await scrollTo(60)
      expect(await fixed(page).count()).toBe(0)
      await scrollTo(61)
      await fixed(page).waitFor()
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
      expect(await bar.evaluate(element => getComputedStyle(element).position)).toBe('fixed')
      const message = page.locator('[data-block=messageBar]').first()
      const foot = async () => {
        const { y, height } = (await message.boundingBox()) ?? { y: 0, height: 0 }
        return y + height
      }
      await expect.poll(foot).toBeLessThanOrEqual(0)
      await scrollTo(0)
      await expect.poll(() => fixed(page).count()).toBe(0)
      await expect.poll(async () => (await message.boundingBox())?.y).toBe(0)
    },
  )

  test.each([1440, 390])('at %i px fixing it moves nothing on the page (L-017)', async width => {
    const { page } = await at('/help', width)
    const top = () =>
      page.evaluate(() => (document.querySelector('#main')?.getBoundingClientRect().top ?? 0) + scrollY)
    const before = await top()
    await page.evaluate(() => window.scrollTo(0, 200))
    await fixed(page).waitFor()
    expect(await top()).toBe(before)
    // Nor does the browser scroll on to make up for it.
    await drawn(page)
    expect(await page.evaluate(() => scrollY)).toBe(200)
  })
})

describe('the menu of desktops', () => {
  test('resting on an entry opens its panel after 500 ms, not after 400 (L-039, L-137)', async () => {
    const { page } = await visit('/?lang=en')
    await atRest(page)
    const panel = page.locator('header nav div[id*="-sub-"]').first()
    // Time passes only when told: a busy machine takes longer than 100 ms to press and to look.
    await page.clock.install()
    await stopClock(page, 1000)
    await page.locator('header nav li', { hasText: 'Men' }).first().hover()
    await page.clock.runFor(400)
    expect(await panel.isVisible()).toBe(false)
    await page.clock.runFor(200)
    await expect.poll(() => panel.isVisible()).toBe(true)
    await page.clock.resume()
    expect(await axeFindings(page)).toEqual([])
  })

  test('hovering an empty bag shows nothing, and pressing it leads there (L-028, L-064, LO-75)', async () => {
    const { page } = await at('/help?lang=en', 1440)
    const bag = page.getByRole('banner').getByRole('link', { name: 'Shopping bag' })
    await page.clock.install()
    await bag.hover()
    await page.clock.runFor(600)
    await atRest(page)
    expect(await page.getByRole('region', { name: 'Shopping bag' }).count()).toBe(0)
    await bag.click()
    await page.waitForURL('**/cart')
  })

  test.each(LANGS)('in %s nothing overlaps, from 1025 to 1440 px', async lang => {
    const { page } = await at(`/help?lang=${lang}`, 1440, {
      as: { name: 'Alexandrina Bartholomew-Featherstonehaugh 司徒諾軒', staffCode: 'S1', balance: 123_456 },
    })
    await page.getByRole('banner').getByText('123,456').waitFor()
    const clashes = async () => {
      const found = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('header a, header button, header input')].filter(
          element => element.checkVisibility() && !element.closest('form button'),
        )
        const boxes = parts.map(element => ({
          text: element.textContent,
          box: element.getBoundingClientRect(),
        }))
        return boxes.flatMap(({ text, box }, i) =>
          boxes
            .slice(i + 1)
            .filter(
              ({ box: other }) =>
                Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
                Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
            )
            .map(other => `${text} / ${other.text}`),
        )
      })
      return found.filter(clash => !clash.startsWith(' / ') && !clash.includes('searchbox'))
    }
    for (const width of [1440, 1100, 1060, 1025]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      await expect.poll(clashes).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  })
})

describe('who is shopping', () => {
  test.each(LANGS)(
    'in %s a visitor sees login and neither greeting nor orders (L-004, L-029, L-031, L-034, L-166)',
    async lang => {
      const { page } = await at(`/help?lang=${lang}`, 1440)
      const header = page.getByRole('banner')
      const login = header.getByRole('link', { name: WORDS[lang].login, exact: true })
      await login.waitFor()
      expect(await header.getByRole('link', { name: WORDS[lang].orders }).count()).toBe(0)
      await expect
        .poll(() => header.getByRole('link', { name: 'GO WILD PASS' }).getAttribute('href'))
        .toBe('/login?redirectUrl=%2Fmember')
      expect(await header.textContent()).not.toContain('GO DOLLAR')
      await login.click()
      await page.waitForURL(
        url => url.pathname === '/login' && url.searchParams.get('redirectUrl')?.startsWith('/') === true,
      )
    },
  )

  test.each(LANGS)(
    'in %s staff are greeted, tagged, and see balance and orders (L-004, L-029, L-034 … L-037, L-168, M-010)',
    async lang => {
      const name = 'Maximilian Bartholomew Featherstonehaugh'
      const visited = await at(`/help?lang=${lang}`, 1025, {
        as: { name, staffCode: 'S1', balance: 1_234_567 },
      })
      const { page } = visited
      const header = page.getByRole('banner')
      await header.getByText(name).waitFor()
      // However long the name, the strip has one line, as for visitors.
      expect((await page.locator('header > div').first().boundingBox())?.height).toBe(38)
      expect(await header.getByText(WORDS[lang].staff, { exact: true }).isVisible()).toBe(true)
      expect(await header.getByText('1,234,567').first().isVisible()).toBe(true)
      expect(await header.getByRole('link', { name: WORDS[lang].orders }).getAttribute('href')).toBe(
        '/user/orders',
      )
      expect(await header.getByRole('button', { name: WORDS[lang].logout }).isVisible()).toBe(true)
      expect(await axeFindings(page)).toEqual([])
      expectNoProblems(visited)
    },
  )

  test('a member without name is greeted by nickname, has no tag, and dashes for an unknown balance (L-004, L-035, L-036, LO-76)', async () => {
    const { page } = await at('/help?lang=en', 1440, { as: { nickName: 'Ah Man' } })
    const header = page.getByRole('banner')
    await header.getByText('Hi, Ah Man').waitFor()
    expect(await header.getByText('Staff', { exact: true }).count()).toBe(0)
    expect(await header.getByText('--').isVisible()).toBe(true)
  })

  test('on a phone the pass link is there for members alone (L-044, M-085, LO-72)', async () => {
    const pass = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'GO WILD PASS' })
    const height = async (page: Page) => (await page.locator('header > div').last().boundingBox())?.height
    const { page: asVisitor } = await at('/help', 320)
    expect(await pass(asVisitor).filter({ visible: true }).count()).toBe(0)
    const before = await height(asVisitor)
    const { page: asMember } = await at('/help', 320, { as: { name: 'Ah Man' } })
    await pass(asMember).filter({ visible: true }).waitFor()
    // Even on the narrowest it finds room in the row there is.
    expect(await height(asMember)).toBe(before)
  })
})

describe('the drawers of phones and pads', () => {
  test.each([
    ['zh', 400],
    ['en', 400],
    ['en', 820],
  ] as const)(
    'in %s at %i px: 80 per cent wide, two levels by keyboard, focus given back (L-042 … L-045, L-051, L-056, L-057)',
    async (lang, width) => {
      // As on phones, scroll bars take no room.
      const { page } = await at(`/help?lang=${lang}`, width, { isMobile: true })
      const words = WORDS[lang]
      const button = page.getByRole('button', { name: words.openMenu })
      await button.focus()
      await page.keyboard.press('Enter')
      const drawer = page.locator('header dialog')
      await drawer.getByRole('link', { name: words.contact }).waitFor()
      await expect
        .poll(() => drawer.boundingBox())
        .toMatchObject({ width: width * 0.8, x: width - width * 0.8 })
      expect(await axeFindings(page)).toEqual([])

      await drawer.getByRole('button', { name: words.men, exact: true }).focus()
      await page.keyboard.press('Enter')
      const back = drawer.locator('[data-back]')
      await back.waitFor()
      await expect.poll(() => back.evaluate(element => element === document.activeElement)).toBe(true)
      await expect.poll(() => drawer.getByRole('link', { name: words.contact }).count()).toBe(0)
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Enter')
      await drawer.getByRole('link', { name: words.contact }).waitFor()
      await page.keyboard.press('Escape')
      await expect.poll(() => drawer.evaluate(element => (element as HTMLDialogElement).open)).toBe(false)
      await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
    },
  )

  test('by touch: login and register for visitors, groups unfold, a leaf leads on and the drawer is gone (L-046, L-047, L-052, L-053)', async () => {
    const visited = await at('/help?lang=en', 390, { hasTouch: true })
    const { page } = visited
    const drawer = page.locator('header dialog')
    await page.getByRole('button', { name: 'Open menu' }).tap()
    await drawer.getByRole('link', { name: 'Register' }).waitFor()
    expect(await drawer.getByRole('link', { name: 'Trail notes' }).getAttribute('href')).toContain(
      '/landingPage/trail-notes',
    )
    await drawer.getByRole('button', { name: 'Men', exact: true }).tap()
    await drawer.getByText('Outerwear', { exact: true }).tap()
    await drawer.getByRole('link', { name: 'Waterproof shells' }).tap()
    await page.waitForURL('**/products/**')
    await expect.poll(() => drawer.evaluate(element => (element as HTMLDialogElement).open)).toBe(false)
    expectNoProblems(visited)
  })

  test('without script the menu opens and its entries lead on (L-045, L-047)', async () => {
    const { page } = await visit('/?lang=en', {
      viewport: { width: 390, height: 800 },
      javaScriptEnabled: false,
    })
    await page.getByRole('button', { name: 'Open menu' }).click()
    await page.locator('header dialog').getByRole('link', { name: 'Alpine' }).click()
    await page.waitForURL('**/minisite/alpine')
    await expect.poll(() => page.locator('header dialog').isVisible()).toBe(false)
  })
})

test.each([
  ['/SPORTb', true],
  ['/SPORTb/list', true],
  ['/', false],
])('%s shows the sport menu: %j (L-013, LO-85, C-019)', async (path, isSport) => {
  const { page } = await at(`${path}?lang=en`, 1440)
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main menu' }).first()
  expect(await menu.getByRole('button', { name: 'Trail running' }).count()).toBe(isSport ? 1 : 0)
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const drawer = page.locator('header dialog')
  await drawer.getByRole('link', { name: 'Contact us' }).waitFor()
  expect(await drawer.getByRole('button', { name: 'Trail running' }).count()).toBe(isSport ? 1 : 0)
})
