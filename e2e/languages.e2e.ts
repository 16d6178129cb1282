import { expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const ENGLISH = 'landingPage.two-languages_en_US'

const words = draftBlock('words', 'articleTitle', { title: '夏日' })

test('English is started from Chinese, translated beside it; a block goes from both and comes back to both with one Undo', async () => {
  const { client } = await draftWith(origin, 'two-languages', [words])
  const english = async () =>
    (await client.page(ENGLISH)).draft.components.map(({ options }) => options['title'])
  const { page, problems } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, 'landingPage.two-languages_zh_HK')

  await page.keyboard.press('Alt+l')
  const dialog = page.getByRole('dialog', { name: 'Both languages' })
  await dialog.getByRole('button', { name: 'Create English version', exact: true }).click()
  const there = page.frameLocator('iframe[title^="English canvas"]')
  const block = there.locator('[data-cairn-id="words"]')
  await block.waitFor()
  // The header above it comes later.
  await boxAtRest(block)
  await block.click()

  const text = page.getByLabel(/: English$|^.*: ?English$/).first()
  await text.fill('Summer')
  await expect.poll(english).toEqual(['Summer'])
  expect(await axeFindings(page)).toEqual([])

  await block.click()
  await page.keyboard.press('Delete')
  await expect.poll(english).toEqual([])
  await page.keyboard.press('Control+z')
  await expect.poll(english).toEqual(['Summer'])
  expect(problems.filter(problem => !/401/.test(problem))).toEqual([])
})
