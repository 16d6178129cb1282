import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
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

test('one that does not arrive is marked, and the next one in its place is not', () => {
  const { rerender } = render(<Picture src="/media/gone.jpg" alt="Ridge" />)
  const picture = screen.getByRole('img', { name: 'Ridge' })
  fireEvent.error(picture)
  expect(picture).toHaveAttribute('data-broken')
  rerender(<Picture src="/media/b.jpg" alt="Coast" />)
  expect(picture).not.toHaveAttribute('data-broken')
})

test('is a plain img in the HTML of the server', () => {
  const html = renderToString(<Picture src="/media/a.jpg" alt="Ridge" width={80} height={60} />)
  expect(html).toMatch(/^<img [^>]*width="80" height="60"[^>]*>$/)
})
