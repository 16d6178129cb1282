import { describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'
import { DEMO_PAGES, scrollToEnd } from './shifts.ts'
import { blocksIn } from './shop-process.ts'

const { visit, origin } = openBrowser()
/** Longest an animation may take for those who ask for none, ms. */
const STILL = 1

/** As many of the pages as are needed to see each of their blocks. */
async function pagesWithAllBlocks(): Promise<readonly string[]> {
  const seen = new Set<string>()
  const needed: string[] = []
  for (const path of DEMO_PAGES) {
    const html = await (await fetch(origin + path)).text()
    const codes = blocksIn(html)
    if (codes.some(code => !seen.has(code))) needed.push(path)
    for (const code of codes) seen.add(code)
  }
  return needed
}

describe('for those who ask for no motion', async () => {
  test.each(await pagesWithAllBlocks())('nothing on %s runs or fades', async path => {
    const { page } = await visit(path, { reducedMotion: 'reduce' })
    await atRest(page)
    await scrollToEnd(page)
    const running = await page.evaluate(
      still =>
        document
          .getAnimations()
          .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > still)
          .map(({ effect }) =>
            effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 120) : '',
          ),
      STILL,
    )
    expect(running).toEqual([])
  })
})
