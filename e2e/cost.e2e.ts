import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

test('an operator sees what a page and each of its blocks take, and finds the heaviest', async () => {
  const { pageKey } = await draftWith(origin, 'weighed', [
    draftBlock('words', 'richText', { content: '<p>Few words</p>' }),
    draftBlock('tabs', 'productTabs', { name1: 'Jackets', productCodes1: 'CR-JKT-001,CR-JKT-002' }),
  ])
  const { page } = await visit('/robots.txt')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  const whole = page.getByRole('region', { name: 'Page weight' })
  await whole.getByRole('meter', { name: 'Script', exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await whole.getByLabel('Heaviest blocks').selectOption({ label: 'HTML' })
  const [heaviest] = await whole.getByRole('listitem').getByRole('button').all()
  expect(await heaviest?.textContent()).toMatch(/^Products with tabs[\d.]+ kB$/)
  await heaviest?.click()
  const block = page.getByRole('region', { name: 'Weight of this block' })
  await block.getByText(/ ms$/).waitFor()
  expect(await block.innerText()).toMatch(/Script\s+[\d.]+ kB/)
})
