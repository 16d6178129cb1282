import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser, shopOrigin } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { TARP } from './goods.ts'
import { newPerson } from './member.ts'
import { placeOrder, toGatewayByApi, visitorByApi } from './orders.ts'

const { visit } = openBrowser()

test('a search that finds nothing and the figures of sales reach the desk, and a file', async () => {
  const origin = shopOrigin()
  const word = `nothing${'abcdefgh'
    .split('')
    .toSorted(() => Math.random() - 0.5)
    .join('')}`
  const { email } = newPerson()
  const token = await visitorByApi(origin)
  const number = await placeOrder(origin, { token, skuCode: TARP, email, quantity: 2 })
  await (await toGatewayByApi(origin, token, number))()

  const { page } = await visit(`/list?keyword=${word}&lang=en`)
  await expect.poll(() => page.locator('h1').textContent()).toContain(word)
  await signInAs(page, 'publisher')
  await page.goto('/editor')
  const week = page.getByRole('region', { name: 'Sales of the last 7 days' })
  await week.getByText('Orders', { exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await week.getByRole('link', { name: 'All sales' }).click()

  const sums = page.getByRole('region', { name: 'Last 7 days, beside the 7 days before' })
  await sums.waitFor()
  // A process writes what was searched every few seconds.
  await expect
    .poll(
      async () => {
        await page.reload()
        const searches = page.getByRole('region', { name: 'Searches without results' })
        await searches.getByRole('row').first().waitFor()
        return searches.getByRole('rowheader', { name: word }).count()
      },
      { timeout: 20_000, interval: 2000 },
    )
    .toBe(1)
  expect(await axeFindings(page)).toEqual([])

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  const lines = (await readFile(await file.path(), 'utf8')).trim().split(/\r?\n/)
  expect(lines).toHaveLength(1 + 7)
  expect(lines[0]).toContain('"After refunds"')
})
