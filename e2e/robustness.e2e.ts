import { registry } from '#blocks/registry.ts'
import { brokenOptions } from '#blocks/testing/broken-options.ts'
import { component } from '#renderer/testing/pages.ts'
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { atRest } from './at-rest.ts'
import { openBrowser } from './browser.ts'
import { draftWith } from './operator.ts'
import { passBy } from './shifts.ts'

const { visit, origin } = openBrowser()
let close: () => Promise<void> = () => Promise.resolve()
afterEach(() => close())

const SETS = 3
/** A page of so many blocks takes its time to wake on a busy machine. */
const PATIENCE = { timeout: 20_000 }
/** What a draft may weigh is bounded; the longest texts are told in `blocks/robustness.test.tsx`. */
const MAX_BYTES = 3000

/** What the wire can carry, and an object, as the content store asks. */
function asSaved(given: unknown): Record<string, unknown> {
  const plain: unknown = JSON.parse(JSON.stringify(given ?? {}))
  return typeof plain === 'object' && plain !== null && !Array.isArray(plain)
    ? (plain as Record<string, unknown>)
    : {}
}

const broken = registry.flatMap(block =>
  fc
    .sample(brokenOptions(block), { numRuns: SETS * 4, seed: 20261121 })
    .map(asSaved)
    .filter(options => JSON.stringify(options).length < MAX_BYTES)
    .slice(0, SETS)
    .map((options, index) =>
      component({
        id: `broken-${block.code}-${index}`,
        code: block.code,
        section: block.slots[0] ?? 'main',
        sort: 1,
        options,
      }),
    ),
)

const tabs = (id: string, sort: number) =>
  component({
    id,
    code: 'productTabs',
    sort,
    options: {
      name1: '外套',
      productCodes1: 'CR-JKT-001,CR-JKT-002',
      name2: '鞋履',
      productCodes2: 'CR-JKT-002,CR-JKT-001',
    },
  })

test(`${broken.length} blocks with broken options on one page leave their neighbours alive (L-172, L-173, LO-22)`, async () => {
  const { client, pageKey } = await draftWith(origin, 'robustness', [
    tabs('first', 0),
    ...broken,
    tabs('last', 2),
  ])
  const { url } = await client.change('pages.preview-link', { key: pageKey })
  const { page, context } = await visit('/healthz')
  close = () => context.close()
  const troubles: string[] = []
  page.on('pageerror', error => troubles.push(error.stack ?? String(error)))
  page.on('dialog', dialog => {
    troubles.push(`A script ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('request', request => {
    if (request.url().endsWith('/_report')) troubles.push(request.postData() ?? 'a report')
  })
  const answer = await page.goto(url)
  expect(answer?.status()).toBe(200)
  expect(await page.locator('[id^=broken-]').count()).toBeGreaterThan(registry.length)

  for (const id of ['first', 'last']) {
    const second = page.locator(`#${id}`).getByRole('tab', { name: '鞋履' })
    await second.scrollIntoViewIfNeeded()
    await expect
      .poll(async () => {
        await second.click()
        return second.getAttribute('aria-selected')
      }, PATIENCE)
      .toBe('true')
  }
  // Every block on the way wakes up.
  await passBy(page, 600)
  await atRest(page)
  expect(troubles).toEqual([])
})
