import { TRAIL_NOTES } from '#demo/pages/trail-notes/trail-notes.ts'
import { demoMembers } from '#demo/people.ts'
import { leafRoutes } from '#renderer/routes.ts'
import type { BrowserContext, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { axeFindings, leaveOutPictures, openBrowser, shopOrigin, WIDTHS } from './browser.ts'
import { someProduct } from './goods.ts'
import { logInByApi, memberCookies } from './member.ts'

const { visit } = openBrowser()
const origin = shopOrigin()

const LANGS = ['zh', 'en'] as const
const DEVICES = ['phone', 'desktop'] as const
type Lang = (typeof LANGS)[number]
type Device = (typeof DEVICES)[number]

/** The demo's own landing pages. */
const OWN = new Set(
  ['summer', 'brands', 'trail-notes', ...TRAIL_NOTES.map(({ key }) => key)].map(key => `/landingPage/${key}`),
)

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

const MEMBERS = [
  '/member',
  ...leafRoutes().flatMap(({ path = '', handle }) =>
    handle.kind === 'screen' && path.startsWith('/user') ? [path.replace(/:\w+$/, 'CA1001')] : [],
  ),
]

/** One browser of each kind for all pages, so that each loads its scripts once. */
const browsers = new Map<string, Promise<BrowserContext>>()
function browserOf(device: Device, token?: string): Promise<BrowserContext> {
  const key = `${device} ${token}`
  const open = async () => {
    const { context, page } = await visit('/robots.txt', {
      viewport: { width: WIDTHS[device], height: 900 },
      isMobile: device === 'phone',
      hasTouch: device === 'phone',
      stays: true,
    })
    if (token) await context.addCookies(memberCookies(origin, token))
    await page.close()
    return context
  }
  const known = browsers.get(key) ?? open()
  browsers.set(key, known)
  return known
}

/** A missing page is one on purpose; browsers note it all the same. */
const isExpected = (message: string, path: string) => path === '/nowhere' && message.includes('404')

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** All that is wrong with a page, as one list. */
async function troubleAt(
  path: string,
  lang: Lang,
  { device, token, hasContrast }: { device: Device; token?: string; hasContrast: boolean },
) {
  const page = await (await browserOf(device, token)).newPage()
  await leaveOutPictures(page)
  const problems: string[] = []
  page.on('console', message => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', error => problems.push(String(error)))
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${lang}`)
  await atRest(page)
  const at = `${lang} on a ${device}`
  const { pathname } = new URL(page.url())
  if (pathname !== path.split('?')[0]) problems.push(`ends at ${pathname}`)
  const extra = await sticksOut(page)
  if (extra > 0) problems.push(`${extra} px stick out`)
  problems.push(...(await axeFindings(page, { hasContrast })))
  await page.close()
  return problems.filter(problem => !isExpected(problem, path)).map(problem => `${at}: ${problem}`)
}

/** In each language once, Chinese on one device and English on the other, by turns. */
const troublesAt = async (path: string, place: number, token?: string) => {
  const found = await Promise.all(
    LANGS.map((lang, turn) =>
      troubleAt(path, lang, {
        // Colours do not depend on the language, and looking at them is most of the work.
        hasContrast: turn === 0,
        device: DEVICES[(place + turn) % 2 === 0 ? 0 : 1],
        ...(token && { token }),
      }),
    ),
  )
  return found.flat()
}

const numbered = (paths: readonly string[]) => paths.map((path, place) => [path, place] as const)

describe('axe finds nothing, nothing sticks out, the console is silent: for everybody', async () => {
  test.each(numbered([...(await indexed()), ...UNLISTED]))('%s', async (path, place) =>
    expect(await troublesAt(path, place)).toEqual([]),
  )
})

describe('… and for members', () => {
  let token: string
  beforeAll(async () => {
    const [, member] = demoMembers
    if (member) ({ token } = await logInByApi(origin, member))
  })

  test.each(numbered(MEMBERS))('%s', async (path, place) =>
    expect(await troublesAt(path, place, token)).toEqual([]),
  )
})
