import { launchBrowser } from '#scripts/browser.ts'
import { squareFont } from '#scripts/square-font.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { isDrawn, watchTraffic } from './at-rest.ts'

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
  /** Shows the cookie notice; by default it is already accepted. */
  readonly showsCookieNotice?: boolean
  /** Loads pictures; by default they are empty, because drawing them takes most of a page's time. */
  readonly hasPictures?: boolean
  /** Keeps the page open until the file ends. */
  readonly stays?: boolean
}

/** Without a size or shape of its own, so that each picture keeps the room that the page reserves for it. */
const EMPTY_PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')

/**
 * Answers a page's requests for pictures with an empty picture. Uses the browser's own protocol, because Playwright's routes
 * intercept every request and switch the cache off, which costs half a second a page.
 */
export async function leaveOutPictures(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  const answer = {
    responseCode: 200,
    responseHeaders: [{ name: 'content-type', value: 'image/svg+xml' }],
    body: EMPTY_PICTURE.toString('base64'),
  }
  devTools.on('Fetch.requestPaused', ({ requestId }) => {
    // The page may be closed by now.
    devTools.send('Fetch.fulfillRequest', { requestId, ...answer }).catch(() => undefined)
  })
  await devTools.send('Fetch.enable', { patterns: [{ urlPattern: '*/media/*', resourceType: 'Image' }] })
}

/** The address of the shop that belongs to this file's worker. */
export function shopOrigin(): string {
  const origin = inject('origins')[Number(process.env.VITEST_POOL_ID) - 1]
  if (origin === undefined) throw new Error(`No shop for worker ${process.env.VITEST_POOL_ID}`)
  return origin
}

export interface BrowserAtHand {
  readonly origin: string
  readonly visit: (path: string, options?: VisitOptions) => Promise<Visit>
}

/**
 * A browser on a device with a Chinese font, as shoppers have it: a font of squares as wide as Chinese characters. Fetching, unpacking
 * and drawing the shop's own font slice by slice takes half of the work of a Chinese page.
 */
async function launchWithChineseFont(): Promise<Browser> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-fonts-'))
  // A family that each weight of `Cairn Han Local` asks for.
  await writeFile(join(directory, 'square.ttf'), squareFont('Noto Sans CJK HK'))
  await writeFile(
    join(directory, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${directory}</dir><dir>${join(tmpdir(), 'fonts')}</dir><cachedir>${directory}</cachedir></fontconfig>`,
  )
  const browser = await launchBrowser({
    environment: { FONTCONFIG_FILE: join(directory, 'fonts.conf') },
    isShortLived: true,
  })
  browser.on('disconnected', () => void rm(directory, { recursive: true, force: true }))
  return browser
}

/** One browser of each kind for all files of a worker; each visit has a profile of its own. */
const running = new Map<boolean, Promise<Browser>>()
async function browserOfWorker(hasChineseFont: boolean): Promise<Browser> {
  const browser = await running.get(hasChineseFont)?.catch(() => undefined)
  if (browser?.isConnected()) return browser
  const launched = hasChineseFont ? launchWithChineseFont() : launchBrowser({ isShortLived: true })
  running.set(hasChineseFont, launched)
  return launched
}

/**
 * A browser for one file of tests. `visit` opens a fresh profile, closed after its test unless it `stays`. Without a Chinese font the
 * device loads the shop's.
 */
export function openBrowser({ hasChineseFont = true } = {}): BrowserAtHand {
  const origin = shopOrigin()
  let browser: Browser
  let passing: BrowserContext[] = []
  let visits: Visit[] = []
  beforeAll(async () => {
    browser = await browserOfWorker(hasChineseFont)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await Promise.all(visits.map(tellWhatIsSeen))
    visits = []
    await Promise.all(passing.map(context => context.close()))
    passing = []
  })
  afterAll(async () => {
    await Promise.all(browser.contexts().map(context => context.close()))
  })

  async function open(
    path: string,
    {
      showsModal = false,
      showsCookieNotice = false,
      hasPictures = false,
      stays = false,
      ...options
    }: VisitOptions,
  ): Promise<Visit> {
    const context = await browser.newContext({
      viewport: { width: WIDTHS.desktop, height: 900 },
      baseURL: origin,
      ...options,
    })
    if (!stays) passing.push(context)
    // The home modal is already closed, unless a test shows it.
    if (!showsModal)
      await context.addInitScript(() => {
        // Frames of other origins do not have the shop's storage.
        if (window === window.top) localStorage.setItem('cairn.homeModal.closed', '9999-12-31')
      })
    if (!showsCookieNotice)
      await context.addInitScript(() => {
        if (window === window.top) localStorage.setItem('cookieAccepted', '1')
      })
    watchTraffic(context)
    const page = await context.newPage()
    if (!hasPictures) await leaveOutPictures(page)
    const problems: string[] = []
    page.on('console', message => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', error => problems.push(String(error)))
    const visited = { page, context, problems }
    visits.push(visited)
    await page.goto(path)
    return visited
  }

  return {
    origin,
    async visit(path: string, options: VisitOptions = {}): Promise<Visit> {
      let visited = await open(path, options)
      // Without script a page cannot say whether it is drawn.
      if (options.javaScriptEnabled === false) return visited
      for (let attempt = 1; attempt < ATTEMPTS && !(await isDrawn(visited.page, DRAWN_MS)); attempt += 1) {
        console.error(`The browser does not draw ${path}, so it is opened again.`)
        await visited.context.close()
        visited = await open(path, options)
      }
      return visited
    },
  }
}

/** A busy machine takes a second at most. */
const DRAWN_MS = 4000

/** How often a page is opened that the browser does not draw. */
const ATTEMPTS = 3

/** Most characters of a page's text in the output of a failed test. */
const TOLD_CHARACTERS = 800

/** For the output of a failed test: what its pages show, and what the browser reported. */
async function tellWhatIsSeen({ context, problems }: Visit): Promise<void> {
  for (const page of context.pages()) {
    const text = await page
      .locator('main, body')
      .first()
      .innerText({ timeout: 2000 })
      .catch((error: unknown) => `(no text: ${String(error)})`)
    console.error(`${page.url()} shows:\n${text.replaceAll(/\s*\n\s*/g, ' | ').slice(0, TOLD_CHARACTERS)}`)
  }
  if (problems.length > 0) console.error('The browser reported:', problems)
}

/** Waits until what moves or fades has come to its end. Longer animations, such as the bar that counts a slide's seconds, go on. */
export const standsStill = (page: Page) =>
  page.evaluate(() => {
    const LONGEST_TRANSITION_MS = 2000
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) <= LONGEST_TRANSITION_MS)
        .map(({ finished }) => finished),
    )
  })

interface AxeOptions {
  readonly hasContrast?: boolean
  /** Selectors of what was looked at elsewhere. */
  readonly without?: readonly string[]
}

/** What axe finds on the page now, one line each. */
export async function axeFindings(
  page: Page,
  { hasContrast = true, without = [] }: AxeOptions = {},
): Promise<string[]> {
  const { AxeBuilder } = await import('@axe-core/playwright')
  // While a text fades in, its contrast is too low.
  await standsStill(page)
  const axe = new AxeBuilder({ page })
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe
    .options({
      resultTypes: ['violations'],
      rules: { 'color-contrast': { enabled: hasContrast } },
    })
    // Runs in the page itself: moving the results to a page of axe's own takes three times as long.
    .setLegacyMode(true)
    .analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => `${id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  )
}

export const expectNoProblems = (visit: Visit) => expect(visit.problems).toEqual([])

/**
 * Stops the clock of a page at the present; from then on it moves when told. The instant must lie ahead: where the machine was slower than that, it
 * is tried again with twice the lead.
 */
export async function stopClock(page: Page, leadMs = 100): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  try {
    await page.clock.pauseAt(now + leadMs)
  } catch (error) {
    if (!String(error).includes('to the past')) throw error
    await stopClock(page, leadMs * 2)
  }
}
