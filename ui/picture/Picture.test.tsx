import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Picture } from './Picture.tsx'

test('waits until it is near, unless it is the first to be seen', () => {
  const { rerender } = render(<Picture src="/media/a.jpg" alt="Ridge" />)
  const picture = screen.getByRole('img', { name: 'Ridge' })
  expect(picture).toHaveAttribute('loading', 'lazy')
  rerender(<Picture src="/media/a.jpg" alt="Ridge" isPriority />)
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
})

test('asks the image service for its own size (LO-103)', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" width={250} height={250} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/a.jpg?w=250&h=250&q=80')
})

test('offers widths from phone to desktop; a drawing has one size for all (LO-103)', () => {
  const { rerender } = render(<Picture src="/media/a.jpg" alt="Ridge" sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(
    /^\/media\/a\.jpg\?w=390&q=80 390w, .* 2400w$/,
  )
  rerender(<Picture src="/media/a.svg" alt="Ridge" sizes="100vw" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('keeps the place it was given', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" ratio="3 / 4" />)
  expect(screen.getByRole('img')).toHaveStyle({ aspectRatio: '3 / 4' })
})

test('one that does not arrive leaves its place and its words, and the next one starts whole', () => {
  const { rerender } = render(<Picture src="/media/gone.jpg" alt="Ridge" width={80} height={60} />)
  fireEvent.error(screen.getByRole('img', { name: 'Ridge' }))
  const place = screen.getByRole('img', { name: 'Ridge' })
  expect(place).not.toHaveAttribute('src')
  expect(place).toHaveTextContent('Ridge')
  expect(place).toHaveStyle({ aspectRatio: '80 / 60' })
  rerender(<Picture src="/media/b.jpg" alt="Coast" width={80} height={60} />)
  expect(screen.getByRole('img', { name: 'Coast' })).toHaveAttribute('src', '/media/b.jpg?w=80&h=60&q=80')
})

test('a missing picture without words stays silent', () => {
  const { container } = render(<Picture src="/media/gone.jpg" alt="" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.queryByRole('img')).toBeNull()
})

test('is a plain img in the HTML of the server', () => {
  const html = renderToString(<Picture src="/media/a.jpg" alt="Ridge" width={80} height={60} />)
  expect(html).toMatch(/^<img [^>]*width="80" height="60"[^>]*>$/)
})

describe('a picture that takes its time (C-153)', () => {
  let see: () => void
  beforeEach(() => {
    vi.useFakeTimers()
    class Seer {
      constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
        see = () => report([{ isIntersecting: true }])
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Seer)
    return () => {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    }
  })
  const isBroken = () => screen.getByRole('img', { name: 'Ridge' }).hasAttribute('data-broken')
  const wait = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })

  test('counts as failed 20 s after it came into view, not before', () => {
    render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    wait(19_999)
    expect(isBroken()).toBe(false)
    wait(1)
    expect(isBroken()).toBe(true)
  })

  test('may wait for ever while it is out of view', () => {
    render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    wait(60_000)
    expect(isBroken()).toBe(false)
  })

  test('is whole when it arrives in time', () => {
    render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    wait(10_000)
    const image = screen.getByRole('img', { name: 'Ridge' })
    Object.defineProperty(image, 'complete', { value: true })
    wait(60_000)
    expect(isBroken()).toBe(false)
  })

  test('another picture in its place has its own 20 s', () => {
    const { rerender } = render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    wait(15_000)
    rerender(<Picture src="/media/slow-too.jpg" alt="Ridge" />)
    see()
    wait(15_000)
    expect(isBroken()).toBe(false)
    wait(5_000)
    expect(isBroken()).toBe(true)
  })

  test('stops waiting when it leaves the page', () => {
    const { unmount } = render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})
