import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useCurrentInView } from './useCurrentInView.ts'

const LINK_PX = 100
/** Two links fit. */
const ROW_PX = 200

// jsdom lays nothing out: links stand beside each other, moved as the row is scrolled.
let scrolled = 0
beforeEach(() => {
  scrolled = 0
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const links = [...document.querySelectorAll('a')]
    const left = this.tagName === 'NAV' ? 0 : links.indexOf(this as HTMLAnchorElement) * LINK_PX - scrolled
    return { left, right: left + (this.tagName === 'NAV' ? ROW_PX : LINK_PX) } as DOMRect
  })
  Object.defineProperty(HTMLElement.prototype, 'scrollLeft', {
    configurable: true,
    get: () => scrolled,
    set(px: number) {
      scrolled = px
    },
  })
})
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'scrollLeft'))

function Row({ current, at }: { readonly current: number; readonly at?: string }) {
  return (
    <nav ref={useCurrentInView<HTMLElement>(at)}>
      {['one', 'two', 'three', 'four'].map((name, place) => (
        <a key={name} href={`#${name}`} aria-current={place === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

test('the current link comes to stand in the middle of its row, and the next one after it', () => {
  const { rerender } = render(<Row current={2} at="/three" />)
  expect(scrolled).toBe(150)
  rerender(<Row current={1} at="/two" />)
  expect(scrolled).toBe(50)
})

test('a row that was scrolled before it is awake stays', () => {
  scrolled = 30
  render(<Row current={3} />)
  expect(scrolled).toBe(30)
})

test('a row without a current link stays', () => {
  render(<Row current={-1} />)
  expect(scrolled).toBe(0)
})
