import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SizeChart } from './SizeChart.tsx'

test('shows the catalogue’s table (C-076 … C-078)', () => {
  render(<SizeChart html="<table><tbody><tr><td>M</td><td>93–98</td></tr></tbody></table>" />)
  expect(screen.getByRole('cell', { name: '93–98' })).toBeVisible()
})

test('a product without one shows nothing', () =>
  expect(render(<SizeChart html=" " />).container).toBeEmptyDOMElement())
