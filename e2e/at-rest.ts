import { isDeepStrictEqual } from 'node:util'
import type { BrowserContext, Locator, Page, Request } from 'playwright'
import { expect } from 'vitest'

interface Traffic {
  readonly pending: Set<Request>
  /** Requests begun so far. */
  begun: number
}

const trafficOf = new WeakMap<Page, Traffic>()

/** Counts what the pages of a browser ask for, for `atRest`. */
export function watchTraffic(context: BrowserContext): void {
  context.on('page', page => {
    const traffic: Traffic = { pending: new Set(), begun: 0 }
    trafficOf.set(page, traffic)
    const over = (request: Request) => traffic.pending.delete(request)
    page.on('request', request => {
      // A stream of events stays open as long as the page does.
      if (request.resourceType() === 'eventsource') return
      // A page fetched ahead may be given up without a word, and this page does not need it.
      if (request.headers()['sec-purpose'] === 'prefetch') return
      traffic.begun += 1
      // Requests of the page before no longer matter.
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) traffic.pending.clear()
      // A film that plays is never loaded to its end.
      if (request.resourceType() !== 'media') traffic.pending.add(request)
    })
    page.on('requestfinished', over)
    page.on('requestfailed', over)
  })
}

/** Resolves to true if the browser draws a frame of a page within so many ms. Now and then it never begins to. */
export const isDrawn = (page: Page, withinMs: number): Promise<boolean> =>
  page
    .evaluate(
      ms =>
        new Promise<boolean>(resolve => {
          requestAnimationFrame(() => resolve(true))
          setTimeout(() => resolve(false), ms)
        }),
      withinMs,
    )
    // A page that goes elsewhere by itself cannot be asked, and is drawn.
    .catch(() => true)

/** What `asleep` says of a page of which no frame was drawn for a second. */
const NO_FRAME = 'a frame of the screen'

/**
 * What of a page is not there yet though it is due: a frame of the screen, and of the shop the page's script, the session and the blocks
 * in view. Blocks in view wake with a frame, and a busy browser now and then stops drawing a page.
 */
async function asleep(page: Page): Promise<readonly string[]> {
  if (!(await isDrawn(page, 1000))) return [NO_FRAME]
  return page.evaluate(() => {
    // A little less than how far outside the viewport blocks wake.
    const NEAR = 350
    const isNear = (frame: Element) => {
      const { top, bottom, height } = frame.getBoundingClientRect()
      return height > 0 && frame.checkVisibility() && top < innerHeight + NEAR && bottom > -NEAR
    }
    const isDue = (frame: HTMLElement) =>
      frame.dataset.wakes === 'visible' ? isNear(frame) : frame.dataset.wakes !== 'later'
    const late = document.readyState === 'complete' ? [] : ['the document']
    const shop = document.getElementById('shop')
    if (!shop) return late
    if (!document.cookie.includes('is_visitor=')) late.push('the session')
    if (shop.dataset.awake === undefined) return [...late, 'the page']
    if (document.documentElement.dataset.opening !== undefined) late.push('what lies below the first screen')
    const frames = [...document.querySelectorAll<HTMLElement>('[data-wakes]')].filter(isDue)
    return [...late, ...frames.map(frame => frame.dataset.block ?? frame.id)]
  })
}

/** Makes the browser draw a page again: a picture of one pixel needs a frame, and so does a window of another size. */
async function draw(page: Page): Promise<void> {
  await page.bringToFront()
  try {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, timeout: 5000 })
  } catch {
    const size = page.viewportSize()
    if (!size) return
    await page.setViewportSize({ ...size, height: size.height + 1 })
    await page.setViewportSize(size)
  }
}

/**
 * Waits until a page has come alive and asks for nothing more. Unlike Playwright's `networkidle` it knows when scripts have
 * run, not only when they have come, holds after moving inside the shop as well, and wastes no half second.
 */
export async function atRest(page: Page): Promise<void> {
  const traffic = trafficOf.get(page)
  if (!traffic) throw new Error('Only pages of `visit` are watched.')
  let begun = -1
  await expect
    .poll(
      async () => {
        // A page that is just going elsewhere cannot be asked.
        const late = await asleep(page).catch(() => ['a page on its way'])
        if (late.includes(NO_FRAME)) await draw(page)
        const isQuiet = traffic.pending.size === 0 && traffic.begun === begun
        begun = traffic.begun
        return isQuiet
          ? late
          : [...late, ...[...traffic.pending].map(request => request.url()), 'something new']
      },
      { timeout: 30_000, interval: 60 },
    )
    .toEqual([])
}

/** Where a thing lies once it lies still, in px of the window: for what is pointed at rather than pressed by name. */
export async function boxAtRest(
  place: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  await atRest(place.page())
  let box = await place.boundingBox()
  await expect
    .poll(
      async () => {
        const before = box
        box = await place.boundingBox()
        return box !== null && isDeepStrictEqual(box, before)
      },
      { interval: 100 },
    )
    .toBe(true)
  if (!box) throw new Error('It is not on the page.')
  return box
}

/** Holds back what a page requests from these addresses; the answer lets all of it go. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await promise
    await route.continue()
  })
  return resolve
}
