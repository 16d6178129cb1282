import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { deferAddTracking, justAdded } from '../just-added.ts'
import { closeOverlays } from '../../popups/overlay.ts'
import { OverlayOutlet } from '../../popups/OverlayOutlet.tsx'
import { inPage } from '../../../testing/render-view.tsx'
import { useAddToBag } from './useAddToBag.ts'

const LINE = { productCode: 'JKT', skuCode: 'JKT-M', quantity: 1, categories: ['men', 'men-shell'] }

beforeEach(() => {
  dismissToast()
  closeOverlays()
  justAdded.set({ inBag: new Set() })
  window.dataLayer = []
  return () => delete window.dataLayer
})

function Buy({ isRecommended }: { readonly isRecommended?: boolean }) {
  const { add } = useAddToBag(isRecommended ? { isRecommended } : {})
  return (
    <button type="button" onClick={() => void add([LINE])}>
      Buy
    </button>
  )
}

type Refusal = { readonly code: string; readonly message: string; readonly field: null }
const OK = async (): Promise<readonly Refusal[]> => []
const refuse = (code: string) => async () => [{ code, message: 'The server’s words.', field: null }]

/** Presses the button against a bag that answers with these refusals; gives what was sent. */
async function buy(answer: () => Promise<readonly Refusal[]>, isRecommended = false) {
  const sent: unknown[] = []
  const api: Api = {
    locale: 'en_US',
    async run(_, variables) {
      sent.push(variables)
      const userErrors = await answer()
      return { cartAdd: { success: userErrors.length === 0, userErrors } } as never // the one operation asked
    },
    productsByCode: async () => [],
  }
  render(
    inPage(
      <>
        <Buy isRecommended={isRecommended} />
        <OverlayOutlet />
      </>,
      { api },
    ),
  )
  await press()
  return sent
}
const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Buy' }))
    await vi.dynamicImportSettled()
  })
/** GA4's names; the pixel's stand beside them. */
const tracked = () =>
  (window.dataLayer ?? []).map(({ event }) => event).filter(name => name === name.toLowerCase())
const banner = () => screen.queryByRole('region', { name: 'Added to your bag' })

test('success: a banner, the show-after-add flag, and the add is tracked (C-098, L-126, L-324, C-390)', async () => {
  const sent = await buy(OK)
  // The product itself is not sent: the bag knows its skus.
  const extProps = '{"categories":"men>men-shell"}'
  expect(sent).toEqual([{ inputs: [{ skuCode: 'JKT-M', quantity: 1, extProps }] }])
  expect(banner()).toBeVisible()
  expect(currentToast()).toBeUndefined()
  expect(justAdded.get().flag?.added).toMatchObject({ productCode: 'JKT', skuCode: 'JKT-M' })
  expect(tracked()).toEqual(['add_to_cart'])
})

test.each([
  ['a refusal', refuse('UEC11003'), 'There is not enough stock of this item.'],
  [
    'an answer that is none',
    () => Promise.reject(new ApiError('HTTP_500', 'broken')),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [
    'no connection',
    () => Promise.reject(new ApiError('NETWORK', 'offline')),
    'We could not connect. Please try again.',
  ],
])('%s: its toast, no flag, nothing tracked (C-099, L-323)', async (_, answer, message) => {
  await buy(answer)
  expect(currentToast()).toMatchObject({ message, status: 'error' })
  expect(banner()).toBeNull()
  expect(justAdded.get().flag).toBeUndefined()
  expect(tracked()).toEqual([])
})

test('while a pop-up attends, tracking waits for it; when it leaves, nothing is lost (L-324)', async () => {
  const leave = deferAddTracking()
  await buy(OK)
  expect(tracked()).toEqual([])
  leave()
  expect(tracked()).toEqual(['add_to_cart'])
  justAdded.get().flag?.track()
  expect(tracked()).toEqual(['add_to_cart'])
})

test('the next add writes the one before down (L-324)', async () => {
  const leave = deferAddTracking()
  await buy(OK)
  await press()
  expect(tracked()).toEqual(['add_to_cart'])
  leave()
  expect(tracked()).toEqual(['add_to_cart', 'add_to_cart'])
})

test('a recommendation that is bought raises no flag, is tracked at once and is in the bag (LO-35)', async () => {
  const leave = deferAddTracking()
  await buy(OK, true)
  leave()
  expect(justAdded.get().flag).toBeUndefined()
  expect(tracked()).toEqual(['add_to_cart'])
  expect([...justAdded.get().inBag]).toEqual(['JKT'])
})
