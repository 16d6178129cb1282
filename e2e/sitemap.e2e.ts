import { describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { someProduct } from './goods.ts'
import { lookAt, numbered, TRAIL_NOTES } from './look-at.ts'

const browser = openBrowser()
const { origin } = browser
const troublesAt = lookAt(browser)

/** The demo's own landing pages. */
const OWN = new Set([
  ...['summer', 'brands', 'trail-notes'].map(key => `/landingPage/${key}`),
  ...TRAIL_NOTES,
])

/** What crawlers are told of; of lists and products, which look alike, one of a kind. */
async function indexed(): Promise<readonly string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address = '']) => new URL(address).pathname)
  // Pages that other tests have made and published meanwhile.
  const isTrial = (path: string) => path.startsWith('/landingPage/') && !OWN.has(path)
  const isMany = (path: string) => /^\/(products?|brand)\//.test(path)
  return [
    ...new Set(paths.filter(path => !isMany(path) && !isTrial(path))),
    '/products/men',
    '/brand/furrow',
    await someProduct(origin),
  ]
}

/** Of the screens, `/linkAccount` and `/register/success` open on a journey only, and are looked at there. */
const UNLISTED = [
  '/SPORTb/list',
  '/list?keyword=no-such-thing',
  '/register?isStaff=true',
  '/resetPassword',
  '/liveChat',
  '/cart',
  '/unsubscribe',
  '/nowhere',
]

test('each page that crawlers are told of is described, and canonical and named in both languages at the address they have', async () => {
  for (const path of await indexed())
    for (const address of [path, `${path}?lang=en`]) {
      const html = await (await fetch(origin + address)).text()
      const found = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      expect([address, found(/<meta name="description" content="([^"]+)"/).trim()]).not.toEqual([address, ''])
      const canonical = found(/<link rel="canonical" href="([^"]+)"/)
      const own = address.endsWith('?lang=en') ? 'en' : 'zh-HK'
      expect([address, found(new RegExp(`hreflang="${own}" href="([^"]+)"`))]).toEqual([address, canonical])
      expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/)
    }
})

describe('axe finds nothing, nothing sticks out, the console is silent: for visitors', async () => {
  test.each(numbered([...(await indexed()), ...UNLISTED]))('%s', async (path, place) =>
    expect(await troublesAt(path, place)).toEqual([]),
  )
})
