import { demoMembers } from '#demo/people.ts'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { expectNoProblems, openBrowser, type Visit, WIDTHS } from './browser.ts'
import { logInByApi, memberCookies } from './member.ts'

const { visit, origin } = openBrowser()

const STORY = 'main a[href^="/landingPage/"], main a[href^="/minisite/"]'
const PRODUCT = '[data-block=productGrid] h3 a[href*="/item/"]'
const WIDTH_OF = { 'a phone': WIDTHS.phone, 'a desktop': WIDTHS.desktop } as const
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))
const documents = (page: Page) => {
  const asked: string[] = []
  page.on('request', request => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  return asked
}

/** Presses the last link of a kind on the screen; how far the page was scrolled at that moment. */
async function press(
  page: Page,
  selector: string,
): Promise<{ readonly place: number; readonly href: string }> {
  // This very link: a list that grows when its end comes near has another last one.
  const link = await page.locator(selector).filter({ visible: true }).last().elementHandle()
  if (!link) throw new Error(`No ${selector} on ${page.url()}`)
  await link.scrollIntoViewIfNeeded()
  // To press what something covers, the page is scrolled first: what counts is the place at the press.
  await page.evaluate(() =>
    document.addEventListener(
      'click',
      () => {
        sessionStorage.setItem('place', String(scrollY))
        sessionStorage.setItem('products', String(document.querySelectorAll('[data-product]').length))
      },
      { capture: true, once: true },
    ),
  )
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(address => address.pathname === new URL(href, origin).pathname)
  return { place: Math.round(await page.evaluate(() => Number(sessionStorage.getItem('place')))), href }
}

/** Back, and the page stands where it was left, to the pixel or two. */
async function comesBackTo(page: Page, place: number) {
  await page.goBack()
  await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4)
  await atRest(page)
  expect(Math.abs((await scrolled(page)) - place)).toBeLessThan(4)
}

describe('from content page to content page', () => {
  test.each([
    ['a phone', '/'],
    ['a phone', '/products/men?lang=en'],
    ['a desktop', '/?lang=en'],
  ] as const)(
    'on %s, %s → a page it links to, one document each, and Back to the same place (C-040)',
    async (device, path) => {
      const width = WIDTH_OF[device]
      const visited = await visit(path, { viewport: { width, height: 900 } })
      const { page } = visited
      await atRest(page)
      const language = await page.getAttribute('html', 'lang')
      const asked = documents(page)
      const { place, href } = await press(page, path.startsWith('/products') ? PRODUCT : STORY)
      await atRest(page)
      expect(await page.getAttribute('html', 'lang')).toBe(language)
      expect(await scrolled(page)).toBe(0)
      expect(asked).toEqual([new URL(href, origin).pathname])
      await comesBackTo(page, place)
      expect(await page.getAttribute('html', 'lang')).toBe(language)
      expectNoProblems(visited)
    },
  )

  test.each([
    ['a phone', '/list'],
    ['a phone', '/products/men?lang=en'],
    ['a desktop', '/list?lang=en'],
    ['a desktop', '/products/男裝'],
  ] as const)(
    'on %s, Back to %s that had grown shows as many products at the same place (C-120, C-140)',
    async (device, address) => {
      const width = WIDTH_OF[device]
      const visited = await visit(address, { viewport: { width, height: 900 } })
      const { page } = visited
      await atRest(page)
      const products = page.locator('[data-product]')
      const first = await products.count()
      await expect
        .poll(async () => {
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          return products.count()
        })
        .toBeGreaterThan(first)
      await atRest(page)
      const { place } = await press(page, PRODUCT)
      const grown = await page.evaluate(() => Number(sessionStorage.getItem('products')))
      await comesBackTo(page, place)
      expect(await products.count()).toBe(grown)
      expectNoProblems(visited)
    },
  )
})

describe('a plain link', () => {
  /** Follows a link from far down the home page to the brands. */
  const follow = async (page: Page, address: string) => {
    await page.goto(`${origin}/`)
    await atRest(page)
    await page.evaluate(to => {
      window.scrollTo(0, 900)
      const link = Object.assign(document.createElement('a'), { href: to, textContent: 'there' })
      document.getElementById('main')?.append(link)
      link.click()
    }, address)
    await page.waitForURL(({ pathname }) => pathname === '/landingPage/brands')
    await atRest(page)
  }

  test('opens the next page at its top (C-041)', async () => {
    const { page } = await visit('/robots.txt')
    await follow(page, '/landingPage/brands')
    expect(await scrolled(page)).toBe(0)
  })

  test('that ends in a hash opens the next page at what it names (C-041)', async () => {
    const { page } = await visit('/landingPage/brands')
    const letter = page.locator('a[href^="#"]:not([href="#main"])').last()
    const hash = (await letter.getAttribute('href')) ?? ''
    await follow(page, `/landingPage/brands${hash}`)
    expect(await scrolled(page)).toBeGreaterThan(0)
    const named = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`)
    const top = async () => (await named.boundingBox())?.y ?? -1
    await expect.poll(top).toBeGreaterThanOrEqual(0)
    expect(await top()).toBeLessThan(450)
  })
})

test('for those who ask for no motion, Back finds the same place too', async () => {
  const { page } = await visit('/', { reducedMotion: 'reduce' })
  await atRest(page)
  const { place } = await press(page, STORY)
  await atRest(page)
  await comesBackTo(page, place)
  expect(new URL(page.url()).pathname).toBe('/')
})

test.each(['/', '/products/men', '/help', '/cart'])(
  'nothing on %s keeps a browser from bringing it back from memory',
  async path => {
    const { page, context } = await visit(path)
    await atRest(page)
    const devTools = await context.newCDPSession(page)
    const reasons: string[] = []
    devTools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      // Circumstantial is what this browser is and how it was started.
      for (const { type, reason } of notRestoredExplanations)
        if (type !== 'Circumstantial') reasons.push(reason)
    })
    await devTools.send('Page.enable')
    await page.goto('/healthz')
    await page.goBack()
    await atRest(page)
    expect(reasons).toEqual([])
  },
)

test('Back and Forward through filters change the list in place (CO-33)', async () => {
  const visited = await visit('/list?keyword=外套')
  const { page } = visited
  await atRest(page)
  const products = page.locator('[data-product]')
  const all = await products.count()
  const asked = documents(page)
  await page
    .locator('[data-block=filterPanel] input[name=size][value=M]')
    .first()
    .evaluate(element => (element as HTMLElement).click())
  await page.waitForURL(/size=M/)
  await atRest(page)
  const few = await products.count()
  await page.goBack()
  await expect.poll(() => products.count()).toBe(all)
  expect(page.url()).not.toContain('size=M')
  await page.goForward()
  await expect.poll(() => products.count()).toBe(few)
  expect(page.url()).toContain('size=M')
  expect(asked).toEqual([])
  expectNoProblems(visited)
})

test('the line at the top runs from the press until the next page is there (L-412, LO-110)', async () => {
  const { page } = await visit('/products/men')
  await atRest(page)
  await page.evaluate(() => {
    const bar = document.querySelector('[data-progress]')
    const note = () => sessionStorage.setItem('progress', String(bar?.hasAttribute('data-active')))
    if (bar) new MutationObserver(note).observe(bar, { attributes: true })
    document.body.insertAdjacentHTML('beforeend', '<a id="probe" href="/help">Help</a>')
    document.getElementById('probe')?.click()
  })
  await page.waitForURL('**/help')
  await atRest(page)
  expect(await page.evaluate(() => sessionStorage.getItem('progress'))).toBe('true')
  expect(await page.locator('[data-progress][data-active]').count()).toBe(0)
})

test('a product looked at is tracked once per view (C-390, C-392)', async () => {
  const { page } = await visit('/products/men')
  await atRest(page)
  const seen = () =>
    page.evaluate(() => (window.dataLayer ?? []).filter(({ event }) => event === 'view_item').length)
  await press(page, PRODUCT)
  await atRest(page)
  expect(await seen()).toBe(1)
  await page.goBack()
  await atRest(page)
  expect(await seen()).toBe(0)
  await page.goForward()
  await atRest(page)
  expect(await seen()).toBe(1)
})

describe('fetched ahead', () => {
  /** Addresses whose documents the browser has fetched ahead, as its developer tools tell. */
  async function watchPrefetches(visited: Visit): Promise<{ readonly ready: readonly string[] }> {
    const ready: string[] = []
    const devTools = await visited.context.newCDPSession(visited.page)
    devTools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      const { pathname, search } = new URL(prefetchUrl)
      if (status === 'Ready') ready.push(pathname + search)
    })
    await devTools.send('Preload.enable')
    return { ready }
  }

  test('a content page is, once the pointer rests on a link to it; the press uses it', async () => {
    const visited = await visit('/products/men')
    const { page } = visited
    await atRest(page)
    const { ready } = await watchPrefetches(visited)
    const link = page.locator(PRODUCT).filter({ visible: true }).first()
    const { pathname } = new URL((await link.getAttribute('href')) ?? '', origin)
    await link.hover()
    await expect.poll(() => ready).toContain(pathname)
    await link.click()
    await page.waitForURL(`**${pathname}`)
    const [navigation] = await page.evaluate(() =>
      performance.getEntriesByType('navigation').map(entry => entry.toJSON() as Record<string, unknown>),
    )
    expect(navigation?.['deliveryType']).toBe('navigational-prefetch')
    expectNoProblems(visited)
  })

  test('nothing is that signs in, or changes with every press', async () => {
    const visited = await visit('/products/men')
    const { page } = visited
    await atRest(page)
    const devTools = await visited.context.newCDPSession(page)
    const candidates: string[] = []
    devTools.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources: sources }) => {
      candidates.push(
        ...sources.map(({ key }) => new URL(key.url)).map(({ pathname, search }) => pathname + search),
      )
    })
    await devTools.send('Preload.enable')
    const never = ['/login', '/user', '/cart', '/list?lang=en', '/list?token=abc', '/unsubscribe', '/editor']
    await page.evaluate(
      hrefs =>
        document.body.append(
          ...hrefs.map(href => Object.assign(document.createElement('a'), { href, text: href })),
        ),
      [...never, '/help?from=probe'],
    )
    // The browser names every link that its rules may prefetch; it judges new links together.
    await expect.poll(() => candidates).toContain('/help?from=probe')
    expect(candidates.filter(address => never.includes(address))).toEqual([])
  })
})

describe('between personal pages', () => {
  test('links move without a document, focus the page, and Back comes back', async () => {
    const visited = await visit('/login')
    const { page } = visited
    await atRest(page)
    const asked = documents(page)
    await page.locator('main a[href^="/register"]').first().click()
    await page.waitForURL(/\/register/)
    await atRest(page)
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
    await page.locator('main form').first().waitFor()
    expect(await page.title()).not.toBe('')
    await page.goBack()
    await page.waitForURL(/\/login/)
    await page.locator('main input[type=password]').first().waitFor()
    expect(asked).toEqual([])
    expectNoProblems(visited)
  })

  test('a link to a content page loads its document', async () => {
    const { page } = await visit('/cart')
    await atRest(page)
    const asked = documents(page)
    await page.locator('header a[href="/"]').filter({ visible: true }).first().click()
    await page.waitForURL(`${origin}/`)
    expect(asked).toEqual(['/'])
  })

  test('in the account likewise; once logged out elsewhere, the document decides and sends to login (M-074)', async () => {
    const [member] = demoMembers
    if (!member) throw new Error('The demo has members')
    const { token } = await logInByApi(origin, member)
    const visited = await visit('/healthz')
    const { page, context } = visited
    await context.addCookies(memberCookies(origin, token))
    await page.goto('/user')
    await atRest(page)
    const asked = documents(page)
    await page.locator('main a[href="/user/profile"]').first().click()
    await page.waitForURL(/profile$/)
    await atRest(page)
    await page.locator('main form').first().waitFor()
    expect(asked).toEqual([])
    expectNoProblems(visited)

    await context.clearCookies()
    await page.locator('main a[href="/user/password"]').first().click()
    await page.waitForURL(/\/login\?redirectUrl=%2Fuser%2Fpassword/)
    expect(asked.at(-1)).toBe('/login')
  })
})
