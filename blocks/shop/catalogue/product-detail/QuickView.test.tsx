import { ApiError } from '#api/client/api-error.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { favorites } from '../../favorite/favorites.ts'
import { overlays } from '../../popups/overlay.ts'
import { OverlayOutlet } from '../../popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../../testing/dialogs.ts'
import { productDetail } from '../../../testing/product-detail.ts'
import { inPage } from '../../../testing/render-view.tsx'
import { shopApi } from '../../../testing/shop-api.ts'
import type { BlockContext } from '../../../page/view.ts'
import { openQuickView } from './open-quick-view.ts'

const loadTexts = vi.fn<BlockContext['loadTexts']>(() => Promise.resolve())

withModalDialogs()
beforeEach(() => {
  loadTexts.mockClear()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  Element.prototype.scrollIntoView = () => undefined
  overlays.set({ shown: [] })
  favorites.set({ marks: [], isRead: false })
  dismissToast()
  return () => vi.unstubAllGlobals()
})

const rust = productDetail({ code: 'CR-JKT-002', title: 'Cloudridge in Rust' })

async function open(code = 'CR-JKT-001', answers: Parameters<typeof shopApi>[1] = {}) {
  const { api, asked } = shopApi([productDetail(), rust], answers)
  const go = vi.fn<BlockContext['go']>()
  render(inPage(<OverlayOutlet />, { api, go, isVisitor: () => Promise.resolve(false) }))
  await act(async () => openQuickView(code, loadTexts))
  return { asked, go, dialog: await screen.findByRole('dialog') }
}

const press = async (role: 'button' | 'radio' | 'link', name: string | RegExp) => {
  await act(async () => fireEvent.click(screen.getByRole(role, { name })))
}

test('its texts come with it; without them it does not open', async () => {
  await open()
  expect(loadTexts).toHaveBeenCalledExactlyOnceWith('product')
  loadTexts.mockRejectedValueOnce(new Error('no network'))
  await expect(openQuickView('CR-JKT-001', loadTexts)).rejects.toThrow('no network')
  expect(screen.getAllByRole('dialog')).toHaveLength(1)
})

test('shows the product with its choices and the way to its page (C-086)', async () => {
  const { dialog } = await open()
  expect(dialog).toHaveAccessibleName('Cloudridge Waterproof Shell')
  const inside = within(dialog)
  expect(inside.getByRole('heading', { level: 2 })).toHaveTextContent('Cloudridge Waterproof Shell')
  expect(inside.getByRole('link', { name: 'View full details' })).toHaveAttribute(
    'href',
    '/item/northfell/CR-JKT-001',
  )
  expect(inside.getByRole('button', { name: 'Add to bag' })).toBeVisible()
})

test('its heart asks “Which size?” with the sizes in it, not as an error (C-113)', async () => {
  const mark = { id: 'F1', skuCode: 'CR-JKT-001-PIN-M', spuCode: 'CR-JKT-001' }
  const { asked } = await open('CR-JKT-001', {
    createFavoriteGql: () => ({ createFavoriteGql: { favorite: mark, userErrors: [] } }),
  })
  await press('button', 'Add to wish list')
  const question = await screen.findByRole('dialog', { name: 'Which size?' })
  expect(currentToast()).toBeUndefined()
  expect(screen.queryByText('Please choose a size')).toBeNull()
  await act(async () => fireEvent.click(within(question).getByRole('button', { name: 'M' })))
  expect(asked('createFavoriteGql')).toHaveLength(1)
})

test('another colour: the way leads to it, the page’s address stays (C-083)', async () => {
  const { go } = await open()
  await press('radio', 'Rust')
  expect(screen.getByRole('link', { name: 'View full details' })).toHaveAttribute(
    'href',
    '/item/northfell/CR-JKT-002',
  )
  expect(go).not.toHaveBeenCalled()
})

test('the size guide is a layer inside; Escape takes the layer, then the window (C-078, CO-20)', async () => {
  const { dialog } = await open()
  await press('button', 'Size guide')
  expect(within(dialog).getByRole('table')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus()
  const escape = () => act(async () => void fireEvent(dialog, new Event('cancel', { cancelable: true })))
  await escape()
  expect(within(dialog).queryByRole('table')).toBeNull()
  expect(dialog).toHaveAttribute('open')
  await escape()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a failed add has the same toast as on the page (C-099, C-366, L-395)', async () => {
  const refused = { success: false, userErrors: [{ code: 'UEC11003', message: 'no', field: null }] }
  await open('CR-JKT-001', { cartAdd: () => ({ cartAdd: refused }) })
  await press('radio', 'M')
  await press('button', 'Add to bag')
  expect(currentToast()?.message).toBe('There is not enough stock of this item.')
})

test('an add is confirmed inside the window; further presses add nothing, “Add another” does (C-098, L-126)', async () => {
  const { asked, dialog } = await open('CR-JKT-001', {
    cartAdd: () => ({ cartAdd: { success: true, userErrors: [] } }),
  })
  await press('radio', 'M')
  const add = screen.getByRole('button', { name: 'Add to bag' })
  await act(async () => fireEvent.click(add))
  fireEvent.click(add)
  const note = await within(dialog).findByRole('region', { name: 'Added to your bag' })
  expect(note).toHaveFocus()
  expect(within(note).getByRole('status')).toHaveTextContent('Cloudridge Waterproof ShellM · Quantity 1')
  expect(within(note).getByRole('link', { name: 'View bag' })).toHaveAttribute('href', '/cart')
  expect(overlays.get().shown).toHaveLength(1)
  expect(asked('cartAdd')).toHaveLength(1)
  await press('button', 'Add another')
  expect(within(note).getByRole('status')).toHaveTextContent('M · Quantity 2')
  expect(asked('cartAdd')).toHaveLength(2)
  await press('radio', /^L/)
  expect(screen.getByRole('button', { name: 'Add to bag' })).toBeVisible()
})

test('the second press of a double click does not follow the way to the bag that came in its place', async () => {
  await open('CR-JKT-001', { cartAdd: () => ({ cartAdd: { success: true, userErrors: [] } }) })
  await press('radio', 'M')
  await press('button', 'Add to bag')
  const link = await screen.findByRole('link', { name: 'View bag' })
  expect(fireEvent.click(link, { detail: 2 })).toBe(false)
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
})

test('following a link closes it', async () => {
  await open()
  const link = screen.getByRole('link', { name: 'View full details' })
  link.addEventListener('click', event => event.preventDefault())
  await press('link', 'View full details')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an unknown product is reported to the shopper', async () => {
  await open('CR-NONE')
  expect(screen.getByText('This product could not be found')).toBeVisible()
})

test('without a network: says so and tries again when asked', async () => {
  const { api, run } = shopApi([productDetail()])
  const offline = new ApiError('NETWORK', 'offline')
  run.mockRejectedValueOnce(offline).mockRejectedValueOnce(offline)
  render(inPage(<OverlayOutlet />, { api }))
  await act(async () => openQuickView('CR-JKT-001', loadTexts))
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })))
  expect(await screen.findByRole('heading', { name: 'Cloudridge Waterproof Shell' })).toBeVisible()
})

describe('opened for a line of the bag', () => {
  const line = { skuCode: 'CR-JKT-001-PIN-M', quantity: 2 }
  async function change(isTaken = true) {
    const { api } = shopApi([productDetail(), rust])
    const save = vi.fn<(next: typeof line) => Promise<boolean>>(() => Promise.resolve(isTaken))
    render(inPage(<OverlayOutlet />, { api }))
    await act(async () => openQuickView('CR-JKT-001', loadTexts, { update: { line, save } }))
    const dialog = await screen.findByRole('dialog', {
      name: 'Change Cloudridge Waterproof Shell: colour or size',
    })
    return { save, dialog }
  }

  test('it shows the size and quantity of the line and the way to the product (C-086, L-405)', async () => {
    const { dialog, save } = await change()
    expect(screen.getByRole('radio', { name: /^M/ })).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Quantity of / })).toHaveValue('2')
    expect(within(dialog).getByRole('link', { name: 'View full details' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add to bag' })).toBeNull()
    await press('button', 'Update bag')
    expect(save).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test.each([
    ['XL', 2],
    ['L', 1],
  ])(
    'size %s goes into the bag in one step, with as many as the line had and the shop has (C-331)',
    async (size, quantity) => {
      const { save } = await change()
      await press('radio', new RegExp(`^${size}`))
      await press('button', 'Update bag')
      expect(save).toHaveBeenCalledExactlyOnceWith({ skuCode: `CR-JKT-001-PIN-${size}`, quantity })
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    },
  )

  test('another colour asks for its size first (C-088)', async () => {
    const { save } = await change()
    await press('radio', 'Rust')
    await press('button', 'Update bag')
    expect(await screen.findByText('Please choose a size')).toBeVisible()
    expect(save).not.toHaveBeenCalled()
  })

  test('a refusal leaves the choice open', async () => {
    const { save } = await change(false)
    await press('radio', /^L/)
    await press('button', 'Update bag')
    expect(save).toHaveBeenCalledTimes(1)
    expect(screen.getByRole('button', { name: 'Update bag' })).toBeEnabled()
  })
})
