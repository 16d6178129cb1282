import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/client/api-error.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import type { BlockContext } from '../../page/view.ts'
import { favorites } from '../../shop/favorite/favorites.ts'
import { overlays } from '../../shop/popups/overlay.ts'
import { OverlayOutlet } from '../../shop/popups/OverlayOutlet.tsx'
import { type Answers, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { hkd } from '../../testing/product.ts'
import { wished, wishPage } from '../../testing/wish-list.ts'
import { WishList } from './WishList.tsx'

withModalDialogs()
beforeEach(() => {
  history.replaceState(null, '', '/user/wish')
  favorites.set({ marks: [], isRead: false })
  overlays.set({ shown: [] })
  dismissToast()
})

async function show(answers: Answers, around: Partial<BlockContext> = {}) {
  const { api, sent } = memberApi(answers)
  const go = vi.fn<BlockContext['go']>()
  const view = (
    <>
      <WishList {...asPlaced} />
      <OverlayOutlet />
    </>
  )
  render(onScreen('wishList', view, { api, go, ...around }))
  await act(async () => undefined)
  return { sent, go }
}
const card = (title: string) =>
  within(screen.getByRole('heading', { level: 2, name: title }).closest('article') as HTMLElement)
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const press = (name: string | RegExp) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })))

describe('the wish list', () => {
  test('shows what was marked, with its size, what it costs now and whether it can be had (M-152, M-210)', async () => {
    await show({
      queryFavorites: wishPage([
        wished('shell', { sku: { price: hkd(700), inventory: 2 } }),
        wished('boots', { isAvailable: false, sku: { inventory: 0 } }),
        wished('old', { isAvailable: false, product: { onShelves: false } }),
        wished('gone', { isAvailable: false, product: null, sku: null, description: '', url: '' }),
      ]),
    })
    expect(screen.getByRole('link', { name: 'Product shell' })).toHaveAttribute('href', '/product/shell')
    const shell = card('Product shell')
    for (const text of ['Northfell', 'Pine / M', 'HK$700', 'Only 2 left'])
      expect(shell.getByText(text)).toBeVisible()
    expect(shell.getByRole('button', { name: 'Add to bag: Product shell Pine M' })).toBeVisible()
    expect(card('Product boots').getByText('Sold out')).toBeVisible()
    expect(card('Product boots').getByRole('button', { name: /^Notify me/ })).toBeVisible()
    for (const title of ['Product old', 'No longer available']) {
      expect(card(title).getByText('No longer sold')).toBeVisible()
      expect(card(title).getAllByRole('button')).toHaveLength(1)
    }
  })

  test('an empty one says how to fill it and leads on', async () => {
    await show({ queryFavorites: wishPage([]) })
    expect(screen.getByRole('heading', { level: 2, name: 'Your wish list is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Browse products' })).toHaveAttribute('href', '/list')
    expect(screen.queryByRole('group', { name: 'Show' })).toBeNull()
  })

  test('waits with the places of its cards', async () => {
    await show({ queryFavorites: () => new Promise(() => undefined) })
    expect(titles()).toEqual([])
    expect(screen.getAllByRole('status').some(status => status.closest('section'))).toBe(true)
  })

  test('one that could not be read offers another try', async () => {
    let isDown = true
    await show({
      queryFavorites: () => {
        if (isDown) throw new ApiError('NETWORK', 'offline')
        return wishPage([wished('shell')])
      },
    })
    expect(screen.getByRole('alert')).toBeVisible()
    isDown = false
    await press('Try again')
    expect(titles()).toEqual(['Product shell'])
  })

  test('is inert on the canvas and asks for nothing', async () => {
    const { sent } = await show({}, { mode: 'builder' })
    expect(sent('queryFavorites')).toEqual([])
    expect(screen.getByText('Your wish list is empty')).toBeVisible()
  })
})

describe('filters, order and pages', () => {
  const all = [wished('shell'), wished('boots', { isAvailable: false })]
  const counts = { ALL: 2, AVAILABLE: 1, REDUCED: 0, UNAVAILABLE: 1 }
  const queryFavorites = ({ filter }: { filter: string }) =>
    wishPage(
      all.filter(({ isAvailable }) => filter === 'ALL' || (filter === 'AVAILABLE' && isAvailable)),
      { counts },
    )

  test('a part of the list shows with a press, and its address is kept', async () => {
    const { sent, go } = await show({ queryFavorites })
    expect(screen.getByRole('button', { name: 'All 2' })).toHaveAttribute('aria-pressed', 'true')
    await press('Available 1')
    expect(titles()).toEqual(['Product shell'])
    expect(go).toHaveBeenLastCalledWith('/user/wish?show=available', { replace: true, isHere: true })
    await press('On sale 0')
    expect(titles()).toEqual(['No items in “On sale”'])
    await press('Show all')
    expect(titles()).toEqual(['Product shell', 'Product boots'])
    await act(async () =>
      fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'PRICE_ASC' } }),
    )
    expect(sent('queryFavorites').at(-1)).toMatchObject({ filter: 'ALL', sort: 'PRICE_ASC' })
  })

  test('the address says what shows first', async () => {
    history.replaceState(null, '', '/user/wish?show=available&sort=price_desc')
    const { sent } = await show({ queryFavorites })
    expect(sent('queryFavorites')).toMatchObject([{ filter: 'AVAILABLE', sort: 'PRICE_DESC' }])
    expect(screen.getByRole('button', { name: 'Available 1' })).toHaveAttribute('aria-pressed', 'true')
  })

  test('the next page comes with a press; where it fails the rest stays (M-253)', async () => {
    let isDown = true
    const { sent } = await show({
      queryFavorites: ({ pageInput }: { pageInput: { after: string | null } }) => {
        if (!pageInput.after) return wishPage([wished('shell')], { endCursor: 'c1', totalCount: 2 })
        if (isDown) throw new ApiError('NETWORK', 'offline')
        return wishPage([wished('boots')], { totalCount: 2 })
      },
    })
    expect(screen.getByText('1 of 2')).toBeVisible()
    await press('Show more')
    expect(screen.getByRole('alert')).toHaveTextContent('could not be loaded')
    isDown = false
    await press('Show more')
    expect(titles()).toEqual(['Product shell', 'Product boots'])
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    expect(sent('queryFavorites').at(-1)).toMatchObject({ pageInput: { first: 24, after: 'c1' } })
  })
})

describe('taking one off', () => {
  const remove = (title: string) => press(`Remove ${title} Pine M from your wish list`)

  test('it goes at once, the focus moves to “Undo” in its place, and back to it when it is put back (M-152, L-383)', async () => {
    let kept = [wished('shell'), wished('boots')]
    const { sent } = await show({
      queryFavorites: () => wishPage(kept),
      cancelFavorites: () => {
        kept = [wished('boots')]
        return { success: true, userErrors: [] }
      },
      createFavoriteGql: () => {
        kept = [wished('shell'), wished('boots')]
        return { favorite: { id: 'F-9', skuCode: 'shell-M', spuCode: 'shell' }, userErrors: [] }
      },
    })
    await remove('Product shell')
    expect(titles()).toEqual(['Product boots'])
    expect(sent('cancelFavorites')).toEqual([{ collectionCodes: ['F-shell'] }])
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAccessibleDescription('Removed: Product shell')
    await press('Undo')
    expect(titles()).toEqual(['Product shell', 'Product boots'])
    expect(screen.getByRole('heading', { name: 'Product shell' }).closest('li')).toHaveFocus()
    expect(screen.getByText('Product shell is back in your wish list.')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(sent('createFavoriteGql')).toMatchObject([{ input: { skuCode: 'shell-M' } }])
  })

  test('a call that fails puts it back and says so', async () => {
    const { promise, reject } = Promise.withResolvers<never>()
    await show({
      queryFavorites: wishPage([wished('shell'), wished('boots')]),
      cancelFavorites: () => promise,
    })
    await remove('Product shell')
    expect(titles()).toEqual(['Product boots'])
    await act(async () => reject(new ApiError('NETWORK', 'offline')))
    expect(titles()).toEqual(['Product shell', 'Product boots'])
    expect(currentToast()).toMatchObject({ status: 'error' })
  })
})

describe('from the list', () => {
  test('goes into the bag with its categories (C-098, C-329)', async () => {
    const { sent } = await show({
      queryFavorites: wishPage([wished('shell')]),
      cartAdd: { success: true, cart: null, userErrors: [] },
    })
    await press(/^Add to bag/)
    await vi.waitFor(() =>
      expect(sent('cartAdd')).toEqual([
        { inputs: [{ skuCode: 'shell-M', quantity: 1, extProps: '{"categories":"MEN>SHELLS"}' }] },
      ]),
    )
    expect(await screen.findByText('Added to your bag')).toBeVisible()
    expect(screen.getByRole('button', { name: /^Add to bag/ })).not.toHaveAttribute('aria-busy')
  })

  test('a sold-out size asks for the address of the notice (C-348)', async () => {
    await show({
      queryFavorites: wishPage([wished('boots', { isAvailable: false, sku: { inventory: 0 } })]),
    })
    await press(/^Notify me/)
    const dialog = await screen.findByRole('dialog')
    expect(dialog).toHaveTextContent('Product boots')
  })
})
