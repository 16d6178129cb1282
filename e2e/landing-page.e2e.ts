import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { canvasOf, saved, signInAs, toolbar } from './editor-page.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const KEY = 'first-landing-page'
const DAY = 24 * 3_600_000

/** Seconds that a person takes, by the keystroke-level model (Card, Moran and Newell, 1980). */
const POINT_AND_PRESS = 1.1 + 0.2
const KEY_PRESS = 0.28
const DECISION = 1.35

/** Acts by mouse and keyboard, and counts how long a person would take for it. */
function operatorAt(page: Page) {
  let seconds = 0
  return {
    press: async (target: Locator) => {
      seconds += DECISION + POINT_AND_PRESS
      await target.click()
    },
    write: async (target: Locator, words: string) => {
      seconds += DECISION + POINT_AND_PRESS + words.length * KEY_PRESS
      await target.click()
      await page.keyboard.insertText(words)
    },
    choose: async (target: Locator, label: string) => {
      seconds += DECISION + 2 * POINT_AND_PRESS
      await target.selectOption({ label })
    },
    key: async (name: string) => {
      seconds += KEY_PRESS
      await page.keyboard.press(name)
    },
    seconds: () => seconds,
  }
}
type Person = ReturnType<typeof operatorAt>

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

async function addBlock(page: Page, { press }: Person, name: string): Promise<void> {
  await press(page.locator('[data-area=palette]').getByText(name, { exact: true }))
  await panelOf(page).getByText(name, { exact: true }).first().waitFor()
}

/** Finds a picture in the media library by its name. */
async function choosePicture(page: Page, { press, write }: Person, name: string): Promise<void> {
  await press(panelOf(page).getByRole('button', { name: 'Library' }).first())
  const library = page.getByRole('dialog', { name: 'Media' })
  await write(library.getByRole('searchbox'), name)
  await library.getByText('1 picture', { exact: true }).waitFor()
  await press(library.getByRole('row'))
  await library.waitFor({ state: 'hidden' })
}

async function addProduct(page: Page, { write, key }: Person, field: string, code: string): Promise<void> {
  await write(panelOf(page).getByRole('combobox', { name: `Add products: ${field}` }), code)
  await page.getByRole('option').filter({ hasText: code }).waitFor()
  await key('ArrowDown')
  await key('Enter')
  await panelOf(page)
    .getByRole('button', { name: /^Remove / })
    .first()
    .waitFor()
}

/** One area in the middle of the picture, leading to a list. */
async function drawArea(page: Page, { press, choose, write }: Person): Promise<void> {
  await press(panelOf(page).getByText('Clickable areas', { exact: true }))
  await press(panelOf(page).getByRole('button', { name: 'Draw areas' }))
  const desk = page.getByRole('dialog', { name: 'Clickable areas' })
  await press(desk.getByRole('button', { name: 'Add an area' }))
  await choose(desk.getByRole('combobox', { name: 'Leads to' }), 'Search')
  await write(desk.getByRole('group', { name: 'Link of area 1' }).getByRole('textbox').last(), 'tent')
  await press(desk.getByRole('button', { name: 'Done' }))
}

/** Starts the English page and writes its words beside the Chinese ones. */
async function translate(page: Page, { press, write }: Person, words: Readonly<Record<string, string>>) {
  await press(page.getByRole('button', { name: 'Start English' }))
  await press(
    page.getByRole('dialog', { name: 'Both languages' }).getByRole('button', { name: 'Start English' }),
  )
  await page.frameLocator('iframe[title^="English canvas"]').locator('[data-cairn-id]').first().waitFor()
  for (const [block, text] of Object.entries(words)) {
    await press(page.getByRole('tab', { name: 'Outline', exact: true }))
    await press(page.getByRole('treeitem').filter({ hasText: block }))
    const field = panelOf(page)
      .getByRole('textbox', { name: /: English$/ })
      .first()
    await write(field, text)
  }
}

test('from an empty page to a landing page in both languages with slides, flash sale, products and clickable areas, planned with an end: under ten minutes of pointing and typing (LO-14)', async () => {
  const { page, problems } = await visit('/?lang=en', { viewport: { width: 1440, height: 900 } })
  await signInAs(page, 'publisher')
  const person = operatorAt(page)
  const { press, write } = person

  await press(page.getByRole('button', { name: 'New page' }))
  const created = page.getByRole('dialog', { name: 'New page' })
  await write(created.getByRole('textbox', { name: 'Address' }), KEY)
  await write(created.getByRole('textbox', { name: 'Title' }), '秋日登山')
  await press(created.getByRole('button', { name: 'Create' }))
  await canvasOf(page).locator('main').waitFor()

  await addBlock(page, person, 'Carousel')
  await press(panelOf(page).getByRole('button', { name: 'Add item' }))
  await choosePicture(page, person, 'scene-snow.svg')
  await write(panelOf(page).getByRole('textbox', { name: 'Title', exact: true }), '雪線之上')
  await addBlock(page, person, 'Flash sale')
  await addProduct(page, person, 'Products', 'CR-JKT-001')
  await addBlock(page, person, 'Products with tabs')
  await write(panelOf(page).getByRole('textbox', { name: 'Name of tab 1' }), '上山')
  await addProduct(page, person, 'Products of tab 1', 'CR-FLC-001')
  await addBlock(page, person, 'Banner')
  await choosePicture(page, person, 'scene-coast.svg')
  await write(panelOf(page).getByRole('textbox', { name: 'Description of the picture' }), '海島')
  await drawArea(page, person)
  await saved(page)
  await translate(page, person, { 上山: 'Uphill', Banner: 'Islands' })
  await saved(page)

  await press(toolbar(page, 'Publish'))
  const dialog = page.getByRole('dialog', { name: 'Publish' })
  await press(dialog.getByText('Chinese and English together'))
  await press(dialog.getByText('For a time'))
  const end = new Date(Date.now() + DAY)
  await press(dialog.getByRole('spinbutton', { name: 'day, Until' }))
  const digits = end.toLocaleString('en-GB', { timeZone: 'Asia/Hong_Kong' }).replaceAll(/\D/g, '')
  for (const digit of digits) await person.key(digit)
  await press(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.waitFor({ state: 'hidden' })

  expect(person.seconds() / 60).toBeLessThan(10)
  const client = await signedInClient(origin, 'publisher')
  const planned = (await client.campaigns()).filter(({ pages }) => pages.some(({ key }) => key.includes(KEY)))
  expect(planned.flatMap(({ pages }) => pages.map(({ key }) => key)).toSorted()).toEqual([
    `landingPage.${KEY}_en_US`,
    `landingPage.${KEY}_zh_HK`,
  ])
  for (const { until } of planned) expect(until).toBe(Math.floor(end.getTime() / 1000) * 1000)
  for (const [lang, words] of [
    ['zh', '上山'],
    ['en', 'Uphill'],
  ] as const) {
    const html = await (await fetch(`${origin}/landingPage/${KEY}?lang=${lang}`)).text()
    expect(html).toContain(words)
  }
  expect(problems.filter(problem => !problem.includes('401'))).toEqual([])
})
