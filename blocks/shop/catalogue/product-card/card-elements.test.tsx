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
import { productDetail } from '../../../testing/product-detail.ts'
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
    const go = vi.fn<BlockContext['go']>()
    const given = (
      answers: Parameters<typeof shopApi>[1] = {},
      codes = ['P1', 'P2'],
      products: Parameters<typeof shopApi>[0] = [productDetail()],
    ) => {
      const element = place()
      element.innerHTML = renderToString(cards(codes))
      const { api, asked } = shopApi(products, answers)
      render(inPage(<OverlayOutlet />, { api, loadTexts, go, isVisitor: () => Promise.resolve(false) }))
      return asked
    }

    test('is filled in once the marks of the member are read (C-056)', () => {
      given()
      expect(heart('P1')).toHaveAttribute('aria-pressed', 'false')
      act(() => favorites.set({ marks: [mark], isRead: true }))
      expect(heart('P1')).toHaveAttribute('aria-pressed', 'true')
      expect(heart('P2')).toHaveAttribute('aria-pressed', 'false')
    })

    test('pressed first, it asks “Which size?”, and the answer goes to the wish list (C-113, M-154)', async () => {
      const user = userEvent.setup()
      const marked = { id: 'F1', skuCode: 'CR-JKT-001-PIN-M', spuCode: 'CR-JKT-001' }
      const asked = given(
        { createFavoriteGql: () => ({ createFavoriteGql: { favorite: marked, userErrors: [] } }) },
        ['CR-JKT-001'],
      )
      await user.click(heart('CR-JKT-001'))
      const dialog = await screen.findByRole('dialog', { name: 'Which size?' })
      expect(asked('createFavoriteGql')).toEqual([])
      expect(currentToast()).toBeUndefined()
      await user.click(await within(dialog).findByRole('button', { name: 'M' }))
      expect(asked('createFavoriteGql')).toHaveLength(1)
      expect(heart('CR-JKT-001')).toHaveAttribute('aria-pressed', 'true')
      await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })

    test('of a product with one size it asks nothing', async () => {
      const user = userEvent.setup()
      const [only] = productDetail().skus
      if (!only) throw new Error('The product has no size.')
      const asked = given(
        { createFavoriteGql: () => ({ createFavoriteGql: { favorite: mark, userErrors: [] } }) },
        ['CR-JKT-001'],
        [productDetail({ skus: [only] })],
      )
      await user.click(heart('CR-JKT-001'))
      await vi.waitFor(() =>
        expect(asked('createFavoriteGql')).toEqual([{ input: { skuCode: only.code }, maxCount: 100 }]),
      )
    })

    test('pressed again, it leads to the wish list, where the mark is taken back (C-096, M-157)', async () => {
      const user = userEvent.setup()
      const asked = given()
      act(() => favorites.set({ marks: [mark, other], isRead: true }))
      await user.click(heart('P1'))
      await vi.waitFor(() => expect(go).toHaveBeenCalledExactlyOnceWith('/user/wish'))
      expect(asked('cancelFavorites')).toEqual([])
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
