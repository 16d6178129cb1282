import { formatMoment } from '#locales/format.ts'
import { wallClockAt } from '#editor/form/inspector/date-time/wall-time.ts'
import { afterAll, expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, signedInClient, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const KEY = 'published-for-a-period'
const DAY_MS = 86_400_000

afterAll(async () => {
  const client = await signedInClient(origin, 'admin')
  for (const { id, name, cancelledAt } of await client.read('campaigns.list', {}))
    if (name.en_US.startsWith(KEY) && cancelledAt === null) await client.change('campaigns.cancel', { id })
})

/** A page in both languages; the Chinese one is live. */
async function pageInBoth() {
  const { client, pageKey } = await draftWith(origin, KEY, [
    draftBlock('words', 'articleTitle', { title: '平日' }),
  ])
  const { key, draft } = await inEnglishToo(client, pageKey, KEY)
  const { savedAt: _at, savedBy: _by, ...rest } = draft
  const components = [draftBlock('words', 'articleTitle', { title: 'Summer' })]
  await client.change('pages.save', { key, draft: { ...rest, components } })
  const { revision } = await client.read('pages.summary', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision, accepted: 'all' })
  await draftWith(origin, KEY, [draftBlock('words', 'articleTitle', { title: '夏日' })])
  return pageKey
}

test('both languages are published for a period: dialog, message, head, history and list say until when, and what follows in each', async () => {
  const pageKey = await pageInBoth()
  const until = wallClockAt(Date.now() + 3 * DAY_MS)
  const at = Date.UTC(until.year, until.month - 1, until.day, until.hour - 8, until.minute)
  const [day, time] = [`${until.day}`.padStart(2, '0'), `${until.hour}`.padStart(2, '0')]
  const ends = formatMoment(at, 'en_US')

  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await toolbar(page, 'Publish').click()
  const dialog = page.getByRole('dialog', { name: 'Publish', exact: true })
  await dialog.getByText('Chinese and English together', { exact: true }).click()
  await dialog.getByText('For a set period', { exact: true }).click()
  await dialog.getByRole('group', { name: 'Until', exact: true }).getByRole('spinbutton').first().focus()
  await page.keyboard.type(
    `${day}${`${until.month}`.padStart(2, '0')}${until.year}${time}${`${until.minute}`.padStart(2, '0')}00`,
  )
  const inChinese = `Live until ${ends}; then shoppers who read English get the Chinese page.`
  await dialog.getByText(`English: ${inChinese}`, { exact: true }).waitFor()
  const own = dialog.getByText(/^Chinese: Live until .*; then version 1 of .* returns\.$/)
  const returns = (await own.textContent())?.replace('Chinese: ', '') ?? ''
  expect(returns).toContain(ends)
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Schedule', exact: true }).click()
  await page.getByText(`${KEY} was scheduled. ${returns}`, { exact: true }).waitFor()

  await page.getByRole('banner').getByText(returns, { exact: true }).waitFor()
  await toolbar(page, 'History').click()
  const history = page.getByRole('dialog', { name: 'Page history' })
  await history.getByText(returns, { exact: true }).waitFor()
  await history.getByRole('button', { name: /^Version 2 ?Live/ }).waitFor()
  await history.getByRole('button', { name: /^Version 1 ?Replaced by a campaign/ }).waitFor()

  await page.keyboard.press('Escape')
  await history.waitFor({ state: 'hidden' })
  await toolbar(page, 'Time machine').click()
  const bar = page.getByRole('region', { name: 'Time machine', exact: true })
  await bar.getByRole('button', { name: 'What shoppers see', exact: true }).click()
  await bar.getByText(returns, { exact: true }).waitFor()

  await page.goto('/editor/pages')
  await page.getByLabel('Search').fill(KEY)
  const row = page.getByRole('row', { name: KEY })
  await row.getByText(returns, { exact: true }).waitFor()
  await row.getByText(inChinese, { exact: true }).waitFor()
  expect(await row.getByText('Live for a period', { exact: true }).count()).toBe(2)
  expect(await axeFindings(page)).toEqual([])
})
