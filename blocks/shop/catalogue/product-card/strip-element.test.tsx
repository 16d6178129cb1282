import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inPage } from '../../../testing/render-view.tsx'
import { ProductStrip } from './ProductStrip.tsx'

const WIDE = { client: 400, card: 100 }
const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, content: <a href={`#${at}`}>card {at}</a> }))
const strip = (count: number, more: object = {}) =>
  inPage(<ProductStrip name="Boots" cards={cards(count)} {...more} />)

let measure: (() => void) | undefined

/** jsdom lays nothing out: rows are 400 px wide, cards 100. */
beforeEach(async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {
        measure?.()
      }
      disconnect() {}
    },
  )
  const size = (name: string, get: (this: HTMLElement) => number) =>
    vi.spyOn(HTMLElement.prototype, name as 'offsetLeft', 'get').mockImplementation(get)
  const spies = [
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDE.client),
    vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockImplementation(function (this: Element) {
      return this.children.length * WIDE.card
    }),
    size('offsetLeft', function (this: HTMLElement) {
      return Array.from(this.parentElement?.children ?? []).indexOf(this) * WIDE.card
    }),
  ]
  // Moves arrive at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  Element.prototype.scrollTo = function (this: Element, to?: ScrollToOptions | number) {
    if (typeof to === 'object') this.scrollLeft = to.left ?? 0
    this.dispatchEvent(new Event('scroll'))
  }
  await import('./strip-element.ts')
  return () => {
    document.body.replaceChildren()
    for (const spy of spies) spy.mockRestore()
    vi.unstubAllGlobals()
  }
})

const arrow = (name: 'Previous' | 'Next') => screen.getByRole('button', { name: `${name} products` })
const isSpent = (name: 'Previous' | 'Next') => arrow(name).getAttribute('aria-disabled')

describe('the arrows of a row of products', () => {
  test('turn it by the four in view, and are spent at its ends, without React (L-217)', async () => {
    const user = userEvent.setup()
    document.body.innerHTML = renderToString(strip(10))
    const row = screen.getByRole('list', { name: 'Boots' })
    expect([isSpent('Previous'), isSpent('Next')]).toEqual(['true', 'false'])
    await user.click(arrow('Next'))
    expect(row.scrollLeft).toBe(400)
    expect([isSpent('Previous'), isSpent('Next')]).toEqual(['false', 'false'])
    await user.click(arrow('Next'))
    expect(row.scrollLeft).toBe(600)
    expect(isSpent('Next')).toBe('true')
    await user.click(arrow('Next'))
    expect(row.scrollLeft).toBe(600)
    await user.click(arrow('Previous'))
    expect(row.scrollLeft).toBe(200)
  })

  test('from between two cards they turn to where a card begins', async () => {
    const user = userEvent.setup()
    document.body.innerHTML = renderToString(strip(12))
    const row = screen.getByRole('list')
    row.scrollTo({ left: 130 })
    await user.click(arrow('Next'))
    expect(row.scrollLeft).toBe(500)
  })

  test('up to four cards fit a desktop: the row says so (L-217)', () => {
    render(strip(4))
    expect(screen.getByRole('list').parentElement).toHaveAttribute('data-fits')
    document.body.replaceChildren()
    render(strip(5))
    expect(screen.getByRole('list').parentElement).not.toHaveAttribute('data-fits')
  })

  test('HTML the element has marked comes alive without a difference', async () => {
    const place = document.body.appendChild(document.createElement('div'))
    place.innerHTML = renderToString(strip(10))
    screen.getByRole('list').scrollTo({ left: 600 })
    expect([isSpent('Previous'), isSpent('Next')]).toEqual(['false', 'true'])
    const differences: unknown[] = []
    const root = await act(async () =>
      hydrateRoot(place, strip(10), { onRecoverableError: error => differences.push(error) }),
    )
    expect(differences).toEqual([])
    expect([isSpent('Previous'), isSpent('Next')]).toEqual(['false', 'true'])
    expect(screen.getByRole('list').scrollLeft).toBe(600)
    act(() => root.unmount())
  })

  test('cards that leave are noticed (L-240)', async () => {
    const shown = render(strip(6))
    expect(isSpent('Next')).toBe('false')
    shown.rerender(strip(4))
    await vi.waitFor(() => expect(isSpent('Next')).toBe('true'))
  })

  test('a panel is measured again when it opens', () => {
    document.body.innerHTML = renderToString(strip(4))
    arrow('Next').setAttribute('aria-disabled', 'false')
    measure?.()
    expect(isSpent('Next')).toBe('true')
  })

  test('a new reset key takes the row to its start, coming alive does not (L-215)', () => {
    const shown = render(strip(10))
    const row = screen.getByRole('list')
    row.scrollLeft = 300
    shown.rerender(strip(10, { resetKey: 0 }))
    expect(row.scrollLeft).toBe(300)
    shown.rerender(strip(10, { resetKey: 1 }))
    expect(row.scrollLeft).toBe(0)
  })
})
