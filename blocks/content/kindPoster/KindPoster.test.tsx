import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { kindPosterBlock, kindPosterSchema } from './block.ts'
import { KindPoster, POSTER_EVENT } from './KindPoster.tsx'

const poster = (type: number, value: string) => ({
  url: '/media/p.jpg',
  alt: 'Autumn',
  link: { type, value },
})
const heard = vi.fn<(event: Event) => void>()
document.addEventListener(POSTER_EVENT, heard)
afterEach(() => heard.mockClear())

test('a poster shows with its alternative text and links to its category (L-255, L-257)', () => {
  renderView('kindPoster', KindPoster, { posterList: [poster(2, 'men/jackets')] })
  expect(screen.getByAltText('Autumn')).toHaveAttribute('src', '/media/p.jpg')
  const link = screen.getByRole('link', { name: 'Autumn' })
  expect(link).toHaveAttribute('href', '/products/men/jackets')
})

test.each([
  ['type 0 with a value', 0, '/list'],
  ['type 0 without one', 0, ''],
  ['another type without a value', 2, ''],
])(
  '%s: a click changes no address and tells the page which poster it was (L-258, LO-27)',
  (_, type, value) => {
    renderView('kindPoster', KindPoster, { posterList: [poster(type, value)] })
    expect(screen.queryByRole('link')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Autumn' }))
    expect(heard).toHaveBeenCalledOnce()
    expect(heard.mock.calls[0]?.[0]).toMatchObject({ detail: poster(type, value), bubbles: true })
  },
)

test('the default margin above is 40 px on desktop and 16 px on phones (L-256)', () => {
  const { container } = renderView('kindPoster', KindPoster, { posterList: [poster(2, 'a')] })
  const style = (container.firstElementChild as HTMLElement).style
  expect(style.getPropertyValue('--dm')).toBe('40px 0px 0px 0px')
  expect(style.getPropertyValue('--mm')).toBe('16px 0px 0px 0px')
})

test.each([
  ['only links', [poster(2, 'a'), poster(3, 'b')], 'never'],
  ['one that emits', [poster(2, 'a'), poster(0, 'b')], 'visible'],
  ['one without picture', [poster(2, 'a'), { ...poster(0, ''), url: '' }], 'never'],
])('%s: hydrates as needed', (_, posterList, hydration) => {
  expect(kindPosterBlock.hydration(kindPosterSchema.parse({ posterList }))).toBe(hydration)
})
