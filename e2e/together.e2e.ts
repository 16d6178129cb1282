import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, openPageList, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('an editor asks, a publisher comments and sends back, the editor asks again, and the page goes live (LO-13, LO-14)', async () => {
  const title = draftBlock('title', 'articleTitle', { title: 'Hello' }, { name: 'Greeting' })
  const { client, pageKey } = await draftWith(origin, 'together', [title])
  const { page: editor } = await visit('/robots.txt')
  await signInAs(editor, 'editor')
  await openPage(editor, pageKey)
  await button(editor, 'Request publication').click()
  const asking = editor.getByRole('dialog', { name: 'Request publication' })
  await asking.getByLabel('Note for the publisher').fill('For Friday')
  expect(await axeFindings(editor)).toEqual([])
  await asking.getByRole('button', { name: 'Request publication' }).click()
  await editor.getByText('“For Friday”').waitFor()

  const { page: publisher } = await visit('/robots.txt')
  await openPageList(publisher, 'publisher')
  await publisher.getByRole('link', { name: /^Approvals/ }).click()
  await heading(publisher, 'Waiting for approval').waitFor()
  const row = publisher.getByRole('row').filter({ hasText: '/landingPage/together ·' })
  await row.waitFor()
  expect(await axeFindings(publisher)).toEqual([])
  await row.getByRole('link').click()
  const answering = publisher.getByRole('dialog', { name: 'Publish' })
  await answering.getByText('The draft has not changed since the request.').waitFor()
  await publisher.keyboard.press('Escape')
  await answering.waitFor({ state: 'detached' })

  await canvasOf(publisher).locator('[data-cairn-id="title"]').click()
  await publisher.getByRole('tab', { name: /^Comments/ }).click()
  await publisher.getByLabel('Comment', { exact: true }).fill('Too plain')
  await button(publisher, 'Add the comment').click()
  await publisher.getByText('Too plain', { exact: true }).waitFor()
  expect(await axeFindings(publisher)).toEqual([])

  // The editor sees it without doing anything, and goes to the block.
  const tab = editor.getByRole('tab', { name: /^Comments/ })
  await expect.poll(() => tab.textContent()).toContain('1 open comment')
  await tab.click()
  await button(editor, 'Greeting').click()
  await expect.poll(() => editor.getByRole('heading', { name: 'Greeting' }).count()).toBe(1)

  await button(publisher, 'Review request').click()
  await answering.getByText('Send back', { exact: true }).first().click()
  await answering.getByLabel('Reason').fill('Say more')
  await answering.getByRole('button', { name: 'Send back' }).click()
  await editor.getByText('“Say more”').waitFor()
  expect((await client.read('pages.find', { key: pageKey })).liveVersion).toBeNull()

  await button(editor, 'Resolve').click()
  await button(editor, 'Request publication').click()
  await asking.getByLabel('Note for the publisher').fill('Said more')
  await asking.getByRole('button', { name: 'Request publication' }).click()
  await button(publisher, 'Review request').click()
  await answering.getByRole('button', { name: /^Publish (now|anyway)$/ }).click()
  await expect
    .poll(async () => (await client.read('pages.find', { key: pageKey })).liveVersion)
    .not.toBeNull()
  await expect.poll(() => editor.getByText('“Said more”').count()).toBe(0)
  expect(
    (await client.read('reviews.find', { key: pageKey })).requests.map(({ answer }) => answer?.kind),
  ).toEqual(['sentBack', 'published'])
})

test('a guest with a preview link comments, and operators see it beside the block (LO-12)', async () => {
  const title = draftBlock('title', 'articleTitle', { title: 'Hello' }, { name: 'Greeting' })
  const { client, pageKey } = await draftWith(origin, 'together-guest', [title])
  const { commentUrl } = await client.change('pages.preview-link', { key: pageKey })
  const { page } = await visit('/?lang=en')
  await page.goto(commentUrl)
  await heading(page, 'Comments').waitFor()
  await page.frameLocator('iframe').getByText('Hello').waitFor()
  await page.getByLabel('Your name').fill('Mina')
  await page.getByLabel('About').selectOption({ label: '1. Greeting' })
  await page.getByLabel('Comment', { exact: true }).fill('Lovely')
  expect(await axeFindings(page, { without: ['iframe'] })).toEqual([])
  await button(page, 'Send the comment').click()
  await page.getByText('Your comment was sent.').waitFor()
  expect((await client.read('reviews.find', { key: pageKey })).comments).toMatchObject([
    { by: 'Mina', isGuest: true, text: 'Lovely', block: { id: 'title' } },
  ])
})
