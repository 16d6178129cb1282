import { catalogue } from '#locales/catalogue.ts'
import type { Locator, Page } from 'playwright'
import { linkedDataGaps } from '#renderer/seo/linked-data-gaps.ts'
import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'

const { visit, origin } = openBrowser()

const TEXTS = { zh: catalogue.zh_HK, en: catalogue.en_US }
type Lang = keyof typeof TEXTS
type Device = 'phone' | 'desktop'

const cards = (page: Page) => page.locator('[data-block=productGrid] article')
/** The first amount on each card is what it costs now. */
const prices = async (page: Page) =>
  (await cards(page).allTextContents()).map(text =>
    Number(/HK\$([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '') ?? Number.NaN),
  )
/** The boxes themselves are invisible, and what slides in may still be on its way: the press goes to the box, wherever it is. */
const press = (box: Locator) => box.evaluate(element => (element as HTMLElement).click())
/** Waits until the list of the current address is hydrated and loaded. */
const settled = async (page: Page) => {
  await atRest(page)
  await expect.poll(() => page.locator('[data-block=productGrid] [aria-busy=true]').count()).toBe(0)
}

/** The filters, opened on phones. */
async function filters(page: Page, device: Device, lang: Lang): Promise<Locator> {
  const t = TEXTS[lang].list
  if (device === 'desktop') return page.getByRole('complementary', { name: t.filterPanel.title })
  await page.locator('[data-block=sortBar]').getByRole('button', { name: t.filterPanel.title }).click()
  return page.getByRole('dialog', { name: t.filterPanel.title })
}

describe.each([
  ['zh', 'phone'],
  ['en', 'desktop'],
] as const)('finding a jacket, %s on a %s', (lang, device) => {
  const t = TEXTS[lang]

  test('search, filter, sort, open, colour, size, stepper, back (C-021, C-066, C-083, C-101, C-117, C-128, C-157, L-010, L-022, L-411)', async () => {
    const visited = await visit(`/?lang=${lang}`, {
      viewport: { width: WIDTHS[device], height: 900 },
      hasTouch: device === 'phone',
    })
    const { page } = visited
    const search = page.getByRole('combobox', { name: TEXTS[lang].shop.header.searchLabel })
    await search.fill('外套')
    await search.press('Enter')
    await page.waitForURL(/\/list\?keyword=/)
    await expect.poll(() => page.locator('h1').textContent()).toContain('外套')
    await atRest(page)
    const found = await cards(page).count()
    expect(found).toBeGreaterThan(4)

    const panel = await filters(page, device, lang)
    await press(panel.locator('input[name=size][value=M]'))
    await page.waitForURL(/size=M/)
    await settled(page)
    await press(panel.locator('input[name=colour]').first())
    await page.waitForURL(/colour=/)
    await settled(page)
    if (device === 'phone') await page.keyboard.press('Escape')
    await page.locator('[data-block=sortBar] select').selectOption('priceUp')
    await page.waitForURL(/sort=priceUp/)
    await settled(page)
    await expect
      .poll(async () => {
        const now = await prices(page)
        return now.every((price, place) => price >= (now[place - 1] ?? 0))
      })
      .toBe(true)
    const shown = await prices(page)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.length).toBeLessThan(found)

    const listAddress = page.url()
    const card = cards(page).last()
    await card.scrollIntoViewIfNeeded()
    // Noted as the press happens: to press what something covers, the page is scrolled first.
    await page.evaluate(() => {
      const note = () => sessionStorage.setItem('place', String(window.scrollY))
      document.addEventListener('click', note, { capture: true, once: true })
    })
    await card.getByRole('link').first().click()
    await page.waitForURL(/\/item\//)
    const place = await page.evaluate(() => Number(sessionStorage.getItem('place')))
    await page.locator('[data-block=productSummary] h1').waitFor()
    await atRest(page)

    const address = page.url()
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    const colours = page.locator('[data-block=productSummary] fieldset').first().getByRole('radio')
    await press(colours.nth(1))
    await expect.poll(() => page.url()).not.toBe(address)
    await expect.poll(() => colours.nth(1).isChecked()).toBe(true)
    await atRest(page)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    const head = await page.evaluate(() => [
      document.title,
      document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? '',
    ])
    const alone = await (await fetch(`${page.url()}?lang=${lang}`)).text()
    expect(head[1]).toContain(`/product/${new URL(page.url()).pathname.split('/').at(-1)}`)
    expect(alone).toContain(`<title>${head[0]}</title>`)

    const sizes = page.locator('[data-block=productSummary] label[data-state=free] input')
    const [less, more] = [t.common.stepper.decrease, t.common.stepper.increase].map(name =>
      page.locator('[data-block=productSummary]').getByRole('button', { name }).first(),
    )
    expect(await more?.isDisabled()).toBe(true)
    await press(sizes.first())
    expect(await less?.isDisabled()).toBe(true)
    const quantity = page
      .locator('[data-block=productSummary]')
      .getByRole('textbox', { name: t.product.choice.quantity })
      .first()
    await quantity.fill('99999')
    await quantity.blur()
    await expect.poll(async () => Number(await quantity.inputValue())).toBeLessThanOrEqual(99)
    await expect.poll(() => more?.isDisabled()).toBe(true)

    await page.goBack()
    await expect.poll(() => page.url()).toBe(listAddress)
    await expect.poll(() => cards(page).count()).toBe(shown.length)
    await expect
      .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
      .toBeLessThan(4)
    expectNoProblems(visited)
  })
})

const ORIGINAL = '/product/CR-JKT-001'

describe.each([
  ['zh', 'phone'],
  ['en', 'desktop'],
] as const)('comparing, %s on a %s', (lang, device) => {
  const t = TEXTS[lang].product

  test('four are compared, the fifth is refused with a word, a reload keeps them (C-005, C-160 … C-164, CO-49)', async () => {
    const { page } = await visit(`/list?lang=${lang}`, { viewport: { width: WIDTHS[device], height: 900 } })
    await atRest(page)
    const toggles = cards(page).locator('compare-toggle button')
    const pressed = cards(page).locator('compare-toggle button[aria-pressed=true]')
    for (let place = 0; place < 5; place++) {
      await cards(page).nth(place).hover()
      await toggles.nth(place).click()
      await expect.poll(() => pressed.count()).toBe(Math.min(place + 1, 4))
    }
    const warning = page.getByRole('dialog').locator('visible=true')
    await expect.poll(() => warning.getByRole('heading').first().textContent()).toContain('4')
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => pressed.count()).toBe(4)

    await page.reload()
    await atRest(page)
    await expect.poll(() => pressed.count()).toBe(4)
    const name = t.compare.open.replace('{count}', '4')
    await page.locator('[data-block=compareBar]').getByRole('button', { name }).click()
    const panel = page.getByRole('dialog').locator('visible=true')
    await expect.poll(() => panel.getByRole('columnheader').count()).toBeGreaterThanOrEqual(4)
    await expect.poll(() => panel.getByRole('rowheader').count()).toBeGreaterThan(5)
    expect(await axeFindings(page)).toEqual([])
  })
})

describe('looking closely', () => {
  test('under the mouse the picture is twice as large and follows it (C-067, L-336, L-337)', async () => {
    const { page } = await visit(`${ORIGINAL}?lang=en`, { hasPictures: true })
    await atRest(page)
    const stage = page.locator('[data-block=productGallery] li[data-medium]').first()
    await stage.hover({ position: { x: 40, y: 40 } })
    const fine = stage.locator('img[style*="--scale"]')
    const box = async (locator: Locator) => (await locator.boundingBox()) ?? { x: 0, width: 1 }
    await expect.poll(async () => (await box(fine)).width / (await box(stage)).width).toBeCloseTo(2, 1)
    const large = await box(fine)
    await stage.hover({ position: { x: 400, y: 400 } })
    await expect.poll(async () => (await box(fine)).x).toBeLessThan(large.x)
    await page.mouse.move(0, 0)
    await expect.poll(() => fine.count()).toBe(0)
  })

  test('a tap on a phone opens the picture large; Escape closes it (C-069)', async () => {
    const { page } = await visit(`${ORIGINAL}?lang=zh`, {
      viewport: { width: WIDTHS.phone, height: 800 },
      hasTouch: true,
      isMobile: true,
      hasPictures: true,
    })
    await atRest(page)
    await page.locator('[data-block=productGallery] li button:visible').first().tap()
    const large = page.getByRole('dialog').locator('visible=true')
    await large.waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect.poll(() => large.count()).toBe(0)
  })
})

describe('quick view', () => {
  test.each(['zh', 'en'] as const)(
    'opens from a card and leads to the product, in %s (C-005, C-086, C-151, L-405)',
    async lang => {
      const visited = await visit(`/list?lang=${lang}`)
      const { page } = visited
      await atRest(page)
      const card = cards(page).first()
      await card.hover()
      await card.locator('quick-buy button').click()
      const dialog = page.getByRole('dialog').locator('visible=true')
      await dialog.locator('fieldset').first().waitFor()
      await expect.poll(async () => Math.round((await dialog.boundingBox())?.width ?? 0)).toBe(1024)
      expect(await axeFindings(page)).toEqual([])
      expect(new URL(page.url()).pathname).toBe('/list')
      await dialog.getByRole('link', { name: TEXTS[lang].product.quickView.viewDetail }).click()
      await page.waitForURL(/\/item\//)
      expectNoProblems(visited)
    },
  )
})

describe.each(['/list', ORIGINAL, '/list?keyword=zzzz'])('%s', path => {
  const at = (lang: string) => `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`

  test.each([
    ['zh', ['phone', 'desktop']],
    ['en', ['desktop', 'phone', 'pad']],
  ] as const)('in %s, on a %s: nothing sticks out, nothing fails', async (lang, devices) => {
    const visited = await visit(at(lang), { viewport: { width: WIDTHS[devices[0]], height: 900 } })
    const { page } = visited
    for (const device of devices) {
      await page.setViewportSize({ width: WIDTHS[device], height: 900 })
      await atRest(page)
      const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(sticksOut, device).toBeLessThanOrEqual(0)
    }
    // On phones and desktops axe looks in `sitemap.e2e.ts`.
    expect(devices.at(-1) === 'pad' ? await axeFindings(page) : []).toEqual([])
    expectNoProblems(visited)
  })
})

describe('addresses of goods', () => {
  const get = (path: string) => fetch(origin + path, { redirect: 'manual' })
  const long = 'x'.repeat(10_000)

  test.each([
    ['/product/CR-NONE', 404],
    ["/product/';drop table spu;--", 404],
    ['/product/%3Cscript%3Ealert(1)%3C%2Fscript%3E', 404],
    [`/product/${long}`, 404],
    ['/products/nowhere', 404],
    ['/products/%E0%A4%A', 404],
    ['/brand/unknown', 404],
    ['/list/more', 404],
    ['/products/Men', 200],
    ['/products/%E7%94%B7%E8%A3%9D?lang=en', 200],
    ['/brand/north-cairn', 200],
    [`/list?keyword=${long}`, 200],
    ["/list?keyword=';drop table spu;--", 200],
    ['/list?keyword=%3Cscript%3Ealert(1)%3C%2Fscript%3E', 200],
    ['/list?size=%3Cscript%3E&colour=nope&attr.none=x&attr.constructor=x&__proto__=1', 200],
    ['/list?price=-5-banana&sort=sideways&new=maybe', 200],
    ['/list?price=900-100', 200],
  ])('%s answers %i and never with an error of ours (C-021, C-055, CO-14, CO-47)', async (path, status) => {
    const answer = await get(path)
    expect(answer.status).toBe(status)
    expect(await answer.text()).not.toContain('<script>alert')
  })

  test.each([
    ['/product', '/list', 'CO-10'],
    ['/item', '/list', 'CO-10'],
    ['/item/north-cairn', '/brand/northcairn', 'CO-11'],
    ['/item/unknown/CR-JKT-001?lang=en', '/item/north-cairn/CR-JKT-001', 'CO-11'],
  ])('%s moves on to %s (%s)', async (path, to) => {
    const answer = await get(path)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, to])
  })

  test('a product describes itself to search engines and social networks (CO-133)', async () => {
    const html = await (await get(`${ORIGINAL}?lang=en`)).text()
    expect(html).toContain(`<link rel="canonical" href="${origin}/product/CR-JKT-001?lang=en">`)
    const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '{}']) => JSON.parse(json) as Record<string, unknown>,
    )
    expect(data.map(entry => entry['@type'])).toEqual(['Product', 'BreadcrumbList'])
    expect(linkedDataGaps(data)).toEqual([])
    expect(JSON.stringify(data)).not.toContain('"/')
    expect(html).toMatch(/<meta property="og:image" content="http[^"]+\/media\/[^"?]+\?share">/)
  })
})
