import type { Page } from 'playwright'
import { atRest } from './at-rest.ts'

/** Every page of the demo shop, and a list and a product in their shells. */
export const DEMO_PAGES = [
  '/',
  '/SPORTb',
  '/minisite/alpine',
  '/minisite/furrow',
  '/landingPage/summer',
  '/landingPage/brands',
  '/member',
  '/products/men',
  '/product/CR-JKT-001',
]
/** How far a page may move by itself, as browsers count it. */
export const MOST_SHIFT = 0.02

/**
 * Walks to the foot of the page in steps of so many px, slowly enough for what comes alive on the way: each step lasts two frames, and
 * observers run once a frame.
 */
export const passBy = (page: Page, step = 300) =>
  page.evaluate(async px => {
    const foot = () => document.documentElement.scrollHeight - innerHeight
    for (let y = 0; y < foot(); y += px) {
      window.scrollTo(0, y)
      // A browser may stop drawing a page; its blocks wake all the same.
      await new Promise(resolve => {
        requestAnimationFrame(() => requestAnimationFrame(resolve))
        setTimeout(resolve, 500)
      })
    }
  }, step)

/** Some frames later: what answers to scrolling has done so. */
export const drawn = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let left = 6
        const step = () => (left-- > 0 ? requestAnimationFrame(step) : resolve())
        step()
        // Far longer than six frames of a busy machine: for a browser that has stopped drawing.
        setTimeout(resolve, 5000)
      }),
  )

/** Walks to the foot of the page and waits until nothing loads. */
export async function scrollToEnd(page: Page) {
  await passBy(page)
  await atRest(page)
}

/** What moved by itself: the sum as browsers count it, and who moved. */
export const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ sum: number; moved: string[] }>(resolve => {
        const END = 'looked for shifts'
        const entries: (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: readonly { node: Element | null }[]
        })[] = []
        const observer = new PerformanceObserver(list => {
          entries.push(...(list.getEntriesByType('layout-shift') as typeof entries))
          if (list.getEntriesByName(END).length > 0) tell()
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        observer.observe({ type: 'mark' })
        const tell = () => {
          observer.disconnect()
          const own = entries.filter(({ hadRecentInput }) => !hadRecentInput)
          resolve({
            sum: own.reduce((sum, { value }) => sum + value, 0),
            moved: own.flatMap(({ value, sources }) =>
              sources.map(({ node }) => {
                const element = node instanceof Element ? node : (node as Node | null)?.parentElement
                const block = element?.closest('[data-block]')?.getAttribute('data-block')
                return `${value.toFixed(4)} ${block} ${element?.tagName} ${element?.className}`
              }),
            ),
          })
        }
        // Entries arrive in their order: with the mark, everything before it has come.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(END)))
        // For a browser that has stopped drawing; a second mark is not heard.
        setTimeout(() => performance.mark(END), 5000)
      }),
  )
