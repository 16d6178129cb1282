import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { compareList } from '../compare/compare-list.ts'
import { favorites } from '../../favorite/favorites.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { shopApi } from '../../../testing/shop-api.ts'
import { overlays } from '../../popups/overlay.ts'
import { OverlayOutlet } from '../../popups/OverlayOutlet.tsx'
import { withModalDialogs } from '../../../testing/dialogs.ts'
import { product } from '../../../testing/product.ts'
import { inPage } from '../../../testing/render-view.tsx'
import type { BlockContext } from '../../../page/view.ts'
import { ProductCard } from './ProductCard.tsx'

const loadTexts = vi.fn<BlockContext['loadTexts']>(() => Promise.resolve())
const openQuickView = vi.hoisted(() =>
  vi.fn<(code: string, loadTexts: BlockContext['loadTexts'], how?: object) => Promise<void>>(),
)
vi.mock('../product-detail/open-quick-view.ts', () => ({ openQuickView }))

/** As the server sends them: five cards in a block that never hydrates. */
const CODES = ['P1', 'P2', 'P3', 'P4', 'P5']
const cards = (codes: readonly string[] = CODES) =>
  inPage(codes.map(code => <ProductCard key={code} product={product({ code, title: `Title ${code}` })} />))
const place = () => document.body.appendChild(document.createElement('div'))

const toggle = (code: string) => screen.getByRole('button', { name: `Compare Title ${code}` })
const heart = (code: string) => screen.getByRole('button', { name: `Save Title ${code} to wish list` })
const isPressed = (code: string) => toggle(code).getAttribute('aria-pressed')

withModalDialogs()
beforeEach(() => {
  compareList.clear()
  loadTexts.mockClear()
  openQuickView.mockReset()
  openQuickView.mockResolvedValue()
  favorites.set({ marks: [], isRead: false })
  overlays.set({ shown: [] })
  dismissToast()
  return () => {
    document.body.replaceChildren()
    compareList.clear()
  }
})

describe('before the elements are defined', () => {
  test('cards that hydrate first come alive without a difference, and work once they are defined', async () => {
    const element = place()
    element.innerHTML = renderToString(cards(['P1']))
    compareList.toggle('P1')
    expect(isPressed('P1')).toBe('false')
    const differences: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(element, cards(['P1']), { onRecoverableError: error => differences.push(error) }),
    )
    await import('./card-elements.ts')
    expect(differences).toEqual([])
    expect(isPressed('P1')).toBe('true')
    act(() => root.unmount())
  })
})

describe('once they are defined', () => {
  beforeEach(async () => {
    const { setTextLoader } = await import('./card-elements.ts')
    setTextLoader(loadTexts)
  })

  test('HTML they changed first hydrates without a difference, and stays as it is (C-152)', async () => {
    compareList.toggle('P1')
    const element = place()
    element.innerHTML = renderToString(cards())
    expect(isPressed('P1')).toBe('true')
    expect(isPressed('P2')).toBe('false')
    const differences: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(element, cards(), { onRecoverableError: error => differences.push(error) }),
    )
    expect(differences).toEqual([])
    expect(isPressed('P1')).toBe('true')
    await act(async () => root.render(cards()))
    expect(isPressed('P1')).toBe('true')
    act(() => root.unmount())
  })

  test('in static HTML a press adds, another removes, in every card of the product (C-152, C-160)', async () => {
    const user = userEvent.setup()
    const element = place()
    element.innerHTML = renderToString(cards(['P1', 'P2'])) + renderToString(cards(['P1']))
    const [first, , again] = within(element).getAllByRole('button', { name: /^Compare/ })
    await user.click(first as HTMLElement)
    expect(compareList.get()).toEqual(['P1'])
    expect(first).toHaveAttribute('aria-pressed', 'true')
    expect(again).toHaveAttribute('aria-pressed', 'true')
    await user.click(again as HTMLElement)
    expect(compareList.get()).toEqual([])
    expect(first).toHaveAttribute('aria-pressed', 'false')
  })

  test('cards that leave the page stop listening', () => {
    const element = place()
    element.innerHTML = renderToString(cards(['P1']))
    const button = toggle('P1')
    element.replaceChildren()
    compareList.toggle('P1')
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  test('a toggle that becomes another product’s shows that one (C-083)', () => {
    const shown = render(cards(['P1']))
    compareList.toggle('P2')
    shown.rerender(inPage([<ProductCard key="P1" product={product({ code: 'P2', title: 'Title P2' })} />]))
    expect(isPressed('P2')).toBe('true')
  })

  test('at four, the fifth brings a warning whose title holds the number, and is not added (C-163, C-164)', async () => {
    const user = userEvent.setup()
    const element = place()
    element.innerHTML = renderToString(cards())
    render(inPage(<OverlayOutlet />))
    for (const code of ['P1', 'P2', 'P3', 'P4']) await user.click(toggle(code))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(toggle('P5'))
    const dialog = await screen.findByRole('dialog', { name: 'You can compare up to 4 products' })
    expect(loadTexts).toHaveBeenCalledExactlyOnceWith('product')
    expect(dialog).toHaveTextContent('Your list is full')
    expect(compareList.get()).toEqual(['P1', 'P2', 'P3', 'P4'])
    expect(isPressed('P5')).toBe('false')
    await user.click(within(dialog).getByRole('button', { name: 'OK' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(toggle('P5')).toHaveFocus()
    await user.click(toggle('P1'))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(compareList.get()).toEqual(['P2', 'P3', 'P4'])
  })

  test('quick buy opens quick view and leads nowhere (C-151)', async () => {
    const user = userEvent.setup()
    const element = place()
    element.innerHTML = renderToString(cards(['P1']))
    const follow = vi.fn<() => void>()
    screen.getByRole('link').addEventListener('click', follow)
    await user.click(screen.getByRole('button', { name: 'Quick buy Title P1' }))
    await vi.waitFor(() => expect(openQuickView).toHaveBeenCalledWith('P1', loadTexts))
    expect(follow).not.toHaveBeenCalled()
  })

  test('where quick view cannot be had, the product’s page opens instead, with a connection (C-151)', async () => {
    const user = userEvent.setup()
    openQuickView.mockRejectedValue(new Error('no network'))
    const element = place()
    element.innerHTML = renderToString(cards(['P1']))
    const follow = vi.fn<(event: Event) => void>(event => event.preventDefault())
    screen.getByRole('link').addEventListener('click', follow)
    await user.click(screen.getByRole('button', { name: 'Quick buy Title P1' }))
    await vi.waitFor(() => expect(follow).toHaveBeenCalledTimes(1))

    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    await user.click(screen.getByRole('button', { name: 'Quick buy Title P1' }))
    await vi.waitFor(() => expect(openQuickView).toHaveBeenCalledTimes(2))
    expect(follow, 'without a connection the list stays').toHaveBeenCalledTimes(1)
  })

  describe('a heart', () => {
    const mark = { id: 'F1', skuCode: 'P1-M', spuCode: 'P1' }
    const other = { id: 'F2', skuCode: 'P2-M', spuCode: 'P2' }
    const given = (answers: Parameters<typeof shopApi>[1] = {}) => {
      const element = place()
      element.innerHTML = renderToString(cards(['P1', 'P2']))
      const { api, asked } = shopApi([], answers)
      render(inPage(<OverlayOutlet />, { api, loadTexts }))
      return asked
    }

    test('is filled in once the marks of the member are read (C-056)', () => {
      given()
      expect(heart('P1')).toHaveAttribute('aria-pressed', 'false')
      act(() => favorites.set({ marks: [mark], isRead: true }))
      expect(heart('P1')).toHaveAttribute('aria-pressed', 'true')
      expect(heart('P2')).toHaveAttribute('aria-pressed', 'false')
    })

    test('pressed first, it opens quick view to ask for a size (M-154)', async () => {
      const user = userEvent.setup()
      given()
      await user.click(heart('P1'))
      await vi.waitFor(() =>
        expect(openQuickView).toHaveBeenCalledExactlyOnceWith('P1', loadTexts, { marksNextSize: true }),
      )
    })

    test('pressed again, it takes the product’s marks back at once (L-383)', async () => {
      const user = userEvent.setup()
      const second = { ...mark, id: 'F3', skuCode: 'P1-L' }
      const { promise, resolve } = Promise.withResolvers<unknown>()
      const asked = given({ cancelFavorites: () => promise })
      act(() => favorites.set({ marks: [mark, other, second], isRead: true }))
      await user.click(heart('P1'))
      await vi.waitFor(() => expect(heart('P1')).toHaveAttribute('aria-pressed', 'false'))
      await act(async () => resolve({ cancelFavorites: { success: true, userErrors: [] } }))
      expect(asked('cancelFavorites')).toEqual([{ collectionCodes: ['F1', 'F3'] }])
      expect(currentToast()?.message).toBe('Removed from your wish list')
      expect(favorites.get().marks).toEqual([other])
    })

    test('a call that fails sets it again, and says so', async () => {
      const user = userEvent.setup()
      given()
      act(() => favorites.set({ marks: [mark], isRead: true }))
      await user.click(heart('P1'))
      await vi.waitFor(() => expect(currentToast()?.status).toBe('error'))
      expect(heart('P1')).toHaveAttribute('aria-pressed', 'true')
    })
  })

  test('the keyboard comes to the title, then to its buttons, and presses them (C-151, C-152)', async () => {
    const user = userEvent.setup()
    const element = place()
    element.innerHTML = renderToString(cards(['P1']))
    await user.tab()
    expect(screen.getByRole('link')).toHaveFocus()
    await user.tab()
    expect(heart('P1')).toHaveFocus()
    await user.tab()
    expect(toggle('P1')).toHaveFocus()
    await user.keyboard(' ')
    expect(compareList.get()).toEqual(['P1'])
    await user.tab()
    expect(screen.getByRole('button', { name: 'Quick buy Title P1' })).toHaveFocus()
  })
})
