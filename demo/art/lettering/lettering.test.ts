import { expect, test } from 'vitest'
import { WORDS, type Words } from '../campaign-words.ts'
import { widthOf } from './lettering.ts'

const display = { use: 'display', size: 100, fill: '#000' } as const

test('an apostrophe leaves no hole in an English word', () => {
  expect(widthOf('We’ll', display)).toBeLessThan(widthOf('Well', display) + 30)
})

test('every drawn headline fits the narrowest picture it stands on', () => {
  const WIDEST = 772
  const POSTER_SIZE = 88 * 0.94
  const headlines = Object.values<Words>(WORDS).flatMap(({ headline }) => headline.map(line => line.en_US))
  const tooWide = headlines.filter(
    line => widthOf(line, { ...display, size: POSTER_SIZE, tracking: -14 }) > WIDEST,
  )
  expect(tooWide).toEqual([])
})
