import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { PosterList } from './PosterList.tsx'
import { posterListSchema } from './block.ts'

const posters = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/media/p${at}.jpg`,
    link: { type: 3, value: `l${at}` },
    alt: `Poster ${at}`,
  }))
const show = (options: object) => renderView('posterList', PosterList, options)

test('each poster shows with its link (L-273)', () => {
  show({ imageList: posters(2) })
  expect(screen.getByRole('link', { name: 'Poster 1' })).toHaveAttribute('href', '/landingPage/l1')
  expect(screen.getByAltText('Poster 0')).toHaveAttribute('src', '/media/p0.jpg')
})

test.each(LOCALES)('the hint in %s says two posters; three are still kept (L-274)', locale => {
  expect(catalogue[locale].blocks.posterList.fields.imageList.hint).toMatch(/2/)
  expect(posterListSchema.parse({ imageList: posters(3) }).imageList).toHaveLength(3)
})

test('a bare address is a link of type 0; a poster without alternative text is named by its position (LO-28)', () => {
  show({ imageList: [{ url: '/media/a.jpg', link: '/list' }] })
  expect(screen.getByRole('link', { name: 'Picture 1' })).toHaveAttribute('href', '/list')
})

test.each([
  [1, '1'],
  [2, '2'],
  [3, '3'],
  [5, '2'],
])('%i posters make %s columns', (count, columns) => {
  show({ imageList: posters(count) })
  expect((screen.getByRole('list').parentElement as HTMLElement).style.getPropertyValue('--columns')).toBe(
    columns,
  )
})

test('posters keep their shape unless one is set for all', () => {
  const shape = () =>
    (screen.getByRole('list').parentElement as HTMLElement).style.getPropertyValue('--shape')
  const { unmount } = show({ imageList: posters(2) })
  expect(shape()).toBe('')
  unmount()
  show({ imageList: posters(2), ratio: '4:5' })
  expect(shape()).toBe('4 / 5')
})

test('without posters: nothing in the shop, a frame in the editor', () => {
  expect(show({}).container).toBeEmptyDOMElement()
  renderView('posterList', PosterList, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
