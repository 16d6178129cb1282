import { expect, test } from 'vitest'
import { choiceIn, EVERYTHING, FILTERS, hrefOf, SORTS } from './wish-choice.ts'

test('every choice comes back from its address', () => {
  for (const filter of FILTERS)
    for (const sort of SORTS) {
      const { search, pathname } = new URL(hrefOf({ filter, sort }), 'https://shop.test')
      expect(pathname).toBe('/user/wish')
      expect(choiceIn(search)).toEqual({ filter, sort })
    }
})

test('the usual choice is not named', () => expect(hrefOf(EVERYTHING)).toBe('/user/wish'))

test.each(['', '?show=x&sort=y', '?show=ALL'])('an address that names none shows everything: %s', search =>
  expect(choiceIn(search)).toEqual(EVERYTHING),
)
