import type { BrowserContext } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'

const { visit } = openBrowser()

/** Addresses of other hosts that a context asks for. */
function outsideOf(context: BrowserContext): readonly string[] {
  const asked: string[] = []
  context.on('request', request => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') asked.push(request.url())
  })
  return asked
}

test('an admin tries a query of the shop, in either language', async () => {
  const visited = await visit('/robots.txt')
  const { page, context } = visited
  const outside = outsideOf(context)
  await signInAs(page, 'admin')
  await page.goto('/editor/operators/programs')
  await page.getByRole('link', { name: 'GraphQL explorer' }).click()
  await page.getByRole('heading', { name: 'GraphQL explorer' }).waitFor()
  expect(await axeFindings(page, { without: ['iframe'] })).toEqual([])
  const explorer = page.frameLocator('main iframe')
  const send = async () => {
    const [answer] = await Promise.all([
      page.waitForResponse(async response => {
        const text = response.request().postData() ?? ''
        return response.url().endsWith('/api/graphql') && text.includes('products(first: 3)')
      }),
      explorer.getByRole('button', { name: 'Send Request' }).click(),
    ])
    return answer.request().headers()['lang']
  }
  expect(await send()).toBe('en_US')
  await explorer.getByText('"edges"').first().waitFor()
  await explorer.getByText('No environment').click()
  await explorer.getByText('中文', { exact: true }).click()
  expect(await send()).toBe('zh_HK')
  await explorer
    .getByText(/[\u4e00-\u9fff]{2}/)
    .first()
    .waitFor()
  expect(outside).toEqual([])
  expectNoProblems(visited)
})

test('an admin lists orders by their operation', async () => {
  const visited = await visit('/robots.txt')
  const { page, context } = visited
  const outside = outsideOf(context)
  await signInAs(page, 'admin', 'zh')
  await page.goto('/editor/operators/programs/operations')
  await page.getByRole('heading', { name: '操作探索工具' }).waitFor()
  expect(await axeFindings(page, { without: ['iframe'] })).toEqual([])
  const explorer = page.frameLocator('main iframe')
  await explorer.getByText('orders', { exact: true }).first().click()
  const operation = explorer.locator('.opblock').filter({ has: page.locator('[data-path="/orders.list"]') })
  await operation.locator('.opblock-summary-control').click()
  await operation.getByRole('button', { name: 'Try it out' }).click()
  await operation.locator('.parameters input[type=text]').fill('{"size": 5}')
  const [answer] = await Promise.all([
    page.waitForResponse(response => response.url().includes('/api/desk/orders.list')),
    operation.getByRole('button', { name: 'Execute' }).click(),
  ])
  expect(answer.status()).toBe(200)
  await operation
    .locator('.responses-table .response-col_status')
    .filter({ hasText: '200' })
    .first()
    .waitFor()
  expect(outside).toEqual([])
  expectNoProblems(visited)
})

test('who may not manage programs finds no explorer', async () => {
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await page.goto('/editor/operators/programs/graphql')
  await page.locator('main').waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
})
