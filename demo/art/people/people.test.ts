import { expect, test } from 'vitest'
import { COLOURS } from '../../catalogue/colours.ts'
import { pieceOf } from '../pieces.ts'
import { createSheet } from '../sheet.ts'
import { WEARERS } from './people.ts'
import { type Wearer, wearerFromBehind, wearerFromFront } from './wearer.ts'
import { wornPicture } from './worn-picture.ts'

const wearers = Object.entries<Wearer>(WEARERS)

test.each(wearers)('%s wears the pieces of the shop, as they are drawn for sale', (_, wearer) => {
  const { top, topColour } = wearer.outfit
  const sheet = createSheet()
  const drawn = wearerFromFront(sheet, wearer)
  const colours = COLOURS[topColour]
  expect(drawn).toContain(colours.main)
  expect(drawn.length).toBeGreaterThan(pieceOf(top).draw(createSheet(), colours, 1).length)
})

test.each(wearers)('%s is drawn the same each time, from both sides, without a filter', (_, wearer) => {
  for (const draw of [wearerFromFront, wearerFromBehind]) {
    const drawn = draw(createSheet(), wearer)
    expect(drawn).toBe(draw(createSheet(), wearer))
    expect(drawn).not.toContain('<filter')
    expect(drawn).not.toMatch(/NaN|undefined/)
  }
})

test('on a picture the whole head is in sight', () => {
  const size = [600, 600] as const
  const picture = wornPicture(WEARERS.down, size, { headAt: 0.05, tall: 0.8 })
  const [, y, scale] = /translate\([\d.-]+ ([\d.-]+)\) scale\(([\d.]+)\)/.exec(picture) ?? []
  // The crown of a hat is 88 px above the sheet's edge.
  expect(Number(y) - 88 * Number(scale)).toBeGreaterThanOrEqual(0)
})
