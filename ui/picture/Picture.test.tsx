import { act, fireEvent, render, screen } from '@testing-library/react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { Picture } from './Picture.tsx'
import { PictureSizeContext } from './picture-size.ts'

test('loads lazily unless it is the first picture of the page', () => {
  const { rerender } = render(<Picture src="/media/a.jpg" alt="Ridge" />)
  const picture = screen.getByRole('img', { name: 'Ridge' })
  expect(picture).toHaveAttribute('loading', 'lazy')
  rerender(<Picture src="/media/a.jpg" alt="Ridge" isPriority />)
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
})

test('requests its own size from the image service (LO-103)', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" width={250} height={250} />)
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/a.jpg?w=250&h=250&q=80')
})

test('a picture that is cropped keeps its focal point: its own, or one that is given', () => {
  const shown = (more: object) => (
    <PictureSizeContext value={() => [1600, 900, '30% 70%']}>
      <Picture src="/media/a.jpg" alt="Ridge" {...more} />
    </PictureSizeContext>
  )
  const { rerender } = render(shown({ ratio: '1 / 1' }))
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '30% 70%' })
  rerender(shown({ ratio: '1 / 1', focus: '0% 0%' }))
  expect(screen.getByRole('img')).toHaveStyle({ objectPosition: '0% 0%' })
  rerender(shown({ width: 200, height: 200 }))
  expect(screen.getByRole('img')).toHaveAttribute('src', '/media/a.jpg?w=200&h=200&q=80&at=30-70')
  expect(screen.getByRole('img')).toHaveAttribute('srcset', '/media/a.jpg?w=400&h=400&q=80&at=30-70 2x')
})

describe('a picture with a part for squares and one for 4:5', () => {
  const crops = { '1:1': '100,0,50', '4:5': '0,0,100' }
  const shown = (more: object) =>
    render(
      <PictureSizeContext value={() => [1600, 900, null, crops]}>
        <Picture src="/media/a.jpg" alt="Ridge" {...more} />
      </PictureSizeContext>,
    ).container
  const src = () => screen.getByRole('img').getAttribute('src')

  test.each([
    ['a box', { width: 200, height: 200 }, '/media/a.jpg?w=200&h=200&q=80&shape=1x1&at=100-0-50'],
    ['a box of whole px', { width: 72, height: 90 }, '/media/a.jpg?w=72&h=90&q=80&shape=4x5&at=0-0-100'],
    ['a ratio', { ratio: '4 / 5' }, '/media/a.jpg?w=1600&q=80&shape=4x5&at=0-0-100'],
    ['a shape of the styles', { shape: '1:1' }, '/media/a.jpg?w=1600&q=80&shape=1x1&at=100-0-50'],
    ['another shape: whole', { shape: '16:9' }, '/media/a.jpg'],
    ['its own shape: whole', { shape: 'picture' }, '/media/a.jpg'],
    ['no shape: whole', {}, '/media/a.jpg'],
    ['a point of the block itself: whole', { shape: '1:1', focus: '0% 0%' }, '/media/a.jpg'],
  ])('%s', (_, more, expected) => {
    shown(more)
    expect(src()).toBe(expected)
  })

  test('is offered up to the width of the part', () => {
    shown({ shape: '1:1', sizes: '50vw' })
    expect(screen.getByRole('img')).toHaveAttribute(
      'srcset',
      '/media/a.jpg?w=390&q=80&shape=1x1&at=100-0-50 390w, /media/a.jpg?w=780&q=80&shape=1x1&at=100-0-50 450w',
    )
  })

  test('shows each layout its own part', () => {
    const container = shown({ shape: '1:1', mobileShape: '4:5', sizes: '100vw' })
    const source = container.querySelector('picture > source')
    expect(source).toHaveAttribute('media', '(max-width: 1024px)')
    expect(source?.getAttribute('srcset')).toContain('shape=4x5')
    expect(screen.getByRole('img').getAttribute('srcset')).toContain('shape=1x1')
  })
})

test('offers its box at twice the size for high-density screens (L-358, LO-103)', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" width={299} height={299} />)
  const picture = screen.getByRole('img')
  expect(picture).toHaveAttribute('src', '/media/a.jpg?w=299&h=299&q=80')
  expect(picture).toHaveAttribute('srcset', '/media/a.jpg?w=598&h=598&q=80 2x')
  expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['299', '299'])
})

test('a square shown in many sizes is offered from phone size to high-density tablet size (L-358, LO-103)', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" width={299} height={299} sizes="50vw" />)
  const picture = screen.getByRole('img')
  expect(picture).toHaveAttribute('src', '/media/a.jpg?w=299&h=299&q=80')
  expect(picture).toHaveAttribute('sizes', '50vw')
  expect(picture.getAttribute('srcset')).toMatch(/^\/media\/a\.jpg\?w=299&h=299&q=80 299w, .* 960w$/)
})

test('offers widths from phone to desktop; a drawing has one size for all (LO-103)', () => {
  const { rerender } = render(<Picture src="/media/a.jpg" alt="Ridge" sizes="100vw" />)
  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(
    /^\/media\/a\.jpg\?w=390&q=80 390w, .* 2400w$/,
  )
  rerender(<Picture src="/media/a.svg" alt="Ridge" sizes="100vw" />)
  expect(screen.getByRole('img')).not.toHaveAttribute('srcset')
})

test('reserves the space it was given', () => {
  render(<Picture src="/media/a.jpg" alt="Ridge" ratio="3 / 4" />)
  expect(screen.getByRole('img')).toHaveStyle({ aspectRatio: '3 / 4' })
})

test('a picture without its own size gets the one its page knows: reserved space, and no width beyond its own', () => {
  const sizes: Record<string, [number, number]> = { '/media/a.jpg': [1600, 900], '/media/b.svg': [240, 100] }
  const show = (src: string) => (
    <PictureSizeContext value={address => sizes[address]}>
      <Picture src={src} alt="Ridge" sizes="100vw" />
    </PictureSizeContext>
  )
  const { rerender } = render(show('/media/a.jpg'))
  const picture = screen.getByRole('img')
  const size = () => [picture.getAttribute('width'), picture.getAttribute('height')]
  expect(size()).toEqual(['1600', '900'])
  expect(picture.style.getPropertyValue('--picture-ratio')).toBe('auto 1600 / 900')
  expect(picture.getAttribute('srcset')).toMatch(/ 1170w, \/media\/a\.jpg\?w=1600&q=80 1600w$/)
  rerender(show('/media/b.svg'))
  expect(size()).toEqual(['240', '100'])
  expect(picture).not.toHaveAttribute('srcset')
  rerender(show('/media/unknown.jpg'))
  expect(size()).toEqual([null, null])
})

test('a picture of known size loads no more than is shown, even without `sizes`', () => {
  const show = (isPriority: boolean) => (
    <PictureSizeContext value={() => [1600, 900]}>
      <Picture src="/media/a.jpg" alt="Ridge" isPriority={isPriority} />
    </PictureSizeContext>
  )
  const { rerender } = render(show(false))
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 100vw')
  expect(screen.getByRole('img').getAttribute('srcset')).toMatch(/ 390w, .* 1600w$/)
  rerender(show(true))
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '100vw')
})

test('a given box or ratio overrides its own size', () => {
  const { rerender } = render(
    <PictureSizeContext value={() => [1600, 900]}>
      <Picture src="/media/a.jpg" alt="Ridge" width={58} height={58} />
    </PictureSizeContext>,
  )
  const picture = screen.getByRole('img')
  expect(picture).toHaveAttribute('width', '58')
  rerender(
    <PictureSizeContext value={() => [1600, 900]}>
      <Picture src="/media/a.jpg" alt="Ridge" ratio="3 / 4" />
    </PictureSizeContext>,
  )
  expect(picture).not.toHaveAttribute('width')
  expect(picture).toHaveStyle({ aspectRatio: '3 / 4' })
})

test('a picture that fails to load leaves a space of its own size (C-153)', () => {
  render(
    <PictureSizeContext value={() => [1600, 900]}>
      <Picture src="/media/gone.jpg" alt="Ridge" sizes="100vw" />
    </PictureSizeContext>,
  )
  fireEvent.error(screen.getByRole('img'))
  const { style, dataset } = screen.getByRole('img', { name: 'Ridge' })
  expect(dataset.broken).toBe('sized')
  expect([style.getPropertyValue('--picture-width'), style.getPropertyValue('--picture-ratio')]).toEqual([
    '1600px',
    'auto 1600 / 900',
  ])
})

test('a failed picture leaves its space and its text; the next picture starts fresh', () => {
  const { rerender } = render(<Picture src="/media/gone.jpg" alt="Ridge" width={80} height={60} />)
  fireEvent.error(screen.getByRole('img', { name: 'Ridge' }))
  const place = screen.getByRole('img', { name: 'Ridge' })
  expect(place).not.toHaveAttribute('src')
  expect(place).toHaveTextContent('Ridge')
  expect(place.style.getPropertyValue('--picture-ratio')).toBe('auto 80 / 60')
  rerender(<Picture src="/media/b.jpg" alt="Coast" width={80} height={60} />)
  expect(screen.getByRole('img', { name: 'Coast' })).toHaveAttribute('src', '/media/b.jpg?w=80&h=60&q=80')
})

test('a failed picture without text stays silent', () => {
  const { container } = render(<Picture src="/media/gone.jpg" alt="" />)
  fireEvent.error(container.querySelector('img') ?? container)
  expect(screen.queryByRole('img')).toBeNull()
})

test('is a plain img in the server’s HTML', () => {
  const html = renderToString(<Picture src="/media/a.jpg" alt="Ridge" width={80} height={60} />)
  expect(html).toMatch(/^<img [^>]*width="80" height="60"[^>]*>$/)
})

describe('a slow picture (C-153)', () => {
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

  test('has no time limit while out of view', () => {
    render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    wait(60_000)
    expect(isBroken()).toBe(false)
  })

  test('shows if it loads in time', () => {
    render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    wait(10_000)
    const image = screen.getByRole('img', { name: 'Ridge' })
    Object.defineProperty(image, 'complete', { value: true })
    wait(60_000)
    expect(isBroken()).toBe(false)
  })

  test('another picture in the same element has its own 20 s', () => {
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

  test('stops waiting on unmount', () => {
    const { unmount } = render(<Picture src="/media/slow.jpg" alt="Ridge" />)
    see()
    unmount()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('on hydration', () => {
  const page = (
    <PictureSizeContext value={() => [1600, 900]}>
      <Picture src="/media/a.jpg" alt="Ridge" sizes="100vw" />
      <Picture src="/media/b.jpg" alt="Coast" width={58} height={58} />
    </PictureSizeContext>
  )
  /** The server's HTML in a page, as the browser found it before React. */
  const drawn = () => {
    const root = document.body.appendChild(document.createElement('div'))
    root.innerHTML = renderToString(page)
    return root
  }
  const comeAlive = (root: HTMLElement) => {
    const onRecoverableError = vi.fn<(error: unknown) => void>()
    let alive: Root | undefined
    act(() => {
      alive = hydrateRoot(root, page, { onRecoverableError })
    })
    const leave = () => {
      act(() => alive?.unmount())
      root.remove()
    }
    return { onRecoverableError, leave }
  }

  test('server and browser agree on size and srcset (LO-103)', () => {
    const root = drawn()
    const before = root.innerHTML
    const { onRecoverableError, leave } = comeAlive(root)
    expect(root.innerHTML).toBe(before)
    expect(onRecoverableError).not.toHaveBeenCalled()
    leave()
  })

  test('a picture that failed earlier shows as broken in a space of the same size; the other stays (C-153)', () => {
    const root = drawn()
    const image = root.querySelector('img') as HTMLImageElement
    Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0 } })
    const { onRecoverableError, leave } = comeAlive(root)
    const place = screen.getByRole('img', { name: 'Ridge' })
    expect(place).toHaveAttribute('data-broken', 'sized')
    expect(place.style.getPropertyValue('--picture-ratio')).toBe('auto 1600 / 900')
    expect(screen.getByRole('img', { name: 'Coast' })).toHaveAttribute('src', '/media/b.jpg?w=58&h=58&q=80')
    expect(onRecoverableError).not.toHaveBeenCalled()
    leave()
  })
})
