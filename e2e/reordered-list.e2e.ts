import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { canvasOf, openAs, pressBlock, saved, toolbar } from './editor-page.ts'
import { draftBlock, draftWith, inEnglishToo } from './operator.ts'

const { visit, origin } = openBrowser()

const PICTURES = ['scene-snow', 'scene-ridge', 'scene-coast'].map(name => `/media/demo/${name}.svg`)
const [SNOW, RIDGE, COAST] = PICTURES

const linesOf = (page: Page) => page.locator('[data-area=inspector] [data-item^="items."]')
const line = (page: Page, at: number) => linesOf(page).nth(at)

/** An entry of the menu of a slide, the first is 0. */
async function act(page: Page, at: number, name: string) {
  await line(page, at)
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens a slide if it is shut, and types its name at once. */
async function typeName(page: Page, at: number, text: string) {
  const toggle = line(page, at).locator('button[aria-expanded]').first()
  if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.click()
  await line(page, at).getByLabel('Slide name').fill(text)
}

/** A carousel of three slides without texts, in both languages; `open` selects it in a browser of an operator's own. */
async function carousel(key: string) {
  const items = PICTURES.map(swiper_img_url => ({ swiper_img_url }))
  const { client, pageKey } = await draftWith(origin, key, [draftBlock('slides', 'newSwiper', { items })])
  await inEnglishToo(client, pageKey, key)
  const storedOf = async (page: string) => {
    const { components } = (await client.read('pages.find', { key: page })).draft
    const slides = components[0]?.options['items'] as { swiper_img_url: string; title?: string }[]
    return slides.map(({ swiper_img_url, title = '' }) => `${swiper_img_url} ${title}`.trim())
  }
  return {
    stored: () => storedOf(pageKey),
    /** Pictures of the English page. */
    pictures: async () => (await storedOf(`landingPage.${key}_en_US`)).map(text => text.split(' ')[0]),
    async open(role: 'editor' | 'publisher') {
      const { page } = await openAs(visit, role, pageKey)
      await canvasOf(page).locator('[data-cairn-id=slides]').waitFor()
      await pressBlock(page, 'slides')
      await line(page, 2).waitFor()
      return page
    },
  }
}

type Carousel = Awaited<ReturnType<typeof carousel>>

/** Takes steps back one by one: the slides then are these. */
async function undoTo(
  page: Page,
  { stored, pictures }: Carousel,
  states: readonly (readonly (string | undefined)[])[],
) {
  for (const expected of states) {
    await toolbar(page, 'Undo').click()
    await expect.poll(stored).toEqual(expected)
  }
  const order = states.at(-1)?.map(text => text?.split(' ')[0])
  await expect.poll(pictures).toEqual(order)
}

test('typing after a move or a removal goes into the slide it is typed into, and undo is exact (case 14)', async () => {
  const slides = await carousel('reordered')
  const { stored, pictures } = slides
  const page = await slides.open('editor')

  await act(page, 0, 'Move down')
  await typeName(page, 0, '甲')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, SNOW, COAST])
  await act(page, 1, 'Remove')
  await typeName(page, 1, '乙')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, `${COAST} 乙`])
  await expect.poll(pictures).toEqual([RIDGE, COAST])
  await saved(page)
  await undoTo(page, slides, [
    [`${RIDGE} 甲`, COAST],
    [`${RIDGE} 甲`, SNOW, COAST],
    [RIDGE, SNOW, COAST],
    [SNOW, RIDGE, COAST],
  ])
})

test('so it does when another operator moves the third slide in between (case 14)', async () => {
  const slides = await carousel('reordered-by-two')
  const { stored, pictures } = slides
  const [ada, bo] = [await slides.open('editor'), await slides.open('publisher')]

  await act(ada, 0, 'Move down')
  await typeName(ada, 0, '甲')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, SNOW, COAST])
  await line(bo, 0).getByText('甲').waitFor()
  await act(bo, 2, 'Move up')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, COAST, SNOW])
  await line(ada, 2).locator(`img[src*="scene-snow"]`).waitFor()
  await act(ada, 1, 'Remove')
  await typeName(ada, 1, '乙')
  await expect.poll(stored).toEqual([`${RIDGE} 甲`, `${SNOW} 乙`])
  await expect.poll(pictures).toEqual([RIDGE, SNOW])
  await saved(ada)
  await undoTo(ada, slides, [
    [`${RIDGE} 甲`, SNOW],
    [`${RIDGE} 甲`, COAST, SNOW],
    [RIDGE, COAST, SNOW],
    [SNOW, RIDGE, COAST],
  ])
})

test('typing goes on in its slide, without a press, while another operator moves the third one to the front (case 14)', async () => {
  const slides = await carousel('reordered-under')
  const { stored, pictures } = slides
  const [ada, bo] = [await slides.open('editor'), await slides.open('publisher')]

  await typeName(ada, 2, '甲')
  await expect.poll(stored).toEqual([SNOW, RIDGE, `${COAST} 甲`])
  await line(bo, 2).getByText('甲').waitFor()
  await act(bo, 2, 'Move up')
  await expect.poll(stored).toEqual([SNOW, `${COAST} 甲`, RIDGE])
  await line(ada, 1).getByLabel('Slide name').waitFor()
  await ada.keyboard.type('乙')
  await expect.poll(stored).toEqual([SNOW, `${COAST} 甲乙`, RIDGE])
  await act(bo, 0, 'Move down')
  await expect.poll(stored).toEqual([`${COAST} 甲乙`, SNOW, RIDGE])
  await line(ada, 0).getByLabel('Slide name').waitFor()
  await ada.keyboard.type('丙')
  await expect.poll(stored).toEqual([`${COAST} 甲乙丙`, SNOW, RIDGE])
  await expect.poll(pictures).toEqual([COAST, SNOW, RIDGE])
})

test('typing into a slide that another operator removes goes into no other, and the slide is offered with its text (case 14)', async () => {
  const slides = await carousel('removed-under')
  const { stored, pictures } = slides
  const [ada, bo] = [await slides.open('editor'), await slides.open('publisher')]

  await typeName(ada, 1, '甲')
  await expect.poll(stored).toEqual([SNOW, `${RIDGE} 甲`, COAST])
  await line(bo, 1).getByText('甲').waitFor()
  await act(bo, 1, 'Remove')
  await expect.poll(stored).toEqual([SNOW, COAST])
  const question = ada.getByRole('alertdialog', { name: 'Another operator changed the same parts' })
  await question.waitFor()
  await ada.keyboard.type('乙')
  expect(await axeFindings(ada)).toEqual([])
  expect(await stored()).toEqual([SNOW, COAST])
  await question.getByRole('button', { name: 'Use mine' }).click()
  await expect.poll(stored).toEqual([SNOW, `${RIDGE} 甲`, COAST])
  await expect.poll(pictures).toEqual([SNOW, RIDGE, COAST])
  await expect
    .poll(() => ada.evaluate(() => document.activeElement?.closest('[data-area]')?.getAttribute('data-area')))
    .toBe('inspector')
  await saved(ada)
  await undoTo(ada, slides, [[SNOW, COAST]])
})
