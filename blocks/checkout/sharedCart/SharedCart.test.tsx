import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SharedCart as Shared, SharedCartItem } from '#api/client/cart/cart-share.ts'
import { memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { bagStore } from '../../shop/cart/bag.ts'
import { bagItem, bagOf, hkd } from '../../testing/bag.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { SharedCart } from './SharedCart.tsx'

const item = (code: string, change: Partial<SharedCartItem> = {}): SharedCartItem => ({
  skuCode: code,
  quantity: 2,
  reason: null,
  sku: {
    code,
    inventory: 8,
    price: hkd(100),
    listPrice: hkd(120),
    options: [{ name: 'Size', value: 'M' }],
    product: { code: `spu-${code}`, title: `Product ${code}`, picUrl: '' },
  },
  ...change,
})
const shared = (...content: SharedCartItem[]): Shared => ({ operatorName: 'Fog', expired: false, content })

async function given(found: Shared | null, cartAdd?: unknown) {
  const { api, sent } = memberApi({ cartShareInfo: found, cartAdd })
  render(onScreen('sharedCart', <SharedCart {...asPlaced} />, { api, params: { code: 'c0de' } }))
  await act(async () => undefined)
  return sent
}
const lineOf = (name: string) => {
  const line = screen.getAllByRole('listitem').find(each => within(each).queryByText(name))
  if (!line) throw new Error(`No line ${name}`)
  return line
}
const add = () => fireEvent.click(screen.getByRole('button', { name: 'Add all to my bag' }))

beforeEach(() => bagStore.set({ pending: 0 }))

describe('a shared bag', () => {
  test('lists what was shared at today’s prices, and who shared it (C-028, C-292, CO-82)', async () => {
    const sent = await given(shared(item('a')))
    expect(screen.getByText('Fog shared these products with you.')).toBeVisible()
    const line = within(lineOf('Product a'))
    expect(line.getByRole('link')).toHaveAttribute('href', '/product/spu-a')
    expect(line.getByText('HK$100')).toBeVisible()
    expect(line.getByText('× 2')).toBeVisible()
    expect(sent('cartShareInfo')).toEqual([{ code: 'c0de' }])
  })

  test('goes into the own bag at one press, without what is off sale, which it says (CO-82)', async () => {
    const few = item('few', { quantity: 9, reason: 'OUT_OF_STOCK' })
    const off = item('off', { reason: 'OFF_SHELF' })
    const sent = await given(
      shared(item('a'), few, off, item('gone', { reason: 'UNAVAILABLE', sku: null })),
      {
        success: true,
        cart: bagOf([bagItem('a')]),
        userErrors: [],
      },
    )
    expect(within(lineOf('Product off')).getByText('Not available at the moment')).toBeVisible()
    expect(within(lineOf('Product few')).getByText('Only 8 left')).toBeVisible()
    expect(screen.getByText('2 items are not available at the moment and will be left out.')).toBeVisible()
    add()
    expect(await screen.findByText('Everything was added to your bag.')).toBeVisible()
    expect(sent('cartAdd')).toMatchObject([
      {
        inputs: [
          { skuCode: 'a', quantity: 2 },
          { skuCode: 'few', quantity: 8 },
        ],
      },
    ])
    expect(bagStore.get().bag?.ableCartItems).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test('says what the shop refused', async () => {
    const refusal = { code: 'UEC11012', message: 'Your bag can hold at most 99 of this item.', field: null }
    await given(shared(item('a')), { success: false, cart: bagOf([]), userErrors: [refusal, refusal] })
    add()
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Some items could not be added: Your bag can hold at most 99 of this item.',
    )
  })

  test('a call that fails leaves the button', async () => {
    await given(shared(item('a')), () => {
      throw new Error('offline')
    })
    add()
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be added')
    expect(screen.getByRole('button', { name: 'Add all to my bag' })).toBeEnabled()
  })

  test('with nothing left to buy offers no button', async () => {
    await given(shared(item('a', { reason: 'SOLD_OUT' })))
    expect(screen.getByText('None of these items are available at the moment.')).toBeVisible()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  test.each([
    ['has expired', { ...shared(), expired: true }],
    ['is unknown', null],
  ])('that %s says so and leads to the shop (CO-82)', async (_, found) => {
    await given(found)
    expect(screen.getByRole('heading', { name: 'This link has expired' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/list')
  })
})
