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

    test('merging twice at once merges once (M-070, MO-33)', async () => {
      const carts = createCartStore(open().db)
      await carts.change(visitor('from'), NOW, () => ({ lines: [line('m1', { skuCode: 'x', quantity: 3 })] }))
      await carts.change(member('into'), NOW, () => ({ lines: [line('m2', { skuCode: 'x', quantity: 2 })] }))
      const merge = () =>
        carts.merge('from', 'into', NOW, (mine, theirs) => mergeBags(mine, theirs, { now: NOW }))
      const results = await Promise.all([merge(), merge(), merge()])
      expect(results.filter(result => result !== undefined)).toHaveLength(1)
      const { lines } = await carts.find('into', NOW)
      expect(lines.map(({ skuCode, quantity }) => [skuCode, quantity])).toEqual([['x', 5]])
      expect((await carts.find('from', NOW)).lines).toEqual([])
    })
  })
})
