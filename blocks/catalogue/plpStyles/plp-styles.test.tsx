import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { PlpStyles } from './PlpStyles.tsx'

test('it draws nothing in the shop', () => {
  const { container } = renderView('plpStyles', PlpStyles, { gatherStyles: true })
  expect(container).toBeEmptyDOMElement()
})

test.each([
  [true, 'Lists show one card per style'],
  [undefined, 'Lists show one card per colour'],
])('on the canvas a chip says what %s means (LO-24)', (gatherStyles, text) => {
  renderView('plpStyles', PlpStyles, { gatherStyles }, { mode: 'builder' })
  expect(screen.getByText(text)).toBeVisible()
})
