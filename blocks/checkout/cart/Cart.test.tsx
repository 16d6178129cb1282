import { asPlaced } from '../../testing/placed-screen.ts'
import { inPage } from '../../testing/render-view.tsx'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Cart } from './Cart.tsx'

test('an empty bag says so and leads to what could fill it (L-006)', () => {
  render(inPage(<Cart {...asPlaced} />))
  expect(screen.getByRole('heading', { level: 1, name: 'Shopping bag' })).toBeVisible()
  expect(screen.getByRole('heading', { level: 2, name: 'Your bag is empty' })).toBeVisible()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/list',
    '/list?sort=bestseller',
    '/list?sort=newest',
  ])
})
