import { mkdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { openPage, saved, openPageList, signInAs } from './editor-page.ts'
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

  const { page } = await visit('/robots.txt')
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

const DAY_MS = 24 * 3_600_000

test('an address that differs in letter case alone is refused in a sentence; there and back leaves one redirect, and a new page may take the address left (case 12)', async () => {
  const { client, pageKey } = await draftWith(origin, 'there', [
    draftBlock('words', 'richText', { content: '<p>There and back</p>' }),
  ])
  const { draft } = await client.read('pages.find', { key: pageKey })
  await client.change('pages.publish', { key: pageKey, revision: draft.revision, accepted: 'all' })
  await draftWith(origin, 'neighbour', [])

  const { page } = await visit('/robots.txt')
  await openPageList(page, 'publisher')
  const dialog = page.getByRole('dialog', { name: 'Change the address' })
  const ask = async (from: string, to: string) => {
    await openPage(page, `landingPage.${from}_zh_HK`)
    await page.keyboard.press('Alt+s')
    await page.getByRole('button', { name: 'Change address…', exact: true }).click()
    await dialog.getByLabel('New address').fill(to)
    await page.keyboard.press('Enter')
  }
  const move = async (from: string, to: string) => {
    await ask(from, to)
    await page.waitForURL(`**/editor/pages/landingPage.${to}_zh_HK`)
  }
  const read = (key: string) => fetch(`${origin}/landingPage/${key}`, { redirect: 'manual' })
  const answerOf = async (key: string) => {
    const { status, headers } = await read(key)
    return [status, headers.get('location')]
  }
  /** Redirects of these addresses. */
  const redirects = async () =>
    (await client.read('redirects.list', {}))
      .map(({ from, to }) => `${from} → ${to}`)
      .filter(line => /\/(there|back|onward)\b/i.test(line))

  await ask('there', 'There')
  await dialog.getByText(/^The page has this address already: \/landingPage\/there\. Capital/).waitFor()
  await dialog.getByLabel('New address').fill('Neighbour')
  await page.keyboard.press('Enter')
  await dialog.getByText(/^Another page has the address \/landingPage\/neighbour\. Capital/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await move('there', 'back')
  await move('back', 'there')
  expect(await (await read('there')).text()).toContain('There and back')
  expect(await answerOf('back')).toEqual([301, '/landingPage/there'])
  expect(await redirects()).toEqual(['/landingPage/back → /landingPage/there'])
  // One spelling: the other is no second page.
  expect((await read('There')).status).not.toBe(200)

  // A new page at the address that redirects: the redirect is removed first.
  const again = { path: '/landingPage/back', locale: 'zh_HK', type: 'LANDING', title: 'Back' } as const
  await expect(client.change('pages.create', again)).rejects.toThrow('/landingPage/there')
  await client.change('redirects.remove', { from: again.path })
  await client.change('pages.create', again)
  expect(await redirects()).toEqual([])
  await ask('there', 'back')
  await dialog.getByText('Another page has this address. Choose another.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  // Once more, while a planned campaign holds the page and a preview link of it is open.
  const from = Math.ceil((Date.now() + DAY_MS) / 1000) * 1000
  const campaign = await client.change('campaigns.create', {
    name: { zh_HK: '改址', en_US: 'Moved' },
    from,
    until: from + DAY_MS,
    pages: [],
  })
  const { revision } = (await client.read('pages.find', { key: pageKey })).draft
  await client.change('campaigns.add-page', { id: campaign.id, key: pageKey, revision, accepted: 'all' })
  const { url } = await client.change('pages.preview-link', { key: pageKey })
  const { page: guest } = await visit(url)
  await guest.getByText('There and back').first().waitFor()
  await move('there', 'onward')
  expect(await redirects()).toEqual(['/landingPage/there → /landingPage/onward'])
  expect(await answerOf('there')).toEqual([301, '/landingPage/onward'])
  await guest.reload()
  await guest.getByText('There and back').first().waitFor()
  const planned = (await client.read('campaigns.list', {})).find(({ id }) => id === campaign.id)
  expect(planned?.pages.map(({ key }) => key)).toEqual(['landingPage.onward_zh_HK'])
  await client.change('campaigns.cancel', { id: campaign.id })
})
