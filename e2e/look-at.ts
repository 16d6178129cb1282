import type { BrowserContext, Page } from 'playwright'
import { atRest } from './at-rest.ts'
import { axeFindings, type BrowserAtHand, leaveOutPictures, WIDTHS } from './browser.ts'
import { memberCookies } from './member.ts'
import { misfits } from './misfits.ts'

const LANGS = ['zh', 'en'] as const
const DEVICES = ['phone', 'desktop'] as const
type Lang = (typeof LANGS)[number]
type Device = (typeof DEVICES)[number]

/** Articles of the demo. */
export const TRAIL_NOTES = ['humid-winter-layers', 'fitting-trail-shoes', 'first-night-maclehose'].map(
  key => `/landingPage/${key}`,
)
/** Articles and trail notes: many pages of one making. */
const isAlike = (path: string) => path.startsWith('/article/') || TRAIL_NOTES.includes(path)

async function open({ visit, origin }: BrowserAtHand, device: Device, token: string | undefined) {
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

/** A missing page is one on purpose; browsers note it all the same. */
const isExpected = (message: string, path: string) => path === '/nowhere' && message.includes('404')

/** The same header and footer stand on every page of a look: in a theme's colours. */
const FRAME = ['[data-block="header"]', '[data-block="footer"]']
const themeOf = (page: Page) => page.evaluate(() => document.documentElement.getAttribute('style') ?? '')

const sticksOut = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

interface Look {
  readonly lang: Lang
  readonly device: Device
  readonly hasContrast: boolean
  /** Returns true if the frame was not looked at yet in these colours. */
  readonly isNewFrame: (theme: string) => boolean
}

/** All that is wrong with a page in a new tab, as one list. */
async function troubleIn(
  context: BrowserContext,
  path: string,
  { lang, device, hasContrast, isNewFrame }: Look,
): Promise<readonly string[]> {
  const page = await context.newPage()
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
  problems.push(...(await misfits(page)))
  const without = isNewFrame(await themeOf(page)) ? [] : FRAME
  problems.push(...(await axeFindings(page, { hasContrast, without })))
  await page.close()
  return problems.filter(problem => !isExpected(problem, path)).map(problem => `${at}: ${problem}`)
}

/** Looks for trouble at pages. One browser of each kind is for all of them, so that each loads its scripts once. */
export function lookAt(browser: BrowserAtHand) {
  const contexts = new Map<string, Promise<BrowserContext>>()
  const contextOf = (device: Device, token: string | undefined) => {
    const key = `${device} ${token}`
    const known = contexts.get(key) ?? open(browser, device, token)
    contexts.set(key, known)
    return known
  }
  const frames = new Set<string>()
  const isNew = (key: string) => !frames.has(key) && Boolean(frames.add(key))
  /**
   * In each language once, Chinese on one device and English on the other, by turns. Of pages that are alike, each is looked at in
   * one language only. The frame is looked at once per language, device and theme.
   */
  return async (path: string, place: number, token?: string): Promise<readonly string[]> => {
    const langs = isAlike(path) ? LANGS.slice(place % 2).slice(0, 1) : LANGS
    const found = await Promise.all(
      langs.map(async (lang, turn) => {
        const device = DEVICES[(isAlike(path) ? Math.floor(place / 2) : place + turn) % 2 === 0 ? 0 : 1]
        // Colours do not depend on the language, and looking at them is most of the work.
        const hasContrast = turn === 0
        const isNewFrame = (theme: string) => isNew(`${lang} ${device} ${hasContrast} ${theme}`)
        return troubleIn(await contextOf(device, token), path, { lang, device, hasContrast, isNewFrame })
      }),
    )
    return found.flat()
  }
}

export const numbered = (paths: readonly string[]) => paths.map((path, place) => [path, place] as const)
