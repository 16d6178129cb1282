import { describe, expect, test } from 'vitest'
import { describeOnBothDatabases } from '../testing/databases.ts'
import { type BagLine, mergeBags } from './bag.ts'
import { CartConflict, type CartOwner, createCartStore, VISITOR_CART_MS } from './cart-store.ts'

const NOW = Date.UTC(2026, 10, 22)
const visitor = (code: string): CartOwner => ({ code, isMember: false })
const member = (code: string): CartOwner => ({ code, isMember: true })

const line = (id: string, change: Partial<BagLine> = {}): BagLine => ({
  id,
  skuCode: `sku-${id}`,
  activityCode: '',
  quantity: 1,
  isSelected: true,
  addedPrice: 9900,
  extProps: '{}',
  updatedAt: NOW,
  ...change,
})

describe('bags', () => {
  describeOnBothDatabases('are kept', open => {
    test('as they were written, with a version that rises', async () => {
      const carts = createCartStore(open().db)
      const owner = visitor('kept')
      expect(await carts.find(owner.code, NOW)).toMatchObject({ version: 0, lines: [] })
      const lines = [
        line('k1', { activityCode: 'trail', addedPrice: null }),
        line('k2', { isSelected: false }),
      ]
      await carts.change(owner, NOW, () => ({ lines }))
      await carts.change(owner, NOW, before => ({ lines: before.slice(1) }))
      await carts.chooseGifts(owner, NOW, 'cup', ['a', 'b'])
      expect(await carts.find(owner.code, NOW)).toMatchObject({
        version: 3,
        lines: [lines[1]],
        giftChoices: new Map([['cup', ['a', 'b']]]),
      })
    })

    test('fifty changes at once lose none', async () => {
      const carts = createCartStore(open().db)
      const owner = visitor('busy')
      await Promise.all(
        Array.from({ length: 50 }, () =>
          carts.change(owner, NOW, ([known]) => ({
            lines: [{ ...(known ?? line('b1', { quantity: 0 })), quantity: (known?.quantity ?? 0) + 1 }],
          })),
        ),
      )
      const cart = await carts.find(owner.code, NOW)
      expect([cart.version, cart.lines.length, cart.lines[0]?.quantity]).toEqual([50, 1, 50])
    })

    test('a caller that has seen another version changes nothing', async () => {
      const carts = createCartStore(open().db)
      const owner = visitor('seen')
      await carts.change(owner, NOW, () => ({ lines: [line('s1')] }), 0)
      const late = carts.change(owner, NOW, () => ({ lines: [] }), 0)
      await expect(late).rejects.toThrow(CartConflict)
      expect((await carts.find(owner.code, NOW)).version).toBe(1)
      await carts.change(owner, NOW, () => ({ lines: [] }), 1)
      expect((await carts.find(owner.code, NOW)).lines).toEqual([])
    })

    test('a change that changes nothing leaves version and life as they are, and makes no bag (CO-60)', async () => {
      const carts = createCartStore(open().db)
      const asIs = (lines: readonly BagLine[]) => ({ lines, said: 'no' })
      const none = await carts.change(visitor('still'), NOW, asIs)
      expect(none).toMatchObject({ said: 'no', cart: { version: 0, lines: [] } })
      expect(
        await open().db.selectFrom('cart').selectAll().where('owner_code', '=', 'still').execute(),
      ).toEqual([])
      await carts.change(visitor('still'), NOW, () => ({ lines: [line('n1')] }))
      const refused = await carts.change(visitor('still'), NOW + 1, asIs)
      expect(refused.cart).toMatchObject({ version: 1, lines: [{ id: 'n1' }] })
      expect((await carts.find('still', NOW + VISITOR_CART_MS)).lines).toEqual([])
    })

    test('a visitor’s bag ends thirty days after its last change; a member’s stays (CO-60)', async () => {
      const carts = createCartStore(open().db)
      await carts.change(visitor('left'), NOW, () => ({ lines: [line('l1')] }))
      await carts.change(member('stays'), NOW, () => ({ lines: [line('l2')] }))
      const later = NOW + VISITOR_CART_MS
      expect((await carts.find('left', later - 1)).lines).toHaveLength(1)
      expect((await carts.find('left', later)).lines).toEqual([])
      await carts.purge(later)
      expect((await carts.find('left', NOW)).lines).toEqual([])
      expect((await carts.find('stays', later)).lines).toHaveLength(1)
    })

    test('a bag that has run out comes back by no change, merge or choice (CO-60)', async () => {
      const carts = createCartStore(open().db)
      const later = NOW + VISITOR_CART_MS
      for (const code of ['late-1', 'late-2', 'late-3']) {
        await carts.change(visitor(code), NOW, () => ({ lines: [line(`old-${code}`)] }))
        await carts.chooseGifts(visitor(code), NOW, 'cup', ['a'])
      }
      const added = line('new')
      const { cart } = await carts.change(visitor('late-1'), later, lines => ({ lines: [...lines, added] }))
      expect(cart).toMatchObject({ version: 1, lines: [added], giftChoices: new Map() })
      expect(await carts.find('late-1', later)).toEqual(cart)
      const chosen = await carts.chooseGifts(visitor('late-2'), later, 'cap', ['b'])
      expect(chosen).toMatchObject({ version: 1, lines: [], giftChoices: new Map([['cap', ['b']]]) })
      const merged = await carts.merge('late-3', 'a-member', later, (mine, theirs) => ({
        lines: [...mine, ...theirs],
      }))
      expect(merged).toBeUndefined()
      expect((await carts.find('a-member', later)).lines).toEqual([])
    })

    test('a visitor’s choice of gifts moves with the bag, unless the member has chosen', async () => {
      const carts = createCartStore(open().db)
      await carts.change(visitor('picky'), NOW, () => ({ lines: [line('p1')] }))
      await carts.chooseGifts(visitor('picky'), NOW, 'cup', ['theirs'])
      await carts.chooseGifts(visitor('picky'), NOW, 'hat', ['theirs'])
      await carts.chooseGifts(member('host'), NOW, 'hat', ['mine'])
      await carts.merge('picky', 'host', NOW, (mine, theirs) => ({ lines: [...mine, ...theirs] }))
      const { lines, giftChoices } = await carts.find('host', NOW)
      expect(lines.map(({ id }) => id)).toEqual(['p1'])
      expect(giftChoices).toEqual(
        new Map([
          ['cup', ['theirs']],
          ['hat', ['mine']],
        ]),
      )
    })

    test('purging takes lines and choices along', async () => {
      const { db } = open()
      const carts = createCartStore(db)
      await carts.change(visitor('purged'), NOW, () => ({ lines: [line('g1')] }))
      await carts.chooseGifts(visitor('purged'), NOW, 'cup', ['a'])
      await carts.purge(NOW + VISITOR_CART_MS)
      for (const table of ['cart_line', 'cart_gift_choice'] as const) {
        const rows = await db.selectFrom(table).selectAll().where('owner_code', '=', 'purged').execute()
        expect(rows).toEqual([])
      }
    })

    test('merging twice at once merges once (M-070, MO-33)', async () => {
      const carts = createCartStore(open().db)
      await carts.change(visitor('from'), NOW, () => ({ lines: [line('m1', { skuCode: 'x', quantity: 3 })] }))
      await carts.change(member('into'), NOW, () => ({ lines: [line('m2', { skuCode: 'x', quantity: 2 })] }))
      const merge = () =>
        carts.merge('from', 'into', NOW, (mine, theirs) =>
          mergeBags(mine, theirs, {
            now: NOW,
            find: () => undefined,
            addOnOf: () => undefined,
            mostUnits: 99,
          }),
        )
      const results = await Promise.all([merge(), merge(), merge()])
      expect(results.filter(result => result !== undefined)).toHaveLength(1)
      const { lines } = await carts.find('into', NOW)
      expect(lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([['x', 5]])
      expect((await carts.find('from', NOW)).lines).toEqual([])
    })
  })
})
