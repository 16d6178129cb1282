import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeFindings, openBrowser, WIDTHS } from './browser.ts'
import { canvasOf, openPage, saved, openPageList, signInAs } from './editor-page.ts'
import { misfits } from './misfits.ts'
import { draftBlock, draftWith, inEnglishToo, signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true })
const title = (text: string) => draftBlock('title', 'articleTitle', { title: text }, { name: 'Greeting' })

/** A page in both languages, each with its own words. */
async function bilingual(name: string) {
  const { client, pageKey } = await draftWith(origin, name, [title('你好')])
  const english = await inEnglishToo(client, pageKey, name)
  const { savedAt: _at, savedBy: _by, ...draft } = english.draft
  await client.change('pages.save', {
    key: english.key,
    draft: { ...draft, components: [title('Hello')] },
  })
  return { client, zh: pageKey, en: english.key }
}

/** To the open page in its other language. */
async function toLanguage(page: Page, language: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Language of the page' })
    .getByRole('link', { name: language })
    .click()
  await page
    .getByRole('navigation', { name: 'Language of the page' })
    .locator('[aria-current]')
    .filter({ hasText: language })
    .waitFor()
}

async function openFor(role: 'editor' | 'publisher', key: string) {
  const { page } = await visit('/robots.txt')
  await signInAs(page, role)
  await openPage(page, key)
  return page
}

test('a request for both languages is one row, sent back and approved in both, and the shop shows both (LO-13, LO-14)', async () => {
  const { client, zh, en } = await bilingual('together-both')
  const live = async () =>
    (await Promise.all([zh, en].map(key => client.read('pages.find', { key })))).map(
      ({ liveVersion }) => liveVersion,
    )
  const answers = async (key: string) =>
    (await client.read('reviews.find', { key })).requests.map(({ answer }) => answer?.kind)

  const editor = await openFor('editor', zh)
  await button(editor, 'Request publication').click()
  const asking = editor.getByRole('dialog', { name: 'Request publication' })
  await asking.getByText('Chinese and English together', { exact: true }).click()
  await asking.getByText('One answer covers both.').waitFor()
  await asking.getByLabel('Note for the publisher').fill('Both for Friday')
  expect(await axeFindings(editor)).toEqual([])
  await button(asking, 'Request publication').click()
  await editor.getByText(/requested publication of the Chinese and English page/).waitFor()

  // One row, which leads to the answer for both.
  const publisher = (await visit('/robots.txt')).page
  await openPageList(publisher, 'publisher')
  await publisher.getByRole('link', { name: /^Approvals/ }).click()
  const rows = publisher.getByRole('row').filter({ hasText: '/landingPage/together-both' })
  await rows.filter({ hasText: 'Chinese and English' }).waitFor()
  expect(await rows.count()).toBe(1)
  await rows.getByRole('link').click()
  const answering = publisher.getByRole('dialog', { name: 'Publish' })
  for (const language of ['Chinese', 'English'])
    await answering.getByText(`${language}: The draft has not changed since the request.`).waitFor()
  expect(
    await answering.getByRole('radio', { name: 'Chinese and English together', exact: true }).isChecked(),
  ).toBe(true)
  expect(await axeFindings(publisher)).toEqual([])
  await publisher.keyboard.press('Escape')
  await answering.waitFor({ state: 'detached' })

  // Both languages are looked at; the comment is about one.
  await canvasOf(publisher).getByText('你好').waitFor()
  await toLanguage(publisher, 'English')
  await publisher.getByText(/requested publication of the English and Chinese page/).waitFor()
  await canvasOf(publisher).getByText('Hello').click()
  await publisher.getByRole('tab', { name: /^Comments/ }).click()
  await publisher.getByLabel('Comment', { exact: true }).fill('Too plain')
  await button(publisher, 'Add the comment').click()
  await publisher.getByText('Too plain', { exact: true }).waitFor()
  await button(publisher, 'Review request').click()
  await answering.getByText('Send back', { exact: true }).first().click()
  await answering.getByLabel('Reason').fill('Greet them properly')
  await button(answering, 'Send back').click()

  // The editor reads it on both, and comes from one to the comment on the other.
  const back = (languages: string) =>
    editor.getByText(new RegExp(`sent your request for the ${languages} page back.*“Greet them properly”`))
  await back('Chinese and English').waitFor()
  await editor.getByRole('tab', { name: /^Comments/ }).click()
  await editor.getByRole('link', { name: '1 open comment on the English version' }).click()
  await back('English and Chinese').waitFor()
  await editor.getByText('Too plain', { exact: true }).waitFor()
  expect(await axeFindings(editor)).toEqual([])
  await button(editor, 'Greeting').click()
  await editor.getByRole('textbox', { name: 'Title' }).first().fill('Good morning')
  await saved(editor)
  await button(editor, 'Resolve').click()
  expect(await live()).toEqual([null, null])

  // Asked again, it is for both without a choice.
  await button(editor, 'Request publication').click()
  await asking.getByText('One answer covers both.').waitFor()
  await asking.getByLabel('Note for the publisher').fill('Said properly')
  await button(asking, 'Request publication').click()
  await publisher.getByText('“Said properly”').waitFor()
  await button(publisher, 'Review request').click()
  await answering.getByText('The Chinese page has not been published before.', { exact: true }).waitFor()
  await answering.getByRole('button', { name: /^Publish (now|anyway)$/ }).click()
  await publisher.getByText('English version 1 and Chinese version 1 are live', { exact: true }).waitFor()
  expect(await live()).toEqual([1, 1])
  await expect.poll(() => editor.getByText('“Said properly”').count()).toBe(0)
  for (const key of [zh, en]) expect(await answers(key)).toEqual(['sentBack', 'published'])
  const shop = async (lang: string) =>
    (await fetch(`${origin}/landingPage/together-both?lang=${lang}`)).text()
  expect(await shop('zh')).toContain('你好')
  expect(await shop('en')).toContain('Good morning')
})

test('the notice of a request names the languages that are there, as one is deleted and comes back', async () => {
  const { client, zh, en } = await bilingual('together-bin')
  const admin = await signedInClient(origin, 'admin')
  const editor = await openFor('editor', zh)
  const [own, other] = await Promise.all([zh, en].map(key => client.read('pages.find', { key })))
  await client.change('reviews.ask', {
    key: zh,
    note: 'For Friday',
    revision: own?.revision ?? 0,
    other: { revision: other?.revision ?? 0 },
  })
  await editor.getByText(/requested publication of the Chinese and English page/).waitFor()
  await admin.change('pages.remove', { key: en })
  await editor.getByText(/requested publication of the Chinese page/).waitFor()
  await button(editor, 'View request').click()
  const asking = editor.getByRole('dialog', { name: 'Request publication' })
  await asking.getByText('There is no English page.').waitFor()
  expect(await asking.getByRole('radio').count()).toBe(0)
  await editor.keyboard.press('Escape')
  const deleted = (await admin.read('bin.list', {})).find(({ path }) => path === '/landingPage/together-bin')
  await admin.change('bin.restore', { id: deleted?.id ?? '' })
  await editor.getByText(/requested publication of the Chinese and English page/).waitFor()
})

describe('a guest with a preview link of both languages (LO-12)', () => {
  /** The screen of a guest, who has just opened a link to the Chinese page. */
  async function guestAt(name: string, width: number = WIDTHS.desktop) {
    const pages = await bilingual(name)
    const { commentUrl } = await pages.client.change('pages.preview-link', { key: pages.zh })
    const { page, problems } = await visit('/?lang=en', { viewport: { width, height: 900 } })
    await page.goto(commentUrl)
    const preview = (language: string) =>
      page.frameLocator(`iframe[title="Preview of the page (${language})"]`)
    await preview('Chinese').getByText('你好').waitFor()
    return { ...pages, page, problems, preview }
  }

  test('switches to the other one, sees them side by side and comments on one; operators read it there, beside the block', async () => {
    const { page, problems, preview, zh, en } = await guestAt('guest-both')
    await button(page, 'English').click()
    await preview('English').getByText('Hello').waitFor()
    expect(await page.locator('iframe').count()).toBe(1)
    await button(page, 'Side by side').click()
    await preview('Chinese').getByText('你好').waitFor()
    await preview('English').getByText('Hello').waitFor()
    await page.getByLabel('Your name').fill('Mina')
    await page.getByLabel('Language of the comment').selectOption('English')
    await page.getByLabel('About').selectOption({ label: '1. Greeting' })
    await page.getByLabel('Comment', { exact: true }).fill('Lovely')
    expect(await axeFindings(page, { without: ['iframe'] })).toEqual([])
    await button(page, 'Send the comment').click()
    await page.getByText('Your comment was sent.').waitFor()
    await page.getByRole('listitem').filter({ hasText: 'Greeting (English)' }).getByText('Lovely').waitFor()
    expect(problems).toEqual([])

    const editor = await openFor('editor', zh)
    await editor.getByRole('tab', { name: /^Comments/ }).click()
    await editor.getByRole('link', { name: '1 open comment on the English version' }).click()
    await editor.getByText('These comments are about the English version of the page.').waitFor()
    const thread = editor.getByRole('listitem').filter({ hasText: 'Mina (guest)' })
    await thread.getByText('Lovely', { exact: true }).waitFor()
    await button(editor, 'Greeting').click()
    await expect.poll(() => editor.getByRole('heading', { name: 'Greeting' }).count()).toBe(1)
    expect(new URL(editor.url()).pathname).toBe(`/editor/pages/${en}`)
  })

  test.each([WIDTHS.phone, WIDTHS.pad])(
    'has one language at a time at %i px, and all of it fits',
    async width => {
      const { page, preview } = await guestAt(`guest-both-${width}`, width)
      expect(await button(page, 'Side by side').count()).toBe(0)
      expect(await misfits(page)).toEqual([])
      await button(page, 'English').click()
      await preview('English').getByText('Hello').waitFor()
      expect(await axeFindings(page, { without: ['iframe'] })).toEqual([])
    },
  )

  test('reads why a link is refused, and is not led to screens of operators', async () => {
    const { zh } = await bilingual('guest-refused')
    const { page } = await visit('/?lang=en')
    await page.goto(`/editor/look?page=%2FlandingPage%2F${zh.split('.')[1]}.html&previewToken=none`)
    await page.getByText(/^This preview link is not valid/).waitFor()
    expect(await page.getByRole('link').count()).toBe(0)
    expect(await axeFindings(page)).toEqual([])
    await button(page, '中文').click()
    await page.getByText(/^預覽連結無效/).waitFor()
  })
})
