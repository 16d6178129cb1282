import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { imageMagnifierBlock, imageMagnifierSchema } from './block.ts'
import { ImageMagnifier } from './ImageMagnifier.tsx'

test('the default magnification is 2 (L-337, LO-65)', () =>
  expect(imageMagnifierSchema.parse({}).scale).toBe(2))

test('the picture is magnified under the mouse and follows it (L-336, L-337)', () => {
  renderView('imageMagnifier', ImageMagnifier, { imgUrl: '/media/a.jpg', alt: 'Seam', scale: 3 })
  const magnifier = screen.getByRole('button', { name: 'Enlarge picture: Seam' }).parentElement as HTMLElement
  magnifier.getBoundingClientRect = () => new DOMRect(0, 0, 400, 200)
  fireEvent.pointerEnter(magnifier, { pointerType: 'mouse', clientX: 0, clientY: 0 })
  const fine = magnifier.querySelector<HTMLElement>('img[alt=""]')
  expect(fine?.style.getPropertyValue('--scale')).toBe('3')
  fireEvent.pointerMove(magnifier, { pointerType: 'mouse', clientX: 400, clientY: 100 })
  const [x = 0, y = 0] = (fine?.style.translate ?? '').split(' ').map(Number.parseFloat)
  expect(x).toBeCloseTo(-66.67, 1)
  expect(y).toBeCloseTo(-33.33, 1)
  fireEvent.pointerLeave(magnifier)
  expect(fine?.isConnected).toBe(false)
})

test('it needs script only if there is a picture', () => {
  const hydration = (options: object) => imageMagnifierBlock.hydration(imageMagnifierSchema.parse(options))
  expect(hydration({ imgUrl: '/media/a.jpg' })).toBe('visible')
  expect(hydration({})).toBe('never')
})

test('without a picture: nothing in the shop, a frame in the editor', () => {
  expect(renderView('imageMagnifier', ImageMagnifier, {}).container).toBeEmptyDOMElement()
  renderView('imageMagnifier', ImageMagnifier, {}, { mode: 'builder' })
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
