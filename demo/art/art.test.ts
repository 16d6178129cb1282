import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { COLOURS } from '../catalogue/colours.ts'
import { demoMedia, mediaNames } from '../media.ts'
import { lightness, mix } from './colour.ts'
import { mirrored, symmetric } from './path.ts'
import { PIECES, type PieceName } from './pieces.ts'
import { backPicture, closeUpPicture, frontPicture } from './product-pictures.ts'

const pieces = Object.keys(PIECES) as PieceName[]

test('the same call draws the same picture', () => {
  for (const piece of pieces)
    expect(frontPicture(piece, COLOURS.pine, 3)).toBe(frontPicture(piece, COLOURS.pine, 3))
})

test('another colour draws another picture', () => {
  for (const piece of pieces)
    expect(frontPicture(piece, COLOURS.pine, 3)).not.toBe(frontPicture(piece, COLOURS.rust, 3))
})

test('all pictures of the demo are drawn within a few seconds and stay small on the wire', () => {
  const start = performance.now()
  const all = demoMedia()
  expect(performance.now() - start).toBeLessThan(6000)
  expect([...all.keys()]).toEqual(mediaNames())
  const isProduct = (name: string) => name.startsWith('cr-')
  const tooBig = [...all].filter(
    ([name, svg]) =>
      gzipSync(svg).length > (isProduct(name) ? 6_000 : 32_000) ||
      svg.length > (isProduct(name) ? 24_000 : 92_000),
  )
  expect(tooBig.map(([name]) => name)).toEqual([])
})

test('no picture needs a filter, and few patterns: dozens of them share a page', () => {
  const patterns = (svg: string) => svg.split('fill="url(#t').length - 1
  const heavy = pieces.filter(piece =>
    [frontPicture, backPicture, closeUpPicture]
      .map(draw => draw(piece, COLOURS.ink, 1))
      .some(svg => svg.includes('<filter') || patterns(svg) > 8),
  )
  expect(heavy).toEqual([])
})

test('an outline mirrored twice is itself', () => {
  const sleeve = 'M404 150C440 160 458 192 468 246C478 304 492 390 500 468Z'
  expect(mirrored(mirrored(sleeve))).toBe(sleeve)
})

test('a symmetrical outline ends where it began', () => {
  expect(symmetric('M300 100 C340 100 400 140 400 200 L400 300 L300 320')).toMatch(/^M300 100.*300 100Z$/)
})

test('mixing stays between its two colours', () => {
  expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
  expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  expect(lightness(mix('#204060', '#ffffff', 0.5))).toBeGreaterThan(lightness('#204060'))
})
