import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { HOME_SEO_CODES, isSaleAddress, SPORT_SECTION } from './home-pages.ts'

test('the home pages are the shop’s own and the sport section’s (L-430, LO-114)', () => {
  expect(SPORT_SECTION).toBe('/SPORTb')
  expect(HOME_SEO_CODES).toEqual(['home', 'SPORTb'])
})

test.each([
  ['/products/Men/Sale', true],
  ['/products/OUTLET', true],
  ['/SPORTb/products/Shoes/outlet/', true],
  ['/list?keyword=sale', true],
  ['/list?keyword=Outlet&sort=new', true],
  ['/products/Sale/Men', false],
  ['/products/Wholesale', false],
  ['/list?keyword=sale%20tent', false],
  ['/landingPage/sale', false],
  ['/list', false],
])('%s leads to reduced goods: %s (L-430, LO-114)', (href, isSale) => {
  expect(isSaleAddress(href)).toBe(isSale)
})

/** Code by which the shop runs; presets are what an operator might enter. */
const ROOMS = ['api', 'blocks', 'content-store', 'editor', 'locales', 'renderer', 'server', 'ui']
const COMMENTS = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

test('one file of the code holds the marker and the keywords (L-430)', () => {
  const files = globSync(`{${ROOMS.join(',')}}/**/*.{ts,tsx}`).filter(
    file => !/\.test\.tsx?$|\/presets\.ts$|\/generated\/|\/testing\//.test(file),
  )
  expect(files.length).toBeGreaterThan(500)
  const holders = files.filter(file =>
    /SPORTb|'sale', 'outlet'/.test(readFileSync(file, 'utf8').replaceAll(COMMENTS, '')),
  )
  expect(holders).toEqual(['api/rules/home-pages.ts'])
})
