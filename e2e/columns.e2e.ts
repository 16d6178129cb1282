import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, cardOf, dragOnto, openPage, publish, saved, signInAs, toArea } from './editor-page.ts'
import { asInDemo } from './operator.ts'

const { visit, origin } = openBrowser()
const PAGES = ['landingPage.summer_zh_HK', 'landingPage.summer_en_US'] as const

/** Opens a page with its pictures: what is dragged between them is aimed at where they stand. */
const go = (path: string, options: Parameters<typeof visit>[1] = {}) =>
  visit(path, { hasPictures: true, ...options })

const columnsOn = (page: Page) => canvasOf(page).locator('[data-block=columns]')
const slotOn = (page: Page, number: number) =>
  columnsOn(page).locator(`[data-cairn-slot$="|column${number}"]`)
const codesIn = (page: Page, number: number) =>
  slotOn(page, number)
    .locator('> [data-cairn-id]')
    .evaluateAll(blocks => blocks.map(block => block.getAttribute('data-block')))

/** Drags a new banner from the palette to the top of the second column. */
async function dragBannerIntoSecond(page: Page): Promise<void> {
  await slotOn(page, 2).scrollIntoViewIfNeeded()
  await dragOnto(cardOf(page, 'Banner'), slotOn(page, 2).locator('> [data-cairn-id]').first(), [0.5, 0.1])
  await expect.poll(() => codesIn(page, 2)).toEqual(['banner', 'richText', 'teaserForm'])
}

/** Gives the selected banner a picture. */
const setPicture = (page: Page) =>
  page
    .getByRole('complementary', { name: 'Settings' })
    .getByLabel('Address of the picture')
    .fill('/media/demo/scene-snow.svg')

describe('columns', () => {
  beforeEach(() => Promise.all(PAGES.map(key => asInDemo(origin, key))))

  test('a banner is dragged into a column by mouse, moved by keyboard, published and shown in both languages (LO-16, LO-19)', async () => {
    const { page } = await go('/?lang=en')
    await signInAs(page, 'publisher')
    const [chinese, english] = PAGES
    await openPage(page, chinese)
    await columnsOn(page).waitFor()
    await dragBannerIntoSecond(page)
    await setPicture(page)
    await toArea(page, 'outline')
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(() => codesIn(page, 1)).toEqual(['banner', 'banner'])
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(() => codesIn(page, 2)).toEqual(['banner', 'richText', 'teaserForm'])
    await saved(page)
    await publish(page)
    // What was done in one language was done in the other.
    await openPage(page, english)
    await expect.poll(() => codesIn(page, 2)).toEqual(['banner', 'richText', 'teaserForm'])
    await publish(page)
    for (const lang of ['zh', 'en']) {
      const shop = await go(`/landingPage/summer?lang=${lang}`, {
        javaScriptEnabled: false,
        hasPictures: false,
      })
      const banners = shop.page.locator('[data-block=columns] [data-block=banner] img')
      await expect.poll(() => banners.count()).toBe(2)
    }
  })

  test('a form inside a column works, though the columns have no script', async () => {
    const { page } = await go('/landingPage/summer?lang=en')
    const form = page.locator('[data-block=columns] form')
    await form.scrollIntoViewIfNeeded()
    await form.getByRole('button', { name: 'Sign up' }).click()
    const refusal = form.getByText('Please enter your email address.')
    await expect.poll(() => refusal.isVisible()).toBe(true)
  })
})
