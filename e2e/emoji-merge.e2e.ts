import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, exportPage, openAs, pressBlock, saved, toolbar } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

/** Signs of several UTF-16 units, code points, and the same letter in two spellings: before, and as each operator has it. */
const ROWS = [
  ['sign', 'x🌀', 'x🏆🌀', 'x🌀🎉'],
  ['family', 'x👨‍👩‍👧', 'x👨‍👩‍👦👨‍👩‍👧', 'x👨‍👩‍👧👨‍👩‍👧‍👦'],
  ['rare', 'x𨋢', 'x𨋮𨋢', 'x𨋢𨋣'],
  ['spelling', 'x\u00e9', 'xe\u0301', 'x\u00e9\u00e9'],
] as const

/** Says that a text holds every sign whole. JSON writes half a sign as an escape. */
function expectWhole(text: string): void {
  expect(text.isWellFormed()).toBe(true)
  expect(text).not.toMatch(/\ufffd|\\ud[89a-f]|\\ufffd/i)
}

async function typeTitles(page: Page, titles: readonly (readonly [id: string, title: string])[]) {
  for (const [id, title] of titles) {
    await pressBlock(page, id)
    await page.getByRole('heading', { name: 'Article title', exact: true }).waitFor()
    await page.locator('[data-area=inspector]').getByLabel('Title', { exact: true }).fill(title)
    await canvasOf(page).locator(`[data-cairn-id=${id}] h2`).getByText(title, { exact: true }).waitFor()
  }
}

test('texts of emoji and rare signs that two operators changed are shown whole, and stay whole in the log, history and export (case 15)', async () => {
  const { client, pageKey } = await draftWith(
    origin,
    'emoji',
    ROWS.map(([id, before], at) => draftBlock(id, 'articleTitle', { title: before }, { sort: at + 1 })),
  )
  const find = () => client.read('pages.find', { key: pageKey })
  const titles = async () => (await find()).draft.components.map(({ options }) => options['title'])
  await client.change('pages.publish', {
    key: pageKey,
    revision: (await find()).draft.revision,
    accepted: 'all',
  })
  const { page: ada, context } = await openAs(visit, 'editor', pageKey)
  const { page: bo } = await openAs(visit, 'publisher', pageKey)

  await context.setOffline(true)
  await typeTitles(
    ada,
    ROWS.map(([id, , mine]) => [id, mine]),
  )
  await typeTitles(
    bo,
    ROWS.map(([id, , , theirs]) => [id, theirs]),
  )
  await saved(bo)
  expect(await titles()).toEqual(ROWS.map(([, , , theirs]) => theirs))
  await context.setOffline(false)

  const question = ada.getByRole('alertdialog', { name: 'Another operator changed the same parts' })
  const asked = question.getByRole('listitem')
  await expect.poll(() => asked.count()).toBe(ROWS.length)
  for (const [at, [, , mine, theirs]] of ROWS.entries()) {
    expect(await asked.nth(at).locator('dd').allInnerTexts()).toEqual([`“${theirs}”`, `“${mine}”`])
  }
  expectWhole(await question.innerText())
  // One of them stays theirs.
  await asked.last().getByRole('button', { name: 'Keep theirs' }).click()
  for (let left = ROWS.length - 1; left > 0; left--) {
    await asked.first().getByRole('button', { name: 'Use mine' }).click()
    await expect.poll(() => asked.count()).toBe(left - 1)
  }
  const chosen = ROWS.map(([id, , mine, theirs]) => (id === 'spelling' ? theirs : mine))
  await expect.poll(titles).toEqual(chosen)
  await saved(ada)
  for (const [at, [id]] of ROWS.entries())
    await canvasOf(bo)
      .locator(`[data-cairn-id=${id}] h2`)
      .getByText(chosen[at] ?? '', { exact: true })
      .waitFor()

  expectWhole(JSON.stringify(await client.read('pages.steps', { key: pageKey, after: 1 })))
  expectWhole(JSON.stringify(await client.read('pages.activity', { key: pageKey })))

  await toolbar(ada, 'History').click()
  const history = ada.getByRole('dialog', { name: 'Page history' })
  // Each difference as one text: without what came it is the old one, without what went the new one.
  const differences = () =>
    history.locator(':has(> ins), :has(> del)').evaluateAll(rows =>
      rows.map(row =>
        ['INS', 'DEL'].map(left => {
          const kept = [...row.children].filter(({ tagName }) => tagName !== left)
          return kept.map(({ lastChild }) => lastChild?.textContent ?? '').join('')
        }),
      ),
    )
  await expect.poll(differences).toEqual(ROWS.map(([, before], at) => [before, chosen[at]]))
  for (const run of await history.locator('ins, del').allTextContents()) expectWhole(run)
  expectWhole(await history.innerText())
  await ada.keyboard.press('Escape')

  const file = await exportPage(ada, '/landingPage/emoji')
  expectWhole(file)
  for (const title of chosen) expect(file).toContain(JSON.stringify(title))
})
