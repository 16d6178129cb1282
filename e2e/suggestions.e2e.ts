import { catalogue } from '#locales/catalogue.ts'
import { expect, test } from 'vitest'
import { axeFindings, expectNoProblems, openBrowser, WIDTHS } from './browser.ts'

const { visit } = openBrowser()

test.each([
  ['zh', 'phone', '外套', catalogue.zh_HK],
  ['en', 'desktop', 'jack', catalogue.en_US],
] as const)(
  'in %s on a %s the search field suggests goods while one types; arrows and Enter lead to one (C-156)',
  async (lang, device, text, t) => {
    const visited = await visit(`/?lang=${lang}`, { viewport: { width: WIDTHS[device], height: 844 } })
    const { page } = visited
    const field = page.getByRole('combobox', { name: t.shop.header.searchLabel })
    await field.pressSequentially(text)
    const list = page.getByRole('listbox', { name: t.service.frame.search.label })
    const product = list
      .getByRole('group', { name: t.service.frame.search.products })
      .getByRole('option')
      .first()
    await product.waitFor()
    expect(await product.textContent()).toContain('HK$')
    expect((await axeFindings(page)).filter(found => /search|listbox|option|combobox/.test(found))).toEqual(
      [],
    )
    // An answer to fewer letters may still be replaced, and the choice begins again.
    await expect
      .poll(async () => {
        const isChosen = (await product.getAttribute('aria-selected')) === 'true'
        if (!isChosen) await field.press('ArrowDown')
        return (
          isChosen &&
          (await field.getAttribute('aria-activedescendant')) === (await product.getAttribute('id'))
        )
      })
      .toBe(true)
    const href = await product.getAttribute('href')
    await field.press('Enter')
    await page.waitForURL(`**${href}`)
    expectNoProblems(visited)
  },
)

test('characters that an input method composes are suggested for once they are chosen (C-156)', async () => {
  const { page, context } = await visit('/?lang=zh')
  const asked: string[] = []
  page.on('request', request => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/searchSuggestions')) asked.push(url.searchParams.get('variables') ?? '')
  })
  const t = catalogue.zh_HK
  const field = page.getByRole('combobox', { name: t.shop.header.searchLabel })
  await field.click()
  // Before that the shop does not know that characters are being composed.
  await page.getByRole('search').getByRole('status').waitFor({ state: 'attached' })
  const keyboard = await context.newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'ㄨㄞ', selectionStart: 2, selectionEnd: 2 })
  await keyboard.send('Input.insertText', { text: '外套' })
  await page.getByRole('listbox', { name: t.service.frame.search.label }).waitFor()
  expect(asked).toEqual(['{"keyword":"外套"}'])
})
