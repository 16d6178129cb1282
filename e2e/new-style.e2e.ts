import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { axeFindings, openBrowser } from './browser.ts'
import { countedHands } from './counted-hands.ts'
import { signInAs } from './editor-page.ts'
import { signedInClient } from './operator.ts'
import { isOnProductPage } from './product-page.ts'

const { visit, origin } = openBrowser()

const STYLE = 'CONTOUR-TEE'
const WITHIN = { timeout: 10_000 }

const COLOURS = [
  ['NVY', '海軍藍', 'Navy'],
  ['RED', '紅', 'Red'],
  ['SND', '沙', 'Sand'],
] as const
const SIZES = ['XS', 'S', 'M', 'L', 'XL'].map(size => [size, size, size] as const)

/** Most seconds for a new style with its 15 SKUs and 12 pictures, and for a copy of a like one. */
const NEW_SECONDS = 240
const COPY_SECONDS = 90

/**
 * Files of small pictures, four of each colour, named by it: JPEG and PNG in turn.
 * @param red makes them differ from those of other tests
 */
async function somePictures(red: number): Promise<readonly string[]> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-pictures-'))
  onTestFinished(() => rm(directory, { recursive: true }))
  const pictures = COLOURS.flatMap(([, , colour], group) =>
    [1, 2, 3, 4].map(async number => {
      const background = { r: red, g: group * 60, b: number * 50 }
      const type = number % 2 === 0 ? 'png' : 'jpg'
      const file = join(directory, `${colour.toLowerCase()}-${number}.${type}`)
      await sharp({ create: { width: 120, height: 160, channels: 3, background } }).toFile(file)
      return file
    }),
  )
  return Promise.all(pictures)
}

const regionOf = (page: Page, colour: string) => page.getByRole('region', { name: `${colour} 4 pictures` })

const addressesIn = (page: Page, colour: string) =>
  regionOf(page, colour)
    .locator('[data-url]')
    .evaluateAll(rows => rows.map(row => row.getAttribute('data-url')))

/** Puts twelve pictures into a new style: dropped at once, sorted by their names, put in order, and their words corrected. */
async function addPictures(page: Page, hands: ReturnType<typeof countedHands>, red: number) {
  await hands.drop(await somePictures(red), page.getByText(/^Several pictures at once/))
  for (const [, , colour] of COLOURS) await regionOf(page, colour).waitFor({ timeout: 20_000 })
  const [one, two, three, four] = await addressesIn(page, 'Navy')
  const handle = (number: number) =>
    page.getByRole('button', { name: `Move Picture ${number} of Navy`, exact: true })
  await hands.drag(handle(4), handle(1))
  await expect.poll(() => addressesIn(page, 'Navy')).toEqual([four, one, two, three])
  await hands.moveUp(handle(4))
  await expect.poll(() => addressesIn(page, 'Navy')).toEqual([four, one, three, two])
  for (const [, , colour] of COLOURS) {
    await hands.correct(`Alternative text in Chinese: Picture 4 of ${colour}`, '背面')
    await hands.correct(`Alternative text in English: Picture 4 of ${colour}`, ' from behind')
  }
  return [four, one, three, two]
}

/** Waits until the shop shows the pictures of a style, named in each language in its own words. */
async function seesPictures(
  style: string,
  title: Readonly<Record<'en' | 'zh', string>>,
  navy: readonly unknown[],
) {
  for (const [code, zh, en] of COLOURS) {
    const words = [
      ['en', `${title.en}, ${en}`],
      ['en', `${title.en}, ${en} (2)`],
      ['en', `${title.en}, ${en} (4) from behind`],
      ['zh', `${title.zh}，${zh}`],
      ['zh', `${title.zh}，${zh}（4）背面`],
    ] as const
    for (const [language, text] of words)
      await expect.poll(() => isOnProductPage(origin, `${style}-${code}`, language, text), WITHIN).toBe(true)
  }
  for (const address of navy)
    expect(await isOnProductPage(origin, `${style}-NVY`, 'zh', String(address))).toBe(true)
}

/** Puts the style that is open on the shelf, and saves it. */
async function putOnShelf(page: Page, hands: ReturnType<typeof countedHands>) {
  await page.getByText('3 colours · 15 SKUs').waitFor()
  await hands.turn('On the shelf')
  await hands.press('Save')
  await page.getByText('Saved.').waitFor()
}

describe('a new style', () => {
  test('3 colours × 5 sizes with 12 pictures are made and seen in the shop in both languages in four minutes, a like one in 90 seconds', async () => {
    const { page } = await visit('/robots.txt', { viewport: { width: 1440, height: 900 } })
    await signInAs(page, 'publisher')
    await page.goto('/editor/goods')
    const hands = countedHands(page)
    await hands.press('New')
    await hands.fill('Code of the style', 'NEW-RIDGE')
    await hands.fill('Title (Chinese)', '新山脊外套')
    await hands.fill('Title (English)', 'New Ridge Jacket')
    await hands.pick('Brands', 'hush-pine')
    await hands.pick('Categories', 'women-tees')
    await hands.fill('Sale price', '990')
    for (const [list, options] of [
      ['Colours', COLOURS],
      ['Sizes', SIZES],
    ] as const)
      for (const [code, zh, en] of options) {
        const place = page.getByRole('group', { name: list, exact: true })
        await hands.press('Add item', place)
        await hands.fill('Code', code, place)
        await hands.fill('Name (Chinese)', zh, place)
        await hands.fill('Name (English)', en, place)
      }
    await page.getByText('15 new SKUs:').waitFor()
    const navy = await addPictures(page, hands, 200)
    await hands.press('Create')
    await putOnShelf(page, hands)
    expect(hands.seconds()).toBeLessThanOrEqual(NEW_SECONDS)
    await seesPictures('NEW-RIDGE', { en: 'New Ridge Jacket', zh: '新山脊外套' }, navy)
    const client = await signedInClient(origin, 'publisher')
    const problems = async () => {
      const skus = await client.ask('styles.why-not', { style: 'NEW-RIDGE' })
      return skus.map(sku => sku.problems)
    }
    await expect.poll(problems, WITHIN).toEqual(Array.from({ length: 15 }, () => []))

    const again = countedHands(page)
    await again.press('Copy')
    await again.fill('Code of the style', 'NEW-CREST')
    await again.retype('Title (Chinese)', '新山頂外套')
    await again.retype('Title (English)', 'New Crest Jacket')
    const crest = await addPictures(page, again, 100)
    await again.press('Create')
    await putOnShelf(page, again)
    expect(again.seconds()).toBeLessThanOrEqual(COPY_SECONDS)
    await seesPictures('NEW-CREST', { en: 'New Crest Jacket', zh: '新山頂外套' }, crest)
  })

  test.each([1440, 390])(
    'axe finds nothing in a copy, nor is it wider than the screen, at %i px',
    async width => {
      const { page } = await visit('/robots.txt', { viewport: { width, height: 900 } })
      await signInAs(page, 'publisher')
      await page.goto(`/editor/goods/new?of=${STYLE}`)
      await page.getByLabel('Code of the style').fill('COPIED')
      await page.getByText('8 new SKUs:').waitFor()
      expect(await axeFindings(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      await page.getByRole('button', { name: 'Discard', exact: true }).click()
    },
  )
})
