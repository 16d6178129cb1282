import type { FrameLocator } from 'playwright'
import { expect, test } from 'vitest'
import { boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const ENGLISH = 'landingPage.two-languages_en_US'

const SIDE = 'landingPage.side-by-side_en_US'

const words = draftBlock('words', 'articleTitle', { title: '夏日' })

test('English is started from Chinese, translated beside it; a block goes from both and comes back to both with one Undo', async () => {
  const { client } = await draftWith(origin, 'two-languages', [words])
  const english = async () =>
    (await client.read('pages.find', { key: ENGLISH })).draft.components.map(
      ({ options }) => options['title'],
    )
  const { page, problems } = await visit('/robots.txt')
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
  const english = await inEnglishToo(client, pageKey, key)
  const { savedAt: _at, savedBy: _by, ...draft } = english.draft
  await client.change('pages.save', {
    key: english.key,
    draft: {
      ...draft,
      components: [draftBlock('words', 'articleTitle', { title: 'Summer' })],
    },
  })
  const { page } = await visit('/robots.txt')
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

test('with both languages side by side a switch pressed in the middle switches, and both panes show the slide that is opened', async () => {
  const items = ['snow', 'ridge', 'coast'].map(name => ({ swiper_img_url: `/media/demo/scene-${name}.svg` }))
  const { client, pageKey } = await draftWith(origin, 'side-by-side', [
    draftBlock('slides', 'newSwiper', { items }),
  ])
  await inEnglishToo(client, pageKey, 'Side by side')
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto(`/editor/pages/${pageKey}?languages=both`)
  const [own, other] = [
    page.locator('main iframe').first().contentFrame(),
    page.frameLocator('iframe[title^="English canvas"]'),
  ]
  const block = own.locator('[data-cairn-id=slides]')
  await block.waitFor()
  await boxAtRest(block)
  await block.click({ position: { x: 8, y: 8 } })
  const settings = page.getByRole('complementary', { name: 'Settings' })
  const second = settings.locator('[data-item^="items."]').nth(1)
  await second.locator('button[aria-expanded]').first().click()
  const counterOf = (pane: FrameLocator) =>
    pane.locator('[data-cairn-id=slides] [aria-live=polite]').textContent()
  await expect.poll(() => Promise.all([own, other].map(counterOf))).toEqual(['第 2 張，共 3 張', '2 of 3'])
  // A slide that is turned on one canvas turns on the other one too.
  await other.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(() => Promise.all([own, other].map(counterOf))).toEqual(['第 3 張，共 3 張', '3 of 3'])

  const shown = second.getByRole('switch', { name: 'Show this slide' })
  expect(await shown.isChecked()).toBe(true)
  // In its middle, where it must be the switch that takes the press.
  await shown.click()
  await expect.poll(() => shown.isChecked()).toBe(false)
  const isShownIn = async (key: string) => {
    const { components } = (await client.read('pages.find', { key })).draft
    return components.map(({ options }) => (options['items'] as { enable?: boolean }[])[1]?.enable)
  }
  await expect.poll(() => Promise.all([pageKey, SIDE].map(isShownIn))).toEqual([[false], [false]])
})

test('an English page with the Chinese title is found before it is published', async () => {
  const { client, pageKey } = await draftWith(origin, 'same-title', [words])
  const { draft } = await client.read('pages.find', { key: pageKey })
  const { savedAt: _at, savedBy: _by, ...content } = draft
  await client.change('pages.save', { key: pageKey, draft: { ...content, title: '夏日山徑' } })
  const { key } = await inEnglishToo(client, pageKey, '夏日山徑')
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, key)
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
  await dialog.getByRole('button', { name: /Title not translated/ }).click()
  expect(
    await page.getByRole('dialog', { name: 'Page settings' }).getByLabel('Title').first().inputValue(),
  ).toBe('夏日山徑')
})
