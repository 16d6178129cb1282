import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, saved, signInAs } from './editor-page.ts'
import { draftBlock, draftWith } from './operator.ts'

const { visit, origin } = openBrowser()

const SHOTS = process.env['SHOTS']

test('a live page gets another address: the old one leads there, and the link to it follows in a draft', async () => {
  const { client, pageKey } = await draftWith(origin, 'move-from', [
    draftBlock('words', 'richText', { content: '<p>Still the same page</p>' }),
  ])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  const linking = await draftWith(origin, 'move-linking', [
    draftBlock('words', 'richText', { content: '<p><a href="/landingPage/move-from">Here</a></p>' }),
  ])

  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  await page.keyboard.press('Alt+s')
  await page.getByRole('button', { name: 'Change address…', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  await dialog.getByRole('link', { name: 'move-linking', exact: true }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByLabel('New address').fill('move-to')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/editor/pages/landingPage.move-to_zh_HK')
  await saved(page)

  const old = await fetch(`${origin}/landingPage/move-from?utm_source=mail`, { redirect: 'manual' })
  expect([old.status, old.headers.get('location')]).toEqual([301, '/landingPage/move-to?utm_source=mail'])
  expect(await (await fetch(`${origin}/landingPage/move-to`)).text()).toContain('Still the same page')
  const { draft: changed } = await client.read('pages.find', { key: linking.pageKey })
  expect(changed.components[0]?.options['content']).toContain('href="/landingPage/move-to"')

  await page.goto('/editor/redirects')
  await page.getByRole('row', { name: /move-from.*move-to/ }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  if (SHOTS) {
    mkdirSync(SHOTS, { recursive: true })
    await page.screenshot({ path: `${SHOTS}/redirects-en.png` })
  }
  await page.getByRole('button', { name: 'Remove the redirect from /landingPage/move-from' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('row', { name: /move-from/ }).waitFor({ state: 'detached' })
  expect((await fetch(`${origin}/landingPage/move-from`, { redirect: 'manual' })).status).toBe(404)
})

test('an address that differs in letter case alone is refused in a sentence; there and back leaves one redirect (case 12)', async () => {
  const { client, pageKey } = await draftWith(origin, 'there', [
    draftBlock('words', 'richText', { content: '<p>There and back</p>' }),
  ])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  await draftWith(origin, 'neighbour', [])

  const { page } = await visit('/?lang=en')
  await signInAs(page, 'publisher')
  await openPage(page, pageKey)
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  const moveTo = async (key: string) => {
    await page.keyboard.press('Alt+s')
    await page.getByRole('button', { name: 'Change address…', exact: true }).click()
    await dialog.getByLabel('New address').fill(key)
    await page.keyboard.press('Enter')
  }
  await moveTo('There')
  await dialog.getByText(/^The page has this address already: \/landingPage\/there\. Capital/).waitFor()
  await dialog.getByLabel('New address').fill('Neighbour')
  await page.keyboard.press('Enter')
  await dialog.getByText(/^Another page has the address \/landingPage\/neighbour\. Capital/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  for (const key of ['back', 'there']) {
    await openPage(page, `landingPage.${key === 'back' ? 'there' : 'back'}_zh_HK`)
    await moveTo(key)
    await page.waitForURL(`**/editor/pages/landingPage.${key}_zh_HK`)
  }
  const read = (key: string) => fetch(`${origin}/landingPage/${key}`, { redirect: 'manual' })
  expect(await (await read('there')).text()).toContain('There and back')
  const old = await read('back')
  expect([old.status, old.headers.get('location')]).toEqual([301, '/landingPage/there'])
})
