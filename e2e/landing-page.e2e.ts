import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { addByKeyboard, canvasOf, saved, openPageList, toArea, toolbar } from './editor-page.ts'
import { DECISION, KEY_PRESS, POINT_AND_PRESS } from './keystroke-model.ts'
import { signedInClient } from './operator.ts'

const { visit, origin } = openBrowser()

const DAY = 24 * 3_600_000

/** An operator at work, and the seconds that a person would take for it. */
interface Person {
  readonly press: (target: Locator) => Promise<void>
  readonly write: (target: Locator, words: string) => Promise<void>
  readonly choose: (target: Locator, label: string) => Promise<void>
  readonly key: (name: string) => Promise<void>
  readonly addBlock: (name: string) => Promise<void>
  readonly openOutline: () => Promise<void>
  readonly seconds: () => number
}

/** Points, presses and types. */
function byMouse(page: Page): Person {
  let seconds = 0
  const press = async (target: Locator) => {
    seconds += DECISION + POINT_AND_PRESS
    await target.click()
  }
  return {
    press,
    write: async (target, words) => {
      await press(target)
      seconds += words.length * KEY_PRESS
      await page.keyboard.insertText(words)
    },
    choose: async (target, label) => {
      seconds += DECISION + 2 * POINT_AND_PRESS
      await target.selectOption({ label })
    },
    key: async name => {
      seconds += KEY_PRESS
      await page.keyboard.press(name)
    },
    addBlock: name => press(page.locator('[data-area=palette]').getByText(name, { exact: true })),
    openOutline: () => press(page.getByRole('tab', { name: 'Outline', exact: true })),
    seconds: () => seconds,
  }
}

/** Most keys on the way to one control; more means that it cannot be reached. */
const MOST_KEYS = 60

/** What moves the focus towards an element: nothing more, an arrow within the widget that holds both, or Tab. */
const nextKeyTo = (wanted: Element) => {
  const focused = document.activeElement ?? document.body
  const held = document.getElementById(focused.getAttribute('aria-activedescendant') ?? '') ?? focused
  const control = wanted.closest('label')?.control ?? wanted
  const isWhole = held.matches('button, a, option, summary, [role="row"], [role="treeitem"]')
  if (control.contains(held) || (isWhole && held.contains(control))) return ''
  const isAbove = (held.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_PRECEDING) !== 0
  if (held instanceof HTMLInputElement && held.type === 'radio') {
    const isSame = control instanceof HTMLInputElement && control.name === held.name
    return isSame ? (isAbove ? 'ArrowUp' : 'ArrowDown') : 'Tab'
  }
  const group = held.closest(
    '[role="toolbar"], [role="tablist"], [role="tree"], [role="treegrid"], [role="grid"]',
  )
  if (!group?.contains(control)) return 'Tab'
  const isRow = group.matches('[role="toolbar"], [role="tablist"]')
  return isAbove ? (isRow ? 'ArrowLeft' : 'ArrowUp') : isRow ? 'ArrowRight' : 'ArrowDown'
}

/** Reaches everything by Tab, arrows and the editor's shortcuts, as an operator without a mouse does. */
function byKeyboard(page: Page): Person {
  let seconds = 0
  const key = async (name: string) => {
    seconds += KEY_PRESS
    await page.keyboard.press(name)
  }
  /** Whatever is wanted of the panels begins with the shortcut to it. */
  const goTo = async (target: Locator) => {
    seconds += DECISION
    await target.waitFor()
    const area = await target.evaluate(element => {
      const wanted = element.closest<HTMLElement>('[data-area]')?.dataset['area']
      return document.activeElement?.closest<HTMLElement>('[data-area]')?.dataset['area'] === wanted
        ? undefined
        : wanted
    })
    if (area === 'palette' || area === 'outline' || area === 'inspector') {
      seconds += 2 * KEY_PRESS
      await toArea(page, area)
    }
    for (let keys = 0; keys < MOST_KEYS; keys += 1) {
      const next = await target.evaluate(nextKeyTo)
      if (next === '') return
      await key(next)
    }
    const held = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300))
    throw new Error(`No key leads to ${String(target)}. The focus is on ${held}`)
  }
  return {
    press: async target => {
      await goTo(target)
      const isBox = await page.evaluate(() =>
        document.activeElement?.matches('[type=checkbox], [type=radio]'),
      )
      await key(isBox ? 'Space' : 'Enter')
    },
    write: async (target, words) => {
      await goTo(target)
      seconds += words.length * KEY_PRESS
      await page.keyboard.insertText(words)
    },
    choose: async (target, label) => {
      await goTo(target)
      seconds += label.length * KEY_PRESS
      await page.keyboard.type(label)
    },
    key,
    addBlock: async name => {
      seconds += DECISION + (name.length + 3) * KEY_PRESS
      await addByKeyboard(page, name)
    },
    openOutline: async () => {
      seconds += DECISION + 2 * KEY_PRESS
      await toArea(page, 'outline')
    },
    seconds: () => seconds,
  }
}

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Settings' })

async function addBlock(page: Page, person: Person, name: string): Promise<void> {
  await person.addBlock(name)
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
  await choose(desk.getByRole('combobox', { name: 'Links to' }), 'Search')
  await write(desk.getByRole('group', { name: 'Link of area 1' }).getByRole('textbox').last(), 'tent')
  await press(desk.getByRole('button', { name: 'Done' }))
}

/** Starts the English page and writes its words beside the Chinese ones. */
async function translate(
  page: Page,
  { press, write, openOutline }: Person,
  words: Readonly<Record<string, string>>,
) {
  await press(toolbar(page, 'Show both languages side by side'))
  await page.frameLocator('iframe[title^="English canvas"]').locator('[data-cairn-id]').first().waitFor()
  for (const [block, text] of Object.entries(words)) {
    await openOutline()
    await press(page.getByRole('treeitem').filter({ hasText: block }))
    const field = panelOf(page)
      .getByRole('textbox', { name: /: English$/ })
      .first()
    await write(field, text)
  }
}

/** From the list of pages to a landing page in both languages that goes live now and ends tomorrow. */
async function compose(page: Page, person: Person, path: string, end: Date): Promise<void> {
  const { press, write } = person

  await press(page.getByRole('button', { name: 'New page' }))
  const created = page.getByRole('dialog', { name: 'New page' })
  await write(created.getByRole('textbox', { name: 'Address' }), path)
  await write(created.getByRole('textbox', { name: 'Title (Chinese)' }), '秋日登山')
  await write(created.getByRole('textbox', { name: 'Title (English)' }), 'Autumn hikes')
  await press(created.getByRole('button', { name: 'Create' }))
  await canvasOf(page).locator('main').waitFor()

  await addBlock(page, person, 'Carousel')
  await press(panelOf(page).getByRole('button', { name: 'Add item' }))
  await choosePicture(page, person, 'scene-snow.svg')
  await write(panelOf(page).getByRole('textbox', { name: 'Slide name', exact: true }), '雪線之上')
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
  await press(dialog.getByText('For a set period'))
  await press(dialog.getByRole('spinbutton', { name: 'day, Until' }))
  const digits = end.toLocaleString('en-GB', { timeZone: 'Asia/Hong_Kong' }).replaceAll(/\D/g, '')
  for (const digit of digits) await person.key(digit)
  await press(dialog.getByRole('button', { name: 'Schedule' }))
  await dialog.waitFor({ state: 'hidden' })
}

test.each([
  { way: 'by mouse', personAt: byMouse, path: 'first-landing-page', minutes: 10 },
  { way: 'by keyboard alone', personAt: byKeyboard, path: 'landing-page-by-keyboard', minutes: 15 },
])(
  'from an empty page to a landing page in both languages with slides, flash sale, products and clickable areas, planned with an end, $way: under $minutes minutes of work (LO-14)',
  async ({ personAt, path, minutes }) => {
    const { page, problems } = await visit('/robots.txt', { viewport: { width: 1440, height: 900 } })
    await openPageList(page, 'publisher')
    const person = personAt(page)
    const end = new Date(Date.now() + DAY)
    await compose(page, person, path, end)
    expect(person.seconds() / 60).toBeLessThan(minutes)

    const client = await signedInClient(origin, 'publisher')
    const planned = (await client.read('campaigns.list', {})).filter(({ pages }) =>
      pages.some(({ key }) => key.startsWith(`landingPage.${path}_`)),
    )
    expect(planned.flatMap(({ pages }) => pages.map(({ key }) => key)).toSorted()).toEqual([
      `landingPage.${path}_en_US`,
      `landingPage.${path}_zh_HK`,
    ])
    for (const { until } of planned) expect(until).toBe(Math.floor(end.getTime() / 1000) * 1000)
    for (const [lang, words] of [
      ['zh', '上山'],
      ['en', 'Uphill'],
    ] as const) {
      const html = await (await fetch(`${origin}/landingPage/${path}?lang=${lang}`)).text()
      expect(html).toContain(words)
    }
    expect(problems.filter(problem => !problem.includes('401'))).toEqual([])
  },
)
