import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { plpColorSwatchesSchema } from '../plpColorSwatches/block.ts'
import { renderView } from '../../testing/render-view.tsx'
import { PlpAdCard } from './PlpAdCard.tsx'
import { plpAdCardSchema } from './block.ts'

const ad = {
  kindCode: 'A,B',
  imgUrl: '/media/a.jpg',
  pcIndex: 3,
  modIndex: 5,
  clickUrl: '/list',
  alt: 'Sale',
}

test('an ad saves all its fields; a bare address is a link (L-231 … L-236)', () => {
  const { adOptions } = plpAdCardSchema.parse({ adOptions: [ad, { imgUrl: '/media/b.jpg' }] })
  expect(adOptions[0]).toEqual({ ...ad, clickUrl: { type: 0, value: '/list' } })
  expect(adOptions).toHaveLength(2)
})

test.each([0, -1, 1.5, 1001])('place %d is refused (LO-55)', pcIndex =>
  expect(plpAdCardSchema.safeParse({ adOptions: [{ ...ad, pcIndex }] }).success).toBe(false),
)

test('a colour is plain, a picture or neither; anything else is refused (L-264, L-265)', () => {
  const isGood = (swatch: object) => plpColorSwatchesSchema.safeParse({ colors: [swatch] }).success
  expect(isGood({ code: 'green', color: '#0f0', img: '/media/g.jpg' })).toBe(true)
  expect(isGood({ code: 'multi', img: '/media/m.jpg' })).toBe(true)
  expect(isGood({ code: 'bad', color: 'url(//evil)' })).toBe(false)
})

describe('on a page', () => {
  test('it draws nothing in the shop', () => {
    const { container } = renderView('plpAdCard', PlpAdCard, { adOptions: [ad] })
    expect(container).toBeEmptyDOMElement()
  })
  test('it is a labelled chip on the canvas (LO-24)', () => {
    renderView('plpAdCard', PlpAdCard, { adOptions: [ad] }, { mode: 'builder' })
    expect(screen.getByText('1 ad card in lists')).toBeVisible()
  })
})
