import type { Page } from 'playwright'
import { describe, expect, onTestFinished, test } from 'vitest'
import { atRest, boxAtRest } from './at-rest.ts'
import { axeFindings, openBrowser } from './browser.ts'
import { signInAs } from './editor-page.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const WITHIN = { timeout: 10_000 }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Returns true if the list of shops, as the shop sends it in English, has a name. */
async function isInShop(name: string): Promise<boolean> {
  const html = await (
    await fetch(new URL('/storeLocator', origin), { headers: { cookie: 'locale=en' } })
  ).text()
  return html.includes(name)
}

describe('records of the site', () => {
  test('a pick-up point is renamed, removed and brought back, and the shop answers each time', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'admin')
    await page.goto('/editor/pickUpPoints')
    await page.getByRole('link', { name: 'Cairn Tai Hang' }).click()
    const name = page.getByRole('textbox', { name: 'Name (English)' })
    await name.waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await isInShop('Cairn Tai Hang')).toBe(true)
    await name.fill('Cairn School Street')
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => isInShop('Cairn School Street'), WITHIN).toBe(true)
    await button(page, 'Undo').first().click()
    await expect.poll(() => name.inputValue()).toBe('Cairn Tai Hang')
    await expect.poll(() => isInShop('Cairn School Street'), WITHIN).toBe(false)

    await button(page, 'Delete').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/editor/pickUpPoints')
    await expect.poll(() => isInShop('Cairn Tai Hang'), WITHIN).toBe(false)
    await page.goto('/editor/pickUpPoints/bin')
    await button(page, 'Bring back Cairn Tai Hang').click()
    await page.getByText('The bin is empty.').waitFor()
    await expect.poll(() => isInShop('Cairn Tai Hang'), WITHIN).toBe(true)
  })

  test('hours of a week replace the text of a pick-up point in the shop, and are taken back (CO-142)', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'admin')
    await page.goto('/editor/pickUpPoints/S-MUIWO')
    await page.getByRole('textbox', { name: 'Monday' }).fill('10-18')
    await button(page, 'Every day (as on Monday)').click()
    await page.getByText('Daily 10:00–18:00').waitFor()
    await page
      .getByRole('button', { name: /^Add the holidays of/ })
      .last()
      .click()
    await page.getByText(/holidays of \d+ are added and not saved yet/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(() => isInShop('Daily 10:00–18:00'), WITHIN).toBe(true)
    await button(page, 'Undo').first().click()
    await expect.poll(() => isInShop('Daily 10:00–18:00'), WITHIN).toBe(false)
  })

  test('a popular search is added and taken back (L-156)', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'admin')
    await page.goto('/editor/hotWords')
    await button(page, 'Add a word in English').click()
    await page.getByRole('textbox', { name: 'English word 5' }).fill('zeppelin')
    await page.getByText('Finds nothing', { exact: true }).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await page.reload()
    await page.getByText('Finds nothing', { exact: true }).waitFor()
    expect(await page.getByRole('textbox', { name: 'English word 5' }).inputValue()).toBe('zeppelin')
    await button(page, 'Remove “zeppelin”').click()
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
  })

  test('a version of a document is copied from the one in force, and its difference is shown', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/documents/terms-of-use')
    await page.getByText(/^Version 1: in force since/).waitFor()
    await button(page, 'New version from the one in force').click()
    await page.getByText(/^Version 2: begins on/).waitFor()
    await page.getByText('What version 2 changes of version 1').click()
    await page.getByText('The texts are the same.').waitFor()
    expect(await axeFindings(page)).toEqual([])
    const old = await fetch(new URL('/article/terms-of-use%401', origin))
    expect([old.status, (await old.text()).includes('使用條款')]).toEqual([200, true])
    expect((await fetch(new URL('/article/terms-of-use%402', origin))).status).toBe(404)
  })

  test('a document that the shop links to and that is not there is named above the list, with a way to add it', async () => {
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/documents/privacy-policy')
    const shown = page.getByRole('switch', { name: 'Shown' })
    // Below the editors of the texts, which come a moment later.
    await boxAtRest(shown)
    await shown.click()
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await page.goto('/editor/documents')
    await page.getByText(/^The shop links to/).waitFor()
    expect(await axeFindings(page)).toEqual([])
    await page.getByRole('link', { name: 'Open /privacy-policy' }).click()
    await shown.click()
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await page.goto('/editor/documents/new?code=about-us')
    await expect.poll(() => page.getByLabel('Code', { exact: true }).inputValue()).toBe('about-us')
  })

  test('menu entries change places by the keyboard; the shop shows them in the new order, and undo takes it back', async () => {
    const isWomenFirst = async () => {
      const html = await (await fetch(origin, { headers: { cookie: 'locale=en' } })).text()
      const header = html.slice(html.indexOf('<header'), html.indexOf('</header>'))
      const [men, women] = ['>Men<', '>Women<'].map(name => header.indexOf(name))
      return (women ?? -1) < (men ?? -1)
    }
    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/menus/tree')
    const handle = page.getByRole('button', { name: /Women/ }).first()
    await handle.waitFor()
    expect(await axeFindings(page)).toEqual([])
    expect(await isWomenFirst()).toBe(false)
    await handle.focus()
    await page.keyboard.press('Alt+ArrowUp')
    await page.getByText('Not saved: Women, Men').waitFor()
    await button(page, 'Save').click()
    await page.getByText('Saved.').waitFor()
    await expect.poll(isWomenFirst, WITHIN).toBe(true)
    await button(page, 'Undo').click()
    await expect.poll(isWomenFirst, WITHIN).toBe(false)
  })

  test('a menu entry that belongs to a campaign shows while that runs; the tree says so', async () => {
    const client = await signedInClient(origin, 'publisher')
    const inAnHour = Math.ceil(Date.now() / 1000) * 1000 + 3_600_000
    const name = { zh_HK: '聖誕', en_US: 'Christmas sale' }
    const { id } = await client.change('campaigns.create', { name, from: inAnHour, until: null, pages: [] })
    // What is left of it would stand among those of other tests.
    onTestFinished(async () => void (await client.change('campaigns.cancel', { id }).catch(() => undefined)))
    const isInMenu = async () =>
      (await (await fetch(origin, { headers: { cookie: 'locale=en' } })).text()).includes(
        'Gifts of the season',
      )

    const { page } = await visit('/robots.txt')
    await signInAs(page, 'publisher')
    await page.goto('/editor/menus/new?menuType=MENU&position=90')
    await page.getByLabel('Code', { exact: true }).fill('menu-gifts')
    await page.getByRole('textbox', { name: 'Name (Chinese)' }).fill('節日禮物')
    await page.getByRole('textbox', { name: 'Name (English)' }).fill('Gifts of the season')
    const campaign = page.getByRole('combobox', { name: 'Campaign' })
    // Scrolling closes a list, as wherever a page scrolls.
    await campaign.scrollIntoViewIfNeeded()
    await boxAtRest(campaign)
    await campaign.click()
    await page.keyboard.type('Christmas')
    await page.getByRole('option', { name: /Christmas sale/ }).waitFor()
    // By keys: a press of the mouse may scroll, and the list of a search gives way to that of the next letter.
    await atRest(page)
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowDown')
        return campaign.getAttribute('aria-activedescendant')
      })
      .toBeTruthy()
    await page.keyboard.press('Enter')
    expect(await campaign.inputValue()).toBe(id)
    await button(page, 'Create').click()
    await page.waitForURL('**/editor/menus/menu-gifts')
    await page.goto('/editor/menus/tree')
    await page.getByText('Not yet: campaign “Christmas sale” is to come').waitFor()
    expect(await isInMenu()).toBe(false)

    const soon = Math.ceil(Date.now() / 1000) * 1000 + 1000
    await client.change('campaigns.change', { id, revision: 1, from: soon })
    await expect.poll(isInMenu, WITHIN).toBe(true)
    await page.reload()
    await page.getByText('Campaign “Christmas sale” runs').waitFor()
    await client.change('campaigns.cancel', { id })
    await expect.poll(isInMenu, WITHIN).toBe(false)
    await page.reload()
    await page.getByText('No longer: campaign “Christmas sale” is over').waitFor()
    expect(await axeFindings(page)).toEqual([])
  })
})
