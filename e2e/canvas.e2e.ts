import type { FrameLocator, Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

/** A page of its own with one row of products, open in the editor. */
async function openRow(key: string, productCodes: string) {
  const { pageKey } = await draftWith(origin, key, [draftBlock('row', 'bestSelling', { productCodes })])
  const { page } = await visit('/robots.txt', { viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'admin')
  await openPage(page, pageKey)
  const canvas = canvasOf(page)
  return { page, canvas, row: canvas.locator('[data-cairn-id="row"]'), pageKey }
}

const bar = (page: Page) => page.getByRole('region', { name: 'View as', exact: true })
/** Price and notes of the first card, of the colour it shows. */
const priceOf = (canvas: FrameLocator) =>
  canvas.locator('[data-cairn-id="row"] article').first().locator('card-price:not([hidden])')

test('the canvas shows the shop’s products; a code brings its product, a wrong one is marked and leads to its field (L-162, L-243, LO-22)', async () => {
  const { page, row, canvas } = await openRow('canvas-products', 'CR-JKT-001')
  await priceOf(canvas)
    .getByText(/HK\$[\d,]+/)
    .first()
    .waitFor()
  expect(await row.locator('article').count()).toBe(1)

  await row.locator('h2').click()
  const codes = page.locator('[data-area="inspector"]').getByRole('combobox').first()
  await codes.fill('CR-BOT-001')
  await codes.press('Enter')
  await expect.poll(() => row.locator('article').count()).toBe(2)
  await codes.fill('CR-NOT-THERE')
  await codes.press('Enter')
  const mark = row.getByRole('button', { name: 'Unknown product CR-NOT-THERE', exact: true })
  await mark.waitFor()
  expect(await row.locator('article').count(), 'only real products have cards').toBe(2)

  await codes.press('Escape')
  await mark.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => codes.evaluate(field => field === document.activeElement)).toBe(true)
})

test('blocks stay where they are when the header comes, on every page but the first that is opened', async () => {
  const { page, pageKey } = await openRow('canvas-still', 'CR-JKT-001')
  const { pageKey: next } = await draftWith(origin, 'canvas-still-too', [
    draftBlock('head', 'articleTitle', { title: 'Still' }),
  ])
  await canvasOf(page).locator('[data-cairn-frame="header"]').waitFor()
  await page.addInitScript(() => {
    const tops = new Set<number>()
    Object.assign(window, { tops })
    const look = () => {
      const canvas = document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument
      const block = canvas?.querySelector('[data-cairn-id]')
      if (block) tops.add(Math.round(block.getBoundingClientRect().top))
      requestAnimationFrame(look)
    }
    look()
  })
  for (const key of [next, pageKey]) {
    await openPage(page, key)
    await canvasOf(page).locator('[data-cairn-frame="header"]').waitFor()
    const tops = await page.evaluate(() => [...(window as unknown as { tops: Set<number> }).tops])
    expect(tops).toHaveLength(1)
  }
})

test.each([
  ['desktop', { width: 1440, height: 844 }],
  ['laptop', { width: 1280, height: 720 }],
])(
  'suggestions of products cover none of those that were chosen, whose buttons can be pressed (%s)',
  async (name, viewport) => {
    const codes = ['CR-JKT-001', 'CR-BOT-001', 'CR-TNT-001', 'CR-PCK-001', 'A1', 'A2']
    const { pageKey } = await draftWith(origin, `canvas-picker-${name}`, [
      draftBlock('row', 'shopPromotions', { productCodes: codes.join() }),
    ])
    const { page } = await visit('/robots.txt', { viewport })
    await signInAs(page, 'publisher')
    await openPage(page, `${pageKey}?block=row`)
    const settings = page.locator('[data-area="inspector"]')
    const last = settings.locator('button[data-remove]').last()
    await last.scrollIntoViewIfNeeded()
    await settings.getByRole('combobox').first().click()
    await page
      .getByRole('option', { name: /in stock/ })
      .first()
      .waitFor()
    const isInSight = () =>
      last.evaluate(button => {
        const { left, top, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })
    expect(await isInSight()).toBe(true)
    expect(
      await page
        .getByRole('option', { name: /in stock/ })
        .first()
        .isVisible(),
    ).toBe(true)
    await last.click()
    await expect.poll(() => settings.locator('button[data-remove]').count()).toBe(codes.length - 1)
    await page
      .getByRole('option', { name: /in stock/ })
      .first()
      .waitFor({ state: 'detached' })
  },
)

/** The promises of the shop and its footer, from the top of a page to its end. */
const partsOf = (body: Locator) =>
  body.evaluate(root => {
    const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0
    const heading = [...root.querySelectorAll('h2')].find(
      ({ textContent }) => textContent === '我們的服務承諾',
    )
    const parts = [
      { name: 'footer', top: topOf(root.querySelector('footer')) },
      { name: 'promises', top: topOf(heading) },
    ]
    return parts
      .filter(({ top }) => top > 0)
      .toSorted((a, b) => a.top - b.top)
      .map(({ name }) => name)
  })

test('header and footer stand around the page; a press leads to where they are edited, and they can be hidden (LO-05)', async () => {
  const { page, canvas } = await openRow('canvas-frame', 'CR-JKT-001')
  const header = canvas.getByRole('button', { name: 'Header: edit it on its own page', exact: true })
  await header.waitFor()
  await canvas.getByRole('button', { name: 'Footer: edit it on its own page', exact: true }).waitFor()
  const { page: shop } = await visit('/')
  const inShop = await partsOf(shop.locator('body'))
  expect(inShop).toEqual(['promises', 'footer'])
  await expect.poll(() => partsOf(canvas.locator('body'))).toEqual(inShop)
  await bar(page).getByRole('button', { name: 'Header and footer', exact: true }).click()
  await header.waitFor({ state: 'detached' })
  await bar(page).getByRole('button', { name: 'Header and footer', exact: true }).click()
  await header.click()
  await page.getByRole('button', { name: 'Edit header and footer', exact: true }).click()
  await expect.poll(() => page.url()).toMatch(/\/editor\/pages\/shell\.frame_zh_HK$/)
})

test('prices and frame follow the shopper that the page is shown for; every view leads to the canvas in that state (M-008, C-207)', async () => {
  const { page, canvas } = await openRow('canvas-viewers', 'CR-BOT-001')
  const price = priceOf(canvas)
  const forVisitors = await price.innerText()
  await bar(page).getByLabel('View as', { exact: true }).selectOption({ label: 'Gold member' })
  await expect.poll(() => price.innerText()).not.toBe(forVisitors)
  await bar(page).getByLabel('Bag', { exact: true }).selectOption({ label: 'Two products in the bag' })
  await canvas.locator('[data-cairn-frame="header"]').getByText('2', { exact: true }).first().waitFor()

  await bar(page).getByRole('button', { name: 'All views', exact: true }).click()
  const views = page.getByRole('dialog', { name: 'All views', exact: true })
  await views.getByText('This page does not exist in English yet.').first().waitFor()
  const view = views.getByRole('button', { name: /^Visitor, Chinese, Phone, 390 px/ })
  await views.frameLocator('iframe').first().locator('article').first().waitFor()
  expect(await axeFindings(page)).toEqual([])
  await view.focus()
  await page.keyboard.press('Enter')
  await views.waitFor({ state: 'hidden' })
  await expect.poll(() => price.innerText()).toBe(forVisitors)
  expect(await page.getByRole('radio', { name: /^Phone/ }).isChecked()).toBe(true)
})

test('on a tablet held upright the view bar is one line of controls that a finger can press, each with its name', async () => {
  const { page } = await openRow('canvas-tablet', 'CR-BOT-001')
  await page.setViewportSize({ width: 820, height: 1180 })
  await bar(page).getByLabel('View as', { exact: true }).selectOption({ label: 'Gold member' })
  await bar(page).getByLabel('Bag', { exact: true }).selectOption({ label: 'Two products in the bag' })
  await bar(page).getByRole('button', { name: 'Header and footer', exact: true }).waitFor()
  const boxes = () =>
    bar(page)
      .locator('select, button')
      .evaluateAll(controls => controls.map(control => control.getBoundingClientRect().toJSON()))
  await expect.poll(async () => (await boxes()).map(({ height }) => height)).toEqual([44, 44, 44, 44])
  const all = await boxes()
  expect(new Set(all.map(({ top }) => top)).size).toBe(1)
  expect(all.every(({ width }) => width >= 44)).toBe(true)
  await bar(page).getByRole('button', { name: 'All views', exact: true }).click()
  await page.getByRole('dialog', { name: 'All views', exact: true }).waitFor()
})

test('views hide what the shop hides at their width; one in the other language opens that page in its state (LO-37)', async () => {
  const key = 'canvas-widths'
  const { client, pageKey } = await draftWith(origin, key, [
    draftBlock('phones', 'articleTitle', { title: 'For phones' }, { style: { hideOn: 'desktop' } }),
    draftBlock(
      'desktops',
      'articleTitle',
      { title: 'For desktops' },
      { sort: 2, style: { hideOn: 'mobile' } },
    ),
  ])
  await client.change('pages.create', {
    path: `/landingPage/${key}`,
    locale: 'en_US',
    type: 'LANDING',
    title: key,
  })
  const { page } = await visit('/robots.txt', { viewport: { width: 820, height: 1180 } })
  await signInAs(page, 'admin')
  await openPage(page, pageKey)
  await bar(page).getByRole('button', { name: 'All views', exact: true }).click()
  const views = page.getByRole('dialog', { name: 'All views', exact: true })
  const phone = views.frameLocator('iframe').first()
  await phone.getByText('For phones', { exact: true }).waitFor()
  expect(await phone.getByText('For desktops', { exact: true }).isVisible()).toBe(false)
  await views.getByRole('button', { name: /^Staff, English, Tablet/ }).click()
  await page.waitForURL(/canvas-widths_en_US\?device=pad&viewer=staff$/)
  await expect.poll(() => bar(page).getByLabel('View as', { exact: true }).inputValue()).toBe('staff')
})

test('blocks far down a long page are put away until it is scrolled to them (L-162)', async () => {
  const titles = Array.from({ length: 150 }, (_, index) =>
    draftBlock(`title${index}`, 'articleTitle', { title: `Part ${index}` }),
  )
  const { pageKey } = await draftWith(origin, 'canvas-long', titles)
  const { page } = await visit('/robots.txt', { viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'admin')
  await openPage(page, pageKey)
  const block = (index: number) => canvasOf(page).locator(`[data-cairn-id="title${index}"]`)
  const isAway = (index: number) =>
    block(index).evaluate(element => element.matches('[hidden="until-found"]'))
  await expect.poll(() => isAway(149)).toBe(true)
  expect(await isAway(0)).toBe(false)

  const shown = await block(149).evaluate(
    element =>
      new Promise<boolean>(resolve => {
        element.scrollIntoView()
        // The first frame that shows the block.
        requestAnimationFrame(() => resolve(element.firstElementChild?.checkVisibility() ?? false))
      }),
  )
  expect(shown, 'drawn in the frame that shows it').toBe(true)
  await expect.poll(() => isAway(0)).toBe(true)
})
