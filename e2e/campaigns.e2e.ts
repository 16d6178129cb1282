import { afterAll, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const DAY = 24 * 3_600_000
const NAME = 'Browser week'

afterAll(async () => {
  const client = await signedInClient(origin, 'admin')
  for (const { id, name, cancelledAt } of await client.read('campaigns.list', {}))
    if (name.en_US === NAME && cancelledAt === null) await client.change('campaigns.cancel', { id })
})

const text = (words: string) => draftBlock('words', 'richText', { content: `<p>${words}</p>` })

test('a publisher puts a draft into a campaign, sees in the time machine that it shows then, and calls it off', async () => {
  const { client, pageKey } = await draftWith(origin, 'campaign-by-browser', [text('Only in the campaign')])
  const from = Math.ceil((Date.now() + DAY) / 1000) * 1000
  const { id } = await client.change('campaigns.create', {
    name: { zh_HK: '瀏覽器週', en_US: NAME },
    from,
    until: from + DAY,
    pages: [],
  })

  const { page, context } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  // The words: the radio itself is not seen, and a press that does not wait for the dialog to stand still misses it.
  await dialog.getByText('In a campaign', { exact: true }).click()
  await dialog.getByLabel('Campaign', { exact: true }).selectOption(id)
  // Pressed before the check has answered, the button shows what it finds and adds nothing yet.
  await dialog.getByText(/By publishing you accept them/).waitFor()
  await dialog.getByRole('button', { name: 'Add to campaign', exact: true }).click()
  const notice = page.getByRole('status', { name: 'Campaigns with this page' })
  await notice.getByText(/“Browser week” replaces this page from/).waitFor()
  expect((await fetch(`${origin}/landingPage/campaign-by-browser`)).status).toBe(404)

  await toolbar(page, 'Time machine').click()
  const bar = page.getByRole('region', { name: 'Time machine', exact: true })
  await bar.getByRole('button', { name: 'What shoppers see', exact: true }).click()
  const shown = page.frameLocator('iframe[title^="What shoppers see"]')
  await shown.locator('main').waitFor()
  expect(await shown.getByText('Only in the campaign').count(), 'before the campaign').toBe(0)
  await bar.getByRole('button', { name: `${NAME} starts`, exact: true }).click()
  await shown.getByText('Only in the campaign').waitFor()
  await bar.getByRole('button', { name: `${NAME} ends`, exact: true }).click()
  await shown.getByText('Only in the campaign').waitFor({ state: 'detached' })

  await page.goto('/editor/campaigns')
  await page.getByRole('table', { name: 'Campaigns' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Calendar', exact: true }).click()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await page.getByRole('button', { name: `Cancel ${NAME}`, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel', exact: true }).click()
  await page.getByRole('row', { name: NAME }).getByText('Cancelled').waitFor()
  await context.close()
})
