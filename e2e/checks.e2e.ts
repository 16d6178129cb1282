import { expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const picture = { imgUrl: '/media/demo/scene-ridge.svg', alt: '山脊' }

test('findings show while a page is composed, those that stop publishing too, and lead to their option (LO-22)', async () => {
  const { pageKey } = await draftWith(origin, 'checks-by-browser', [
    draftBlock('unsafe', 'banner', { ...picture, clickUrl: { type: 9, value: 'javascript:alert(1)' } }),
    draftBlock('button', 'banner', { ...picture, hasText: true, heading: '走', buttonText: '看看' }),
    draftBlock('gone', 'banner', { ...picture, imgUrl: '/media/0123456789abcdef.png' }),
  ])
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'editor')
  await openPage(page, pageKey)
  const points = page.getByRole('button', { name: /points? to check.* 1 of them stops publishing/ })
  await points.click()
  const dialog = page.getByRole('dialog', { name: 'Checks of this page' })
  await dialog.getByText(/^1 problem prevents publishing/).waitFor()
  await dialog.getByRole('button', { name: /Missing picture/ }).waitFor()
  for (const width of Object.values(WIDTHS)) {
    await page.setViewportSize({ width, height: 900 })
    if (process.env['LOOK_AT'])
      await page.screenshot({ path: `${process.env['LOOK_AT']}/checks-${width}.png` })
  }
  expect(await axeFindings(page)).toEqual([])
  await page.setViewportSize({ width: WIDTHS.desktop, height: 900 })
  await dialog.getByRole('button', { name: /No link/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() =>
      page.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area')),
    )
    .toBe('inspector')
})
