import { launchBrowser } from '#scripts/browser.ts'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject } from 'vitest'

/** Phone, tablet and desktop as shoppers hold them. */
export const WIDTHS = { phone: 390, pad: 820, desktop: 1440 } as const

export interface Visit {
  readonly page: Page
  readonly context: BrowserContext
  /** Console errors and uncaught exceptions so far. */
  readonly problems: string[]
}

interface VisitOptions extends BrowserContextOptions {
  readonly showsModal?: boolean
  /** The cookie notice was accepted already, unless a test is about it. */
  readonly showsCookieNotice?: boolean
  /** Journeys that do not look at pictures need none: drawing them is most of what a page costs. */
  readonly hasPictures?: boolean
}

const EMPTY_PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

/** Answers every request for a picture with an empty one; films and the rest come as they are. */
const withoutPictures = (context: BrowserContext) =>
  context.route('**/media/**', route =>
    route.request().resourceType() === 'image'
      ? route.fulfill({ contentType: 'image/svg+xml', body: EMPTY_PICTURE })
      : route.continue(),
  )

/** The shop this file's worker has to itself. */
export function shopOrigin(): string {
  const origin = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1]
  if (origin === undefined) throw new Error(`No shop for worker ${process.env.VITEST_POOL_ID}`)
  return origin
}

export interface BrowserAtHand {
  readonly origin: string
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
}

/** A browser for one file of tests. `visit` opens a fresh profile; whatever it opened is closed at the end. */
export function openBrowser(): BrowserAtHand {
  let browser: Browser
  const origin = shopOrigin()
  beforeAll(async () => {
    browser = await launchBrowser()
  })
  afterAll(() => browser.close())

  return {
    origin,
    async visit(
      path: string,
      { showsModal = false, showsCookieNotice = false, hasPictures = true, ...options }: VisitOptions = {},
    ): Promise<Visit> {
      const context = await browser.newContext({
        viewport: { width: WIDTHS.desktop, height: 900 },
        baseURL: origin,
        ...options,
      })
      // The home modal was closed already, unless a test is about it.
      if (!showsModal)
        await context.addInitScript(() => {
          // Frames of other origins have no storage of the shop's.
          if (window === window.top) localStorage.setItem('cairn.homeModal.closed', '9999-12-31')
        })
      if (!showsCookieNotice)
        await context.addInitScript(() => {
          if (window === window.top) localStorage.setItem('cookieAccepted', '1')
        })
      if (!hasPictures) await withoutPictures(context)
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', message => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', error => problems.push(String(error)))
      await page.goto(path)
      return { page, context, problems }
    },
  }
}

/** What axe finds on the page as it stands, in one line each. */
export async function axeFindings(page: Page, { hasContrast = true } = {}): Promise<string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright')
  // Halfway through fading in, every text is too pale.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect && effect.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  )
  const { violations } = await new AxeBuilder({ page })
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: hasContrast } },
    })
    // In the page itself: carrying every result to a page of axe's own takes three times as long.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

export const expectNoProblems = (visit: Visit) => expect(visit.problems).toEqual([])
