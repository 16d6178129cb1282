import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { bagStore, applyBag } from '../../shop/cart/bag.ts'
import { bagItem as item, bagOf } from '../../testing/bag.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { inPage } from '../../testing/render-view.tsx'
import { shopApi } from '../../testing/shop-api.ts'
import { shareCartBlock } from './block.ts'
import { ShareCart } from './ShareCart.tsx'

const CODE = 'kJ3-u_9aXb2cD4eF5gH6iJ'
const options = shareCartBlock.schema.parse({ text: 'Planning a trip?' })

function given(answer: () => unknown) {
  const { api, asked } = shopApi([], { createCartShare: answer })
  render(inPage(<ShareCart id="share" data={{}} options={options} />, { api }))
  return asked
}
const full = bagOf(
  [
    item('a', { quantity: 2 }),
    item('cup', { lineType: 'GIFT' }),
    item('sock', { lineType: 'ATTACHED_PRODUCT' }),
  ],
  { disableCartItems: [item('gone', { disabled: true, reason: 'SOLD_OUT' })] },
)
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Share bag' }))

withModalDialogs()
beforeEach(() => bagStore.set({ pending: 0 }))
afterEach(() => {
  act(dismissToast)
  vi.unstubAllGlobals()
})

describe('sharing the bag', () => {
  test('is offered where the bag holds something that can be shared (C-177)', () => {
    given(() => undefined)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => applyBag(bagOf([item('cup', { lineType: 'GIFT' })])))
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
    act(() => applyBag(full))
    expect(screen.getByText('Planning a trip?')).toBeVisible()
  })

  test('sends goods at their own price that can be bought, and shows the link to copy (C-293, C-294)', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const asked = given(() => ({ createCartShare: { code: CODE, userErrors: [] } }))
    act(() => applyBag(full))
    press()
    const address = `${location.origin}/cart-share/${CODE}?lang=en`
    expect(await screen.findByLabelText('Link')).toHaveValue(address)
    expect(asked('createCartShare')).toEqual([{ input: [{ skuCode: 'a', quantity: 2 }] }])
    // The dialog opens after it has its content.
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }))
    expect(await screen.findByText('Link copied.')).toBeVisible()
    expect(writeText).toHaveBeenCalledWith(address)
    expect(screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toContain(
      encodeURIComponent(address),
    )
  })

  test('uses the browser’s own share sheet where there is one (CO-21)', async () => {
    const share = vi.fn<(given: ShareData) => Promise<void>>().mockRejectedValue(new Error('cancelled'))
    vi.stubGlobal('navigator', { share })
    given(() => ({ createCartShare: { code: CODE, userErrors: [] } }))
    act(() => applyBag(full))
    press()
    fireEvent.click(await screen.findByRole('button', { name: 'Share with another app' }))
    expect(share).toHaveBeenCalledWith({
      title: 'Share your bag',
      url: `${location.origin}/cart-share/${CODE}?lang=en`,
    })
  })

  test('says why it does not work', async () => {
    const refusal = {
      code: 'CART_SHARE_EMPTY',
      message: 'There is nothing in your bag to share.',
      field: 'input',
    }
    given(() => ({ createCartShare: { code: null, userErrors: [refusal] } }))
    act(() => applyBag(full))
    press()
    await vi.waitFor(() => expect(currentToast()?.message).toBe('There is nothing in your bag to share.'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
