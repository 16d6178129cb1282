import type { Page } from 'playwright'
import { catalogue } from '#locales/catalogue.ts'
import { DEFAULT_LOCALE } from '#locales/locale.ts'

const KEYS = 60
const MOVES = 120
const FRAME_MS = 1000 / 60

/**
 * Milliseconds from requesting the editor until every block is painted on its canvas. The page itself notes the moment:
 * Playwright's own waiting looks again only every half second.
 */
export async function openEditor(page: Page, address: string): Promise<number> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      if (!document.querySelector('[data-ready="true"]')) return
      look.disconnect()
      requestAnimationFrame(() => Object.assign(window, { benchReady: performance.now() }))
    })
    look.observe(document, { subtree: true, childList: true, attributeFilter: ['data-ready'] })
  })
  await page.goto(address, { waitUntil: 'commit' })
  const ready = await page.waitForFunction(
    () => (window as unknown as { benchReady?: number }).benchReady,
    undefined,
    { timeout: 60_000 },
  )
  return (await ready.jsonValue()) ?? Number.NaN
}

/** Milliseconds from the press that shows both languages side by side until every block of the second is painted too. */
export async function showBothLanguages(page: Page, blocks: number): Promise<number> {
  const { bothLanguages } = catalogue[DEFAULT_LOCALE].editor.commands
  const button = page.getByRole('button', { name: bothLanguages })
  await page.evaluate(most => {
    const count = () =>
      document.querySelectorAll('iframe')[1]?.contentDocument?.querySelectorAll('[data-cairn-id]').length ?? 0
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const look = () => {
          if (count() < most) requestAnimationFrame(look)
          else
            requestAnimationFrame(() => Object.assign(window, { benchBoth: performance.now() - timeStamp }))
        }
        look()
      },
      { capture: true, once: true },
    )
  }, blocks)
  await button.click()
  const both = await page.waitForFunction(
    () => (window as unknown as { benchBoth?: number }).benchBoth,
    undefined,
    { timeout: 60_000 },
  )
  return (await both.jsonValue()) ?? Number.NaN
}

/** Begins to note the milliseconds from each key to the frame that shows it; those noted before are forgotten. */
export async function timeKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times: number[] = []
    Object.assign(window, { benchTimes: times })
    document.addEventListener(
      'keydown',
      ({ timeStamp }) => {
        requestAnimationFrame(() => {
          const channel = new MessageChannel()
          channel.port1.addEventListener('message', () => times.push(performance.now() - timeStamp))
          channel.port1.start()
          channel.port2.postMessage(0)
        })
      },
      true,
    )
  })
}

/** Milliseconds that were noted. */
export const keyTimes = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (window as unknown as { benchTimes: number[] }).benchTimes) // set above

/** Types into the title of a block in the middle; milliseconds from each key to the frame that shows it. */
export async function typeKeys(page: Page, id: string): Promise<readonly number[]> {
  const block = page.frameLocator('iframe >> nth=0').locator(`[data-cairn-id="${id}"]`)
  await block.scrollIntoViewIfNeeded()
  await block.click()
  const field = page.locator('[data-area="inspector"] input').first()
  await field.click()
  await timeKeys(page)
  const before = (await block.textContent()) ?? ''
  for (let i = 0; i < KEYS; i++) await field.press('x', { delay: 20 })
  await block.evaluate(
    (element, length) =>
      new Promise<void>(resolve => {
        const look = () =>
          (element.textContent?.length ?? 0) < length ? requestAnimationFrame(look) : resolve()
        look()
      }),
    before.length + KEYS,
  )
  return keyTimes(page)
}

/** Drags a banner from the palette down the page; the slowest frame, and the duration of the drop. */
export async function dragIn(page: Page): Promise<{ worstFrame: number; drop: number }> {
  const source = await page.locator('[data-area="palette"] [data-code="banner"]').boundingBox()
  const canvas = await page.locator('iframe').first().boundingBox()
  if (!source || !canvas) throw new Error('Nothing to drag')
  const from = { x: source.x + 40, y: source.y + 20 }
  const to = { x: canvas.x + canvas.width / 2, y: canvas.y + canvas.height * 0.6 }
  await page.mouse.move(from.x, from.y)
  await page.evaluate(() => {
    const frames: number[] = []
    const state = { frames, isOver: false, drop: -1 }
    Object.assign(window, { benchDrag: state })
    let last = performance.now()
    const tick = (now: number) => {
      frames.push(now - last)
      last = now
      if (!state.isOver) requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    const inside = document.querySelector('iframe')?.contentDocument
    const count = () => inside?.querySelectorAll('[data-cairn-id]').length ?? 0
    const before = count()
    document.addEventListener(
      'mouseup',
      ({ timeStamp }) => {
        state.isOver = true
        const wait = () => {
          if (count() > before)
            requestAnimationFrame(() => Object.assign(state, { drop: performance.now() - timeStamp }))
          else requestAnimationFrame(wait)
        }
        wait()
      },
      { capture: true, once: true },
    )
  })
  await page.mouse.down()
  for (let i = 1; i <= MOVES; i++) {
    const share = i / MOVES
    await page.mouse.move(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    await page.waitForTimeout(FRAME_MS - 4)
  }
  const worstFrame = await page.evaluate(() =>
    Math.max(...(window as unknown as { benchDrag: { frames: number[] } }).benchDrag.frames.slice(1)),
  )
  await page.mouse.up()
  await page.waitForFunction(
    () => (window as unknown as { benchDrag: { drop: number } }).benchDrag.drop >= 0,
    undefined,
    { timeout: 10_000 },
  )
  const drop = await page.evaluate(
    () => (window as unknown as { benchDrag: { drop: number } }).benchDrag.drop,
  )
  return { worstFrame, drop }
}
