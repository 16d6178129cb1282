import { expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const ENGLISH = 'landingPage.two-languages_en_US'

const words = draftBlock('words', 'articleTitle', { title: '夏日' })

test('English is started from Chinese, translated beside it; a block goes from both and comes back to both with one Undo', async () => {
  const { client } = await draftWith(origin, 'two-languages', [words])
  const english = async () =>
    (await client.read('pages.find', { key: ENGLISH })).draft.components.map(
      ({ options }) => options['title'],
    )
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

test('both languages are published in one press: the shop shows both, and the audit log names each with its version', async () => {
  const key = 'both-published'
  const { client, pageKey } = await draftWith(origin, key, [
    draftBlock('words', 'articleTitle', { title: '夏日' }),
  ])
  const english = await client.change('pages.create', {
    path: `/landingPage/${key}`,
    locale: 'en_US',
    type: 'LANDING',
    title: key,
    copyFrom: pageKey,
  })
  const { savedAt: _at, savedBy: _by, ...draft } = english.draft
  await client.change('pages.save', {
    key: english.key,
    draft: {
      ...draft,
      components: [draftBlock('words', 'articleTitle', { title: 'Summer' })],
    },
  })
  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
  await dialog.getByText('Chinese and English together', { exact: true }).click()
  await dialog.getByText('The English page has not been published before.', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: /^Publish (now|anyway)$/ }).click()
  await page.getByText('Chinese version 1 and English version 1 are live', { exact: true }).waitFor()
  const shop = async (lang: string) => (await fetch(`${origin}/landingPage/${key}?lang=${lang}`)).text()
  expect(await shop('zh')).toContain('夏日')
  expect(await shop('en')).toContain('Summer')
  await page.goto('/editor/audit')
  await page.getByLabel(/^Page/).fill(key)
  const published = page.getByRole('row').filter({ hasText: /Published\s*Version 1/ })
  for (const language of ['Chinese', 'English']) await published.filter({ hasText: language }).waitFor()
})
