import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, standsStill } from './browser.ts'

const { visit } = openBrowser()
/** A page without pictures; at 1280 px unless said otherwise. */
function arrive(path: string, { width = 1280, showsCookieNotice = false } = {}) {
  return visit(path, {
    viewport: { width, height: 860 },
    // Scroll bars of phones take no room.
    isMobile: width < 1025,
    hasTouch: width < 1025,
    showsCookieNotice,
  })
}

const notice = (page: Page) => page.locator('[data-cookie-notice]')
const dialog = (page: Page) => page.getByRole('dialog').locator('visible=true')
const footer = (page: Page) => page.locator('footer').filter({ has: page.getByText(/©/) })

/** Scrolls to the footer and waits until it is awake. */
async function toFooter(page: Page) {
  await footer(page).scrollIntoViewIfNeeded()
  const frame = page.locator('[data-block=footer]')
  await expect.poll(() => frame.evaluate(element => 'awake' in (element as HTMLElement).dataset)).toBe(true)
}

/** The box of an open dialog once it stands still. */
async function boxOf(page: Page) {
  await dialog(page).waitFor()
  await standsStill(page)
  return dialog(page).boundingBox()
}

/** The page's main buttons, those that have its colour as their ground, that the cookie notice covers. */
const coveredActions = (page: Page) =>
  notice(page).evaluate(lies => {
    const edge = lies.getBoundingClientRect()
    const ground = getComputedStyle(lies.querySelector('button') ?? lies).backgroundColor
    return [...document.querySelectorAll<HTMLElement>('main :is(button, a)')]
      .filter(action => action.checkVisibility() && getComputedStyle(action).backgroundColor === ground)
      .filter(action => {
        const { left, right, top, bottom } = action.getBoundingClientRect()
        return left < edge.right && right > edge.left && top < edge.bottom && bottom > edge.top
      })
      .map(action => action.textContent)
  })

describe('the cookie notice', () => {
  test.each([
    ['zh', '接受', '私隱政策'],
    ['en', 'Accept', 'Privacy policy'],
  ])(
    'in %s: on every page until accepted, then remembered; cleared, it is back (C-005, L-124, L-125, LO-89)',
    async (lang, accept, privacy) => {
      const visited = await arrive(`/help?lang=${lang}`, { showsCookieNotice: true })
      const { page } = visited
      await notice(page).waitFor()
      expect(await notice(page).getByRole('link', { name: privacy }).getAttribute('href')).toBe(
        '/privacy-policy',
      )
      expect(await axeFindings(page)).toEqual([])
      await page.goto('/list')
      await notice(page).getByRole('button', { name: accept }).click()
      await notice(page).waitFor({ state: 'detached' })
      expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBe('1')
      await page.reload()
      await atRest(page)
      expect(await notice(page).count()).toBe(0)
      await page.evaluate(() => localStorage.removeItem('cookieAccepted'))
      await page.reload()
      await notice(page).waitFor()
      expectNoProblems(visited)
    },
  )

  test('declined it is gone for good, and nothing counts as accepted (L-124, L-125)', async () => {
    const { page } = await arrive('/help?lang=en', { showsCookieNotice: true })
    await notice(page).getByRole('button', { name: 'Decline' }).click()
    await notice(page).waitFor({ state: 'detached' })
    await page.reload()
    await atRest(page)
    expect(await notice(page).count()).toBe(0)
    expect(await page.evaluate(() => localStorage.getItem('cookieAccepted'))).toBe('0')
  })

  test.each([
    '/product/CR-JKT-001?lang=en',
    '/login?lang=en',
    '/list?lang=en',
    '/contact-us?lang=en',
    '/cart?lang=en',
  ])('on %s it covers no action of the page, at any width (L-124)', async path => {
    const { page } = await visit(path, { showsCookieNotice: true })
    await notice(page).waitFor()
    for (const [width, height] of [
      [390, 844],
      [820, 1180],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height })
      await atRest(page)
      await standsStill(page)
      expect(await coveredActions(page), `${width} px`).toEqual([])
    }
  })

  test('on a phone’s product page it stands above the buttons to buy and moves nothing (L-124)', async () => {
    const { page } = await arrive('/list', { width: 390, showsCookieNotice: true })
    const product = await page.locator('[data-product] a').first().getAttribute('href')
    await page.addInitScript(() => {
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          for (const { node } of (entry as unknown as { sources: { node: Node | null }[] }).sources)
            if (node instanceof Element && node.closest('[data-cookie-notice]')) document.title = 'shifted'
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(product ?? '/')
    await notice(page).waitFor()
    // Both may still be on their way in.
    await expect
      .poll(async () => {
        const bar = await page.locator('[data-place=page]').boundingBox()
        const lies = await notice(page).boundingBox()
        return (lies?.y ?? Infinity) + (lies?.height ?? 0) - (bar?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)
    expect(await page.title()).not.toBe('shifted')
  })

  test.each(['zh', 'en'])(
    'on a phone’s product page in %s, name, price, trail and buttons are free, and so is what the keyboard comes to (L-124)',
    async lang => {
      const { page } = await visit(`/product/CR-JKT-001?lang=${lang}`, {
        viewport: { width: 390, height: 844 },
        isMobile: true,
        hasTouch: true,
        showsCookieNotice: true,
      })
      await notice(page).waitFor()
      await atRest(page)
      await standsStill(page)
      const isFree = (part: Locator) =>
        part.evaluate(element => {
          const { left, top, width, height, bottom } = element.getBoundingClientRect()
          const hit = document.elementFromPoint(left + width / 2, top + height / 2)
          return bottom <= innerHeight && hit !== null && element.contains(hit)
        })
      const parts = [
        page.locator('main').getByRole('heading', { level: 1 }),
        page.locator('[data-block=productSummary]').getByText(/HK\$/).first(),
        page.locator('[data-block=breadcrumb] a').first(),
        page.locator('[data-place=page] button').last(),
      ]
      expect(await Promise.all(parts.map(isFree))).toEqual([true, true, true, true])

      // Backwards through the page, so that what has the focus comes in at the upper edge.
      await page.locator('[data-block=footer] a').first().focus()
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement
          const lies = document.querySelector('[data-cookie-notice]')?.getBoundingClientRect()
          if (!focused || !lies || focused === document.body) return ''
          const { top, bottom } = focused.getBoundingClientRect()
          return top >= lies.top && bottom <= lies.bottom ? focused.outerHTML.slice(0, 200) : ''
        })
      for (let presses = 0; presses < 40; presses += 1) {
        await page.keyboard.press('Shift+Tab')
        expect(await hidden()).toBe('')
      }
    },
  )

  test('the end of a phone’s page can be read and pressed beside it, and in colours of one’s own (L-079, L-085, L-124)', async () => {
    const { page } = await arrive('/storeLocator?lang=en', { width: 390, showsCookieNotice: true })
    await notice(page).waitFor()
    await atRest(page)
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
    await expect
      .poll(async () => {
        const last = await footer(page).getByRole('link', { name: 'Staff registration' }).boundingBox()
        const lies = await notice(page).boundingBox()
        return (last?.y ?? Infinity) + (last?.height ?? 0) - (lies?.y ?? 0)
      })
      .toBeLessThanOrEqual(0)

    await page.emulateMedia({ forcedColors: 'active' })
    const ground = (selector: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, of) => getComputedStyle(element, of).backgroundColor, pseudo)
    const paper = await ground('main input:not(:checked) + span')
    // What is a ground in a sign's shape, or says by its ground alone that it is chosen.
    expect(await ground('footer [data-icon]', '::before')).not.toBe(paper)
    expect(await ground('main :checked + span')).not.toBe(paper)
  })
})

describe('the e-mail subscription', () => {
  test('empty and badly formed are told at the field; a good address by a toast (L-087 … L-089, M-182, M-183, M-185)', async () => {
    const visited = await arrive('/help?lang=en')
    const { page } = visited
    await toFooter(page)
    const asked: string[] = []
    page.on(
      'request',
      request => void (request.url().includes('subscribeEmail') && asked.push(request.url())),
    )
    const form = footer(page).getByRole('form')
    await form.getByRole('button').click()
    await form.getByText('Please enter your email address.').waitFor()
    await form.getByRole('textbox').fill('a@')
    await form.getByRole('button').click()
    await form.getByText(/valid email address/).waitFor()
    expect(asked).toEqual([])
    await form.getByRole('textbox').fill('ming@example.com')
    await form.getByRole('button').click()
    await page.getByText('Thank you, you are on the list.').waitFor()
    expect(asked).toHaveLength(1)
    expectNoProblems(visited)
  })

  test('a failed call shows a toast (L-090, M-185)', async () => {
    const { page } = await arrive('/help')
    await page.route(/subscribeEmail/, route =>
      route.fulfill({ json: { data: { subscribeEmail: { success: false, userErrors: [] } } } }),
    )
    await toFooter(page)
    await footer(page).getByRole('textbox').fill('ming@example.com')
    await footer(page).getByRole('form').getByRole('button').click()
    await expect.poll(() => page.getByRole('alert').allInnerTexts()).toContain('暫時未能登記，請再試一次。')
  })
})

describe('the look-up of a guest’s order', () => {
  test.each([
    [1280, 500],
    [400, 400 - 32],
    [375, 375 - 32],
  ])(
    'at %i px its dialog is %i px wide; the address stays (L-084, L-116, M-159, M-160, LO-92)',
    async (width, expected) => {
      const visited = await arrive('/help', { width })
      const { page } = visited
      await toFooter(page)
      if (width < 1025) await footer(page).getByRole('button', { name: '會員與訂單' }).click()
      await page.getByRole('link', { name: '查詢訂單' }).locator('visible=true').click()
      await page.getByRole('dialog', { name: '查詢訂單' }).waitFor()
      expect((await boxOf(page))?.width).toBe(expected)
      expect(new URL(page.url()).pathname).toBe('/help')
      expect(await axeFindings(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog(page).waitFor({ state: 'detached' })
      expectNoProblems(visited)
    },
  )

  test('a pair that does not fit has its message below the form until something changes (L-121, L-122, M-165, M-167)', async () => {
    const { page } = await arrive('/help?lang=en')
    await toFooter(page)
    await footer(page).getByRole('link', { name: 'Find my order' }).click()
    const form = page.getByRole('dialog', { name: 'Find my order' })
    await form.getByRole('textbox', { name: /Order number/ }).fill('CA1001')
    await form.getByRole('textbox', { name: /Email/ }).fill('ming@example.com')
    await form.getByRole('button', { name: 'Show my order' }).click()
    const message = form.getByText('The order number or email address is not correct.')
    await message.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await form.getByRole('textbox', { name: /Email/ }).press('m')
    await message.waitFor({ state: 'detached' })
  })

  test('a pair that fits opens the order with its token, by a page load (L-119, L-120, M-164)', async () => {
    const { page } = await arrive('/help?lang=en')
    await page.route(/queryVisitorToken/, route =>
      route.fulfill({
        json: { data: { queryVisitorToken: { token: 'abc', expiration: null, userErrors: [] } } },
      }),
    )
    await toFooter(page)
    await footer(page).getByRole('link', { name: 'Find my order' }).click()
    const form = page.getByRole('dialog', { name: 'Find my order' })
    await form.getByRole('textbox', { name: /Order number/ }).fill('CA1001')
    await form.getByRole('textbox', { name: /Email/ }).fill('ming@example.com')
    const [request] = await Promise.all([
      page.waitForRequest(asked => asked.isNavigationRequest() && asked.url().includes('order-detail')),
      form.getByRole('button', { name: 'Show my order' }).click(),
    ])
    expect(new URL(request.url()).pathname).toBe('/user/order-detail/CA1001')
    expect(new URL(request.url()).searchParams.get('tempToken')).toBe('abc')
  })
})

describe('the footer', () => {
  test('at 400 px its lists open in a drawer of 320 px at the right edge (L-079, L-082)', async () => {
    const visited = await arrive('/help?lang=en', { width: 400 })
    const { page } = visited
    await toFooter(page)
    expect(await footer(page).getByRole('link', { name: 'Find a store' }).isVisible()).toBe(false)
    expect(await footer(page).getByRole('form').isVisible()).toBe(true)
    await footer(page).getByRole('button', { name: 'Help centre' }).click()
    const box = await boxOf(page)
    expect(box).toMatchObject({ width: 320, x: 80 })
    expect(await axeFindings(page)).toEqual([])
    await dialog(page).getByRole('link', { name: 'Returns and exchanges' }).click()
    await page.waitForURL('**/article/**')
    expectNoProblems(visited)
  })

  test('at 1280 px they are plain lists, with the way to the shops (L-079, L-083, L-095)', async () => {
    const { page } = await arrive('/help?lang=en')
    await toFooter(page)
    expect(await footer(page).getByRole('link', { name: 'Find a store' }).isVisible()).toBe(true)
    expect(await footer(page).getByRole('button', { name: 'Help centre' }).isVisible()).toBe(false)
    await footer(page).getByRole('link', { name: 'Returns and exchanges' }).click()
    await page.waitForURL('**/article/**')
    await expect.poll(() => dialog(page).count()).toBe(0)
  })
})

test('an added item: a banner with the way to the bag, gone on the next page (L-126, L-127, LO-88)', async () => {
  const { page } = await arrive('/list?lang=en')
  const product = await page.locator('[data-product] a').first().getAttribute('href')
  await page.goto(product ?? '/')
  await atRest(page)
  const size = page.getByRole('group', { name: /^Size/ }).locator('label:has(input:enabled)')
  if ((await size.count()) > 0) await size.first().click()
  await page.getByRole('button', { name: 'Add to bag' }).first().click()
  const banner = page.locator('[data-bag-banner]')
  await banner.waitFor()
  expect(await banner.getByRole('link').getAttribute('href')).toBe('/cart')
  await page.getByRole('link', { name: 'Cairn home page' }).first().click()
  await banner.waitFor({ state: 'detached' })
})

test('views of a list and of a product are in the data layer, and are sent nowhere (C-390, C-392, C-393)', async () => {
  const { page, context } = await arrive('/list', { showsCookieNotice: true })
  const outside: string[] = []
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') outside.push(request.url())
  })
  const tracked = () => page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event))
  await expect.poll(tracked).toContain('view_item_list')
  const product = await page.locator('[data-product] a').first().getAttribute('href')
  await page.goto(product ?? '/')
  await expect.poll(tracked).toEqual(expect.arrayContaining(['view_item', 'ViewContent']))
  expect(outside).toEqual([])
})
