import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Layout } from '../../page/view.ts'
import { LeadingPicture } from './LeadingPicture.tsx'

const show = (leads: Layout | undefined) => {
  const { container } = render(<LeadingPicture src="/media/a.jpg" alt="Ridge" leads={leads} />)
  return { picture: screen.getByAltText('Ridge'), source: container.querySelector('source') }
}

test('the first picture of a page loads at once, before all others', () => {
  const { picture, source } = show('all')
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(picture).toHaveAttribute('fetchpriority', 'high')
  expect(source).toBeNull()
})

test('further down the page it waits until it nears the viewport', () => {
  expect(show(undefined).picture).toHaveAttribute('loading', 'lazy')
})

test.each([
  ['mobile', '(min-width: 1025px)'],
  ['desktop', '(max-width: 1024px)'],
] as const)('one for %s alone fetches nothing on the other layout (LO-37, LO-99)', (leads, media) => {
  const { picture, source } = show(leads)
  expect(picture).toHaveAttribute('loading', 'eager')
  expect(source).toHaveAttribute('media', media)
  expect(source?.getAttribute('srcset')).toMatch(/^data:/)
})
