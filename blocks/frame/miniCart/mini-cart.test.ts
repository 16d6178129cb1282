import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagOf } from '../../testing/bag.ts'
import { cartLine } from '../../testing/cart-lines.ts'
import { hkd } from '../../testing/product.ts'
import { isAvailable, type LineState, lineState } from '../../shop/cart/line-state.ts'
import { quantityChoices } from '../../shop/cart/QuantitySelect.tsx'
import { miniCartOf, skusToSelect } from './mini-cart.ts'

type Case = [string, Parameters<typeof cartLine>[0], LineState]

test.each<Case>([
  ['flagged disabled (L-073)', { disabled: true }, 'disabled'],
  ['disabled comes first (L-073, L-077)', { disabled: true, selected: true, inventory: 0 }, 'disabled'],
  ['not on shelves (L-076)', { onShelves: false }, 'offShelf'],
  ['off the shelf before sold out (L-076)', { onShelves: false, inventory: 0 }, 'offShelf'],
  ['nothing left (L-074)', { inventory: 0 }, 'soldOut'],
  ['less left than asked for (L-075)', { inventory: 2, quantity: 3 }, 'outOfStock'],
  ['just enough left (L-075)', { inventory: 3, quantity: 3 }, 'available'],
  ['selected (L-077)', { selected: true }, 'selected'],
  ['neither', {}, 'available'],
])('%s', (_, change, expected) => {
  expect(lineState(cartLine(change))).toBe(expected)
})

test.each([
  [0, []],
  [-2, []],
  [1, [1]],
  [3, [1, 2, 3]],
  [5, [1, 2, 3, 4, 5]],
  [40, [1, 2, 3, 4, 5]],
])('%i left: the selector offers %j (C-189, L-078, CO-54)', (inventory, expected) => {
  expect(quantityChoices(inventory)).toEqual(expected)
})

const lines = fc.array(
  fc
    .record({
      lineType: fc.constantFrom('SALABLE_PRODUCT', 'GIFT', 'ATTACHED_PRODUCT'),
      disabled: fc.boolean(),
      selected: fc.boolean(),
      onShelves: fc.boolean(),
      inventory: fc.nat(6),
      quantity: fc.integer({ min: 1, max: 6 }),
      cents: fc.nat(1_000_000),
    })
    .map(({ cents, ...change }) => cartLine({ ...change, promoPrice: hkd(cents / 100) })),
)

describe('the mini cart', () => {
  test('lists available lines; counts their units but no gifts, and adds up their prices, to the cent (L-061, L-062, LO-74)', () => {
    fc.assert(
      fc.property(lines, all => {
        const cart = miniCartOf(bagOf(all))
        expect(cart.lines).toEqual(all.filter(isAvailable))
        const counted = cart.lines.filter(({ lineType }) => lineType !== 'GIFT')
        expect(cart.count).toBe(counted.reduce((sum, { quantity }) => sum + quantity, 0))
        const cents = cart.lines.map(
          ({ promoPrice, quantity }) => Math.round((promoPrice?.amount ?? 0) * 100) * quantity,
        )
        expect(Math.round(cart.price * 100)).toBe(cents.reduce((sum, each) => sum + each, 0))
      }),
    )
  })

  test('two of three lines can be ordered: those two are listed (L-061, L-064)', () => {
    const all = [
      cartLine({ lineId: 'a', quantity: 2 }),
      cartLine({ lineId: 'b', disabled: true }),
      cartLine({ lineId: 'c' }),
    ]
    const cart = miniCartOf(bagOf(all))
    expect(cart.lines.map(({ lineId }) => lineId)).toEqual(['a', 'c'])
    expect([cart.count, cart.price]).toEqual([3, 5970])
  })

  test('a refetch selects all that can be ordered, deselected ones again (L-070, C-188)', () => {
    const all = [
      cartLine({ lineId: 'a', selected: true }),
      cartLine({ lineId: 'b' }),
      cartLine({ lineId: 'c', inventory: 0 }),
    ]
    // Those that are selected stay so.
    expect(skusToSelect(miniCartOf(bagOf(all)).lines, false)).toEqual(['CR-JKT-001-M'])
  })

  test('but none while the cart page is open (LO-115)', () => {
    fc.assert(
      fc.property(lines, all => {
        expect(skusToSelect(all, true)).toEqual([])
      }),
    )
  })
})
