import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { productByCodeBlock } from './block.ts'
import { ProductByCode } from './ProductByCode.tsx'

const options = { productCodes: 'P1, P2,,P1' }
const show = (mode: 'shop' | 'builder', given: object = options) =>
  renderView('productByCode', ProductByCode, given, { mode })

test('the canvas names the sample products (L-298, LO-66)', () => {
  show('builder')
  expect(screen.getByRole('heading', { name: 'Sample products' })).toBeVisible()
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual(['ProductP1', 'ProductP2'])
})

test('the live page has nothing of it, asks for nothing and loads nothing (L-298)', () => {
  expect(show('shop').container).toBeEmptyDOMElement()
  expect(productByCodeBlock.hydration(options)).toBe('never')
  expect(productByCodeBlock.data(options, undefined as never)).toEqual({}) // needs no context
})

test('without codes the canvas keeps a frame to click on (L-298)', () => {
  show('builder', {})
  expect(screen.getByText(/Nothing here yet/)).toBeVisible()
})
