import { createEvent, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { listRoute } from '../../testing/product-list.ts'
import { renderView } from '../../testing/render-view.tsx'
import { Header } from './Header.tsx'

const show = (around = {}) => renderView('header', Header, {}, around)
const input = () => screen.getByLabelText('Search products, brands or codes')
const form = () => {
  const element = input().closest('form')
  if (!element) throw new Error('No form')
  return element
}
/** Returns true if the browser would go to the results page. */
function goes(): boolean {
  const event = createEvent.submit(form())
  // jsdom knows no navigation: what is left after the view's own handler is stopped here.
  let isLeft = false
  window.addEventListener(
    'submit',
    submit => {
      isLeft = !submit.defaultPrevented
      submit.preventDefault()
    },
    { once: true },
  )
  fireEvent(form(), event)
  return isLeft
}

test('is a plain form that leads to the results page, with script or without (C-157, C-158, L-022, L-023)', () => {
  show()
  expect(screen.getByRole('search')).toBe(form())
  expect([form().getAttribute('action'), form().method, input().getAttribute('name')]).toEqual([
    '/list',
    'get',
    'keyword',
  ])
  expect(screen.getByRole('button', { name: 'Search' })).toHaveProperty('type', 'submit')
})

test('takes 50 characters: of 60 typed 50 remain (C-156, L-021, CO-47)', async () => {
  show()
  await userEvent.setup().type(input(), '山'.repeat(60))
  expect(input()).toHaveValue('山'.repeat(50))
})

test.each([
  ['背包', true],
  [' shoe ', true],
  ['', false],
  ['   ', false],
  ['　', false],
])('%j leads on: %j; blank input does nothing (CO-47)', (keyword, expected) => {
  show()
  fireEvent.change(input(), { target: { value: keyword } })
  expect(goes()).toBe(expected)
})

test('Enter and the icon both send it, also from the results page, where the browser reloads (C-157/158/159, L-022/023/024)', async () => {
  const user = userEvent.setup()
  show()
  const sent: FormDataEntryValue[] = []
  form().addEventListener('submit', event => {
    event.preventDefault()
    sent.push(...new FormData(form()).values())
  })
  await user.type(input(), '鞋{Enter}')
  await user.click(screen.getByRole('button', { name: 'Search' }))
  expect(sent).toEqual(['鞋', '鞋'])
  // The browser sends this form and loads the results page again, also from the results page.
  expect(form()).toHaveAttribute('action', '/list')
  expect(form().method).toBe('get')
})

test('holds what the page shows the results of', () => {
  show({ route: listRoute({ search: '?keyword=背包' }) })
  expect(input()).toHaveValue('背包')
})

test('rests on the canvas', () => {
  show({ mode: 'builder' })
  fireEvent.change(input(), { target: { value: '背包' } })
  expect(goes()).toBe(false)
})
