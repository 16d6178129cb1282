import { fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { useFarBlocks } from './far-blocks.ts'

/** px; the screen of these tests is 1,000 px tall. */
const HEIGHT = 100

let scrolled: number
let observed: () => void

beforeEach(() => {
  scrolled = 0
  vi.stubGlobal('scrollY', 0)
  vi.stubGlobal('innerHeight', 1000)
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        observed = tell
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const height = this.dataset.boxless === undefined ? Number(this.dataset.height ?? HEIGHT) : 0
    let top = -scrolled
    for (let before = this.previousElementSibling; before; before = before.previousElementSibling)
      top += before instanceof HTMLElement ? Number(before.dataset.height ?? HEIGHT) : 0
    return new DOMRect(0, height === 0 ? 0 : top, 0, height)
  })
})

const names = (count: number) => Array.from({ length: count }, (_, index) => `b${index}`)

function Slot({ ids }: { readonly ids: readonly string[] }) {
  return (
    <div ref={useFarBlocks(ids)} data-testid="slot">
      {ids.map(id => (
        <p key={id} id={id}>
          <button type="button">{id}</button>
        </p>
      ))}
    </div>
  )
}

const away = () => [...document.querySelectorAll('p[hidden="until-found"]')].map(({ id }) => id)
const scrollTo = (top: number) => {
  scrolled = top
  vi.stubGlobal('scrollY', top)
  fireEvent.scroll(window)
}

test('of a slot with a hundred blocks, none is put away', () => {
  render(<Slot ids={names(100)} />)
  expect(away()).toEqual([])
})

test('of a longer one, those over two screens away are, and come back as the page scrolls (L-162)', () => {
  const ids = names(120)
  render(<Slot ids={ids} />)
  expect(away(), 'before anything is measured').toEqual(ids.slice(60))
  observed()
  expect(away()).toEqual(ids.slice(31))
  scrollTo(11_000)
  expect(away()).toEqual(ids.slice(0, 89))
})

test('the two screens that stay ready are enough for scrolling in small steps', () => {
  const ids = names(150)
  render(<Slot ids={ids} />)
  for (let top = 0; top <= 14_000; top += 90) {
    scrollTo(top)
    const shown = ids.slice(Math.floor(top / HEIGHT), Math.ceil((top + 1000) / HEIGHT))
    expect(away().filter(id => shown.includes(id))).toEqual([])
  }
})

test('a block that moved near is there at once', () => {
  const ids = names(120)
  const { rerender } = render(<Slot ids={ids} />)
  observed()
  rerender(<Slot ids={['b119', ...ids.slice(0, -1)]} />)
  expect(away()).not.toContain('b119')
  expect(away()).toContain('b30')
})

test('blocks that came near because others shrank are there at once', () => {
  const { container } = render(<Slot ids={names(120)} />)
  for (const block of container.querySelectorAll<HTMLElement>('p')) block.dataset.height = '10'
  observed()
  expect(away()).toEqual([])
})

test('a block that is typed in stays, wherever the page is scrolled', () => {
  const { container } = render(<Slot ids={names(120)} />)
  container.querySelector<HTMLElement>('#b3 button')?.focus()
  scrollTo(11_000)
  expect(away()).not.toContain('b3')
  expect(away()).toContain('b4')
})

test('a block without a box, such as one hidden at this width, is left alone', () => {
  const { container } = render(<Slot ids={names(120)} />)
  const last = container.querySelector<HTMLElement>('#b119')
  if (last) last.dataset.boxless = ''
  observed()
  expect(away()).not.toContain('b119')
})
