import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Redirect } from '../client/types.ts'
import { presentKey, redirectFrom, withRedirect } from './redirects.ts'

const move = (from: string, to: string): Redirect => ({
  from: `/landingPage/${from}`,
  to: `/landingPage/${to}`,
  at: 1,
  by: 'Ben',
})
const all = (...moves: readonly (readonly [string, string])[]) =>
  moves.reduce<readonly Redirect[]>((redirects, [from, to]) => withRedirect(redirects, move(from, to)), [])

test.each([
  ['one move', all(['a', 'b']), [['a', 'b']]],
  [
    'a chain is shortened',
    all(['a', 'b'], ['b', 'c']),
    [
      ['a', 'c'],
      ['b', 'c'],
    ],
  ],
  ['a page that moves back is found where it is', all(['a', 'b'], ['b', 'a']), [['b', 'a']]],
  [
    'a loop over three addresses ends',
    all(['a', 'b'], ['b', 'c'], ['c', 'a']),
    [
      ['b', 'a'],
      ['c', 'a'],
    ],
  ],
] as const)('%s', (_, redirects, expected) => {
  expect(redirects.map(({ from, to }) => [from.at(-1), to.at(-1)])).toEqual(expected)
})

test('after any moves, each address a page ever had leads to where it is, in one step', () => {
  const moves = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 30 })
  fc.assert(
    fc.property(moves, wanted => {
      // Page n starts at address n; a move to an address that a page has, or that leads to another page, is refused.
      const places = [0, 1, 2]
      const had = places.map(at => new Set([at]))
      let redirects: readonly Redirect[] = []
      for (const [pick, to] of wanted) {
        const page = pick % places.length
        const isFree = !places.includes(to) && had.every((each, other) => other === page || !each.has(to))
        if (!isFree) continue
        redirects = withRedirect(redirects, move(`p${places[page]}`, `p${to}`))
        places[page] = to
        had[page]?.add(to)
      }
      for (const [page, addresses] of had.entries())
        for (const at of addresses) {
          const here = `/landingPage/p${places[page]}`
          const found = redirectFrom(redirects, `/landingPage/p${at}`)
          expect(found?.to ?? `/landingPage/p${at}`).toBe(here)
          expect(redirectFrom(redirects, here)).toBeUndefined()
        }
    }),
  )
})

test('a page is found by the keys it had, in its own language', () => {
  const redirects = all(['a', 'b'])
  expect(presentKey(redirects, 'landingPage.a_en_US')).toBe('landingPage.b_en_US')
  expect(presentKey(redirects, 'landingPage.b_en_US')).toBe('landingPage.b_en_US')
  expect(presentKey(redirects, 'nonsense')).toBe('nonsense')
})
