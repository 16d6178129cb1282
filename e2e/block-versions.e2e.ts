import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openPage, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const media = [{ title: 'all', width: 0, heightConfig: [{ title: '', width: 768, height: 444 }] }]
/** A frame as version 1 of its block saved it. */
const frame = (title: string) =>
  draftBlock('frame', 'iframe', { content: '<p>The way to the shop</p>', media, title }, { name: 'Map' })

test('L-283: an old block live and in a draft is compared, brought up to date while a page is open, and taken back byte for byte', async () => {
  const { pageKey, client } = await draftWith(origin, 'block-versions', [frame('Live map')])
  const { draft } = await client.change('pages.publish', {
    key: pageKey,
    revision: (await client.read('pages.find', { key: pageKey })).draft.revision,
    accepted: 'all',
  })
  const { savedAt: _at, savedBy: _by, ...content } = draft
  await client.change('pages.save', {
    key: pageKey,
    draft: { ...content, components: [frame('Map in the draft')] },
  })
  const stored = async () => {
    const { draft: now, liveVersion } = await client.read('pages.find', { key: pageKey })
    const live = await client.read('versions.release', { key: pageKey, version: liveVersion ?? 0 })
    return JSON.stringify([now.components, live.components])
  }
  const before = await stored()
  const frameInShop = async () =>
    /<iframe[^>]*title="Live map"/.test(await (await fetch(`${origin}/landingPage/block-versions`)).text())
  expect(await frameInShop()).toBe(true)

  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  const { page: other } = await visit('/?lang=en')
  await signInAs(other, 'editor')
  await openPage(other, pageKey)

  await page.getByRole('link', { name: 'Block versions', exact: true }).click()
  const old = page.getByRole('region', { name: /blocks in an earlier version$/ })
  const row = old.getByRole('row', { name: /block-versions/ })
  await row
    .getByText(/version 1 → 2/)
    .first()
    .waitFor()
  expect(await axeFindings(page)).toEqual([])

  await row.getByRole('button', { name: 'Compare: block-versions', exact: true }).press('Enter')
  const dialog = page.getByRole('dialog', { name: /before and after$/ })
  for (const name of ['old format, page', 'new format, page'])
    await dialog.getByTitle(name, { exact: true }).contentFrame().locator('[data-cairn-id="frame"]').waitFor()
  await expect.poll(() => dialog.locator('figure [data-kind="changed"]:visible').count()).toBe(2)
  await dialog.getByText('Map', { exact: true }).first().waitFor()
  await dialog.getByRole('radio', { name: 'Slider', exact: true }).click()
  await dialog.getByRole('button', { name: 'Update', exact: true }).click()

  const run = page.getByRole('dialog', { name: 'Update: block-versions', exact: true })
  await run.getByRole('button', { name: 'Update', exact: true }).press('Enter')
  await run.getByText('Done: 1 of 1 page.').waitFor()
  await run.getByRole('button', { name: 'Close', exact: true }).last().click()
  const after = JSON.parse(await stored())
  expect(after).toMatchObject([[{ version: 2 }], [{ version: 2 }]])
  expect(await frameInShop()).toBe(true)
  // The open page follows, and goes on being edited.
  await other
    .getByRole('status')
    .filter({ hasText: /^(Saved|Draft by .*)$/ })
    .waitFor()
  await canvasOf(other).locator('[data-cairn-id="frame"]').waitFor()
  await other.getByText(/Reload the window/).waitFor({ state: 'hidden' })

  const back = page.getByRole('region', { name: /updated$/ })
  await back.getByRole('button', { name: 'Revert: block-versions', exact: true }).click()
  const lower = page.getByRole('dialog', { name: 'Revert: block-versions', exact: true })
  await lower.getByRole('button', { name: 'Revert', exact: true }).click()
  await lower.getByText('Done: 1 of 1 page.').waitFor()
  expect(await stored()).toBe(before)
  expect(await frameInShop()).toBe(true)
})
