import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { dismissToast } from '#ui/toast/toast.ts'
import { bagStore, applyBag } from '../../shop/cart/bag.ts'
import { bagItem as item, bagOf } from '../../testing/bag.ts'
import { inPage } from '../../testing/render-view.tsx'
import { shopApi } from '../../testing/shop-api.ts'
import { cartLinesBlock } from './block.ts'
import { CartLines } from './CartLines.tsx'

const options = cartLinesBlock.schema.parse({})
const all = bagOf([item('tent'), item('boot'), item('mug')])
const refusal = [{ code: 'UEC11003', message: 'Only 0 left in stock.', field: 'params', skuCode: 'boot' }]
const answer = (cart = all, userErrors: readonly object[] = []) => ({
  success: userErrors.length === 0,
  cart,
  userErrors,
})

function show(answers: Parameters<typeof shopApi>[1]) {
  const { api, asked } = shopApi([], answers)
  render(inPage(<CartLines id="lines" data={{}} options={options} />, { api }))
  act(() => applyBag(all))
  return asked
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))
const undo = () => screen.getByRole('button', { name: 'Undo' })
/** What stands in the list, from above. */
const rows = () =>
  screen.getAllByRole('listitem').map(row => /Product (tent|boot|mug)/.exec(row.textContent)?.[0])

beforeEach(() => bagStore.set({ pending: 0 }))
afterEach(() => act(dismissToast))

describe('removing a line', () => {
  const without = bagOf([item('tent'), item('mug')])

  test('“Undo” takes its place and the focus; after that the line has the focus, and both are said (C-332)', async () => {
    const asked = show({
      cartDelete: () => ({ cartDelete: answer(without) }),
      cartAdd: () => ({ cartAdd: answer(all) }),
    })
    await press('Remove Product boot')
    expect(rows()).toEqual(['Product tent', 'Product boot', 'Product mug'])
    expect(undo()).toHaveFocus()
    expect(undo()).toHaveAccessibleDescription('Product boot was removed.')
    await press('Undo')
    expect(asked('cartAdd')).toMatchObject([{ inputs: [{ skuCode: 'boot', quantity: 1 }] }])
    expect(screen.getByRole('listitem', { name: 'Product boot' })).toHaveFocus()
    expect(screen.getByText('Product boot is back in your bag.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('one that the shop does not remove has the focus again', async () => {
    show({ cartDelete: () => Promise.reject(new Error('offline')) })
    await press('Remove Product boot')
    expect(screen.getByRole('listitem', { name: 'Product boot' })).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
  })

  test('one that cannot be put back can be tried again', async () => {
    show({
      cartDelete: () => ({ cartDelete: answer(without) }),
      cartAdd: () => ({ cartAdd: answer(without, refusal) }),
    })
    await press('Remove Product boot')
    await press('Undo')
    expect(undo()).toHaveFocus()
    expect(rows()).toEqual(['Product tent', 'Product boot', 'Product mug'])
  })

  test('the last one leaves “Undo” in an empty bag', async () => {
    show({ cartDelete: () => ({ cartDelete: answer(bagOf([])) }) })
    act(() => applyBag(bagOf([item('tent')])))
    await press('Remove Product tent')
    expect(undo()).toHaveFocus()
  })
})
