import type { Page } from 'playwright'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { TARP } from './goods.ts'
import { signedInClient } from './operator.ts'
import { fillBag, oneOfEach, visitorByApi, visitorCookies } from './orders.ts'
import { saveSettings } from './saved-settings.ts'
import { spawnShop } from './shop-process.ts'

const { visit } = openBrowser()

/** Two shops that look like neither each other nor the demo. */
const SHOPS = {
  ridge: {
    brand: {
      shopName: { zh_HK: '山脊書店', en_US: 'Ridge Books' },
      logo: '/media/demo/logo-juniper.svg',
      footerLogo: '/media/demo/logo-juniper.svg',
      themeColour: '#442266',
      accentColour: '#8a2456',
      inkColour: '#20142e',
      paperColour: '#ffffff',
      saleColour: '#8a0f3c',
      textTypeface: 'humanist',
      headingTypeface: 'serif',
    },
    delivery: { freeDeliveryFrom: 80_000 },
    returns: { returnDays: 30 },
  },
  tide: {
    brand: {
      shopName: { zh_HK: '潮汐行', en_US: 'Tide House' },
      logo: '/media/demo/logo-fathom.svg',
      footerLogo: '/media/demo/logo-fathom.svg',
      themeColour: '#0b4f6c',
      accentColour: '#9a3412',
      inkColour: '#0f1f29',
      paperColour: '#eef6f8',
      saleColour: '#a11212',
      textTypeface: 'system',
      headingTypeface: 'humanist',
    },
    delivery: { freeDeliveryFrom: 150_000 },
    returns: { returnDays: 7 },
  },
} as const
type Name = keyof typeof SHOPS

/** Settings reach the pages of a process within seconds. */
const WITHIN = { timeout: 15_000 }

/** What a shopper sees of a brand. */
const faceOf = (page: Page) =>
  page.evaluate(() => {
    const style = (element: Element | null) => (element ? getComputedStyle(element) : undefined)
    const root = getComputedStyle(document.documentElement)
    const facts = [...document.querySelectorAll('footer li, footer p')].map(
      ({ textContent }) => textContent ?? '',
    )
    return {
      title: document.title,
      name: document.querySelector('header a[href="/"]')?.getAttribute('aria-label') ?? '',
      logo: document.querySelector('header a[href="/"] img')?.getAttribute('src') ?? '',
      theme: root.getPropertyValue('--theme-colour'),
      accent: root.getPropertyValue('--colour-accent'),
      paper: style(document.body)?.backgroundColor ?? '',
      ink: style(document.body)?.color ?? '',
      texts: style(document.body)?.fontFamily ?? '',
      headings: style(document.querySelector('main h2'))?.fontFamily ?? '',
      promises: facts.filter(fact => /HK\$|days/.test(fact)).join(' | '),
    }
  })

describe('two shops from one build', () => {
  const shops = new Map<Name, Awaited<ReturnType<typeof spawnShop>>>()
  beforeAll(async () => {
    for (const name of ['ridge', 'tide'] as const) {
      const shop = await spawnShop({ DEV_PAGES: 'true' }, { like: inject('demoFolder') })
      shops.set(name, shop)
      const client = await signedInClient(shop.origin, 'admin')
      const { brand, delivery, returns } = SHOPS[name]
      await saveSettings(client, 'brand', brand)
      await saveSettings(client, 'delivery', delivery)
      await saveSettings(client, 'returns', returns)
    }
    return async () => {
      for (const shop of shops.values()) await shop.remove()
    }
  }, 180_000)

  const originOf = (name: Name) => shops.get(name)?.origin ?? ''

  async function visitShop(name: Name, path: string, width: number) {
    const origin = originOf(name)
    const visited = await visit('/robots.txt', { baseURL: origin, viewport: { width, height: 900 } })
    const token = await visitorByApi(origin)
    await fillBag(origin, token, oneOfEach([TARP]))
    await visited.page.context().addCookies(visitorCookies(origin, token))
    await visited.page.goto(`${path}?lang=en`)
    return visited
  }

  test('side by side they differ in name, logo, colours, typefaces and promises', async () => {
    const faces = []
    for (const name of ['ridge', 'tide'] as const) {
      const { page } = await visitShop(name, '/', WIDTHS.desktop)
      const { shopName, themeColour } = SHOPS[name].brand
      const face = async () => {
        await page.reload()
        return faceOf(page)
      }
      await expect
        .poll(face, WITHIN)
        .toMatchObject({ name: `${shopName.en_US} home page`, theme: themeColour })
      faces.push(await faceOf(page))
    }
    const [ridge, tide] = faces
    expect(ridge).toMatchObject({ paper: 'rgb(255, 255, 255)', ink: 'rgb(32, 20, 46)' })
    expect(tide).toMatchObject({ paper: 'rgb(238, 246, 248)', ink: 'rgb(15, 31, 41)' })
    expect(ridge?.promises).toMatch(/HK\$800.*30 days/)
    expect(tide?.promises).toMatch(/HK\$1,500.*7 days/)
    for (const [part, value] of Object.entries(ridge ?? {})) {
      expect(value, part).not.toBe('')
      expect(Object.entries(tide ?? {}), part).not.toContainEqual([part, value])
    }
  })

  test.each(['ridge', 'tide'] as const)(
    'axe finds nothing on home, list, product and bag of %s, on a phone and on a desktop',
    async name => {
      for (const width of [WIDTHS.phone, WIDTHS.desktop])
        for (const path of ['/', '/list', '/product/CR-JKT-001', '/cart']) {
          const { page, problems } = await visitShop(name, path, width)
          await page.getByRole('contentinfo').waitFor()
          expect(await axeFindings(page), `${path} at ${width} px`).toEqual([])
          expect(problems).toEqual([])
        }
    },
  )
})
