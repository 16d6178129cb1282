import { brandDirectoryPresets } from '#blocks/content/brandDirectory/presets.ts'
import { component } from '#renderer/testing/pages.ts'
import type { Locator, Page } from 'playwright'
import { beforeAll, describe, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'
import { draftWith } from './operator.ts'
import { shifts } from './shifts.ts'

const { visit, origin } = openBrowser()
let address: string

beforeAll(async () => {
  const whole = brandDirectoryPresets.find(({ key }) => key === 'whole')
  const { client, pageKey } = await draftWith(origin, 'text-blocks', [
    component({ id: 'directory', code: 'brandDirectory', sort: 1, options: { ...whole?.options } }),
    component({
      id: 'frame',
      code: 'iframe',
      sort: 2,
      options: {
        content: '<p>Wide</p>',
        mob_content: '<p>Narrow</p>',
        width: 800,
        media: [
          { width: 0, heightConfig: [{ width: 0, height: 300 }] },
          {
            width: 768,
            heightConfig: [
              { width: 768, height: 900 },
              { width: 1200, height: 450 },
            ],
          },
        ],
      },
    }),
    component({ id: 'end', code: 'articleTitle', sort: 3, options: { title: '完' } }),
  ])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  address = `/landingPage/text-blocks`
})

const at = async (width: number, path = address): Promise<Page> => {
  const { page } = await visit(path, { viewport: { width, height: 800 } })
  await atRest(page)
  return page
}

/** Letters whose middle lies in the strip. */
const lettersInView = (page: Page) =>
  page.locator('#directory nav ul').evaluate(strip => {
    const { left, right } = strip.getBoundingClientRect()
    return [...strip.querySelectorAll('a')]
      .filter(anchor => {
        const box = anchor.getBoundingClientRect()
        const middle = (box.left + box.right) / 2
        return middle > left && middle < right
      })
      .map(anchor => anchor.textContent)
  })

describe('brand directory', () => {
  test.each([
    [1280, 26, 'Z'],
    [400, 7, 'G'],
  ])('at %i px %i anchors show, up to %s; arrows turn to the next (L-280)', async (width, count, last) => {
    const page = await at(width)
    await expect.poll(() => lettersInView(page)).toHaveLength(count)
    expect((await lettersInView(page)).at(-1)).toBe(last)
    const next = page.getByRole('button', { name: '較後的字母' })
    // Arrows answer once the strip's script is there. Pressed once only: it goes round.
    await page.evaluate(() => customElements.whenDefined('card-strip').then(() => undefined))
    await next.click()
    await expect.poll(() => lettersInView(page)).not.toContain('A')
  })

  test('an anchor leads to its letter below the strip and moves the focus there (L-280, LO-61)', async () => {
    const page = await at(1280)
    await page.locator('#directory nav a', { hasText: /^W$/ }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('W')
    // The strip sticks to the header once that is fixed.
    const header = page.locator('header [data-fixed]')
    const strip = page.locator('#directory nav')
    const foot = async (element: Locator) => {
      const { y, height } = (await element.boundingBox()) ?? { y: 0, height: 0 }
      return y + height
    }
    await expect.poll(async () => ((await strip.boundingBox())?.y ?? 0) - (await foot(header))).toBe(0)
    const heading = page.getByRole('heading', { name: 'W', exact: true })
    await expect
      .poll(async () => ((await heading.boundingBox())?.y ?? 0) - (await foot(strip)))
      .toBeGreaterThanOrEqual(0)
  })
})

describe('frame', () => {
  test.each([
    [1280, 'Wide', 800, 450],
    [1100, 'Wide', 800, 900],
    [768, 'Narrow', undefined, 900],
    [767, 'Narrow', undefined, 300],
    [400, 'Narrow', undefined, 300],
  ])(
    'at %i px: “%s”, its width and height, without a shift (L-281 … L-284, LO-62)',
    async (width, text, wide, height) => {
      const page = await at(width)
      await page.evaluate(() => document.getElementById('end')?.scrollIntoView())
      const frame = page.locator('#frame iframe:visible')
      await expect.poll(() => frame.count()).toBe(1)
      const box = await frame.boundingBox()
      expect(box?.height).toBe(height)
      expect(box?.width).toBe(wide ?? box?.width)
      await frame.contentFrame().getByText(text).waitFor()
      const { sum, moved } = await shifts(page)
      expect(sum, moved.join('\n')).toBeLessThan(0.02)
    },
  )
})

describe('message bar of the frame', () => {
  test.each([1280, 400])(
    'at %i px it stands above the header, and is gone once one has scrolled on (L-020, L-060)',
    async width => {
      const page = await at(width, '/')
      const bar = page.locator('[data-block=messageBar]').first()
      await expect.poll(async () => (await bar.boundingBox())?.y).toBe(0)
      await page.evaluate(() => window.scrollTo(0, 61))
      await expect
        .poll(async () => {
          const box = await bar.boundingBox()
          return (box?.y ?? 0) + (box?.height ?? 0)
        })
        .toBeLessThanOrEqual(0)
    },
  )
})

test('the header’s pass link leads visitors to the member page by login (L-026, M-083)', async () => {
  const page = await at(1440, '/')
  const link = page.getByRole('link', { name: 'GO WILD PASS' })
  await link.waitFor()
  await expect.poll(() => link.getAttribute('href')).toBe('/login?redirectUrl=%2Fmember')
})
