import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { imageListBlock, imageListSchema } from './block.ts'
import { ImageList } from './ImageList.tsx'

vi.mock('#ui/carousel/engine.ts', () => import('#ui/carousel/testing/fake-engine.ts'))

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    url: `/media/p${at}.jpg`,
    alt: `p${at}`,
    link: { type: 1, value: `S${at}` },
  }))

test('each picture shows with its link (L-199)', () => {
  renderView('imageList', ImageList, { imageList: pictures(4) })
  for (const { alt, link } of pictures(4))
    expect(screen.getByRole('link', { name: alt })).toHaveAttribute('href', `/product/${link.value}`)
  expect(screen.queryByRole('button')).toBeNull()
})

test('eight pictures make two slides without autoplay (L-200)', async () => {
  renderView('imageList', ImageList, { imageList: pictures(8) })
  await act(() => vi.dynamicImportSettled())
  expect(screen.getByText('1 of 2')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Next slide' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause slides' })).toBeNull()
})

test('a picture without alternative text is named by its position', () => {
  renderView('imageList', ImageList, { imageList: pictures(2).map(picture => ({ ...picture, alt: '' })) })
  expect(screen.getByRole('link', { name: 'Picture 2' })).toHaveAttribute('href', '/product/S1')
})

test.each(LOCALES)('the hint says four pictures in %s (L-201)', locale => {
  expect(catalogue[locale].blocks.imageList.fields.imageList.hint).toMatch(/4|四/)
})

test('any number of pictures is kept (L-201); a bare string is a link of type 0 (LO-28)', () => {
  const { imageList } = imageListSchema.parse({
    imageList: [...pictures(6), { url: '/a.jpg', link: '/list' }],
  })
  expect(imageList).toHaveLength(7)
  expect(imageList.at(-1)?.link).toEqual({ type: 0, value: '/list' })
})

test('loads script only with more than one slide', () => {
  const hydration = (count: number) =>
    imageListBlock.hydration(imageListSchema.parse({ imageList: pictures(count) }))
  expect([hydration(4), hydration(5)]).toEqual(['never', 'visible'])
})

test('without pictures: nothing in the shop, a frame in the editor', () => {
  expect(renderView('imageList', ImageList, {}).container).toBeEmptyDOMElement()
  renderView('imageList', ImageList, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
