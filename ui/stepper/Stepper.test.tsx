import { shopMessages } from '#locales/catalogue.ts'
import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { IntlProvider } from 'use-intl'
import { expect, test } from 'vitest'
import { Stepper } from './Stepper.tsx'

function Counter({ max = 7, isDisabled = false, start = 1 }) {
  const [value, setValue] = useState(start)
  return (
    <IntlProvider locale="en-HK" messages={shopMessages('en_US')}>
      <Stepper label="Quantity" min={1} max={max} value={value} onChange={setValue} isDisabled={isDisabled} />
      <output>{value}</output>
    </IntlProvider>
  )
}

const field = () => screen.getByRole('textbox', { name: 'Quantity' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const kept = () => screen.getByRole('status').textContent

test('minus is disabled at 1, plus at the maximum (C-101, C-102)', () => {
  render(<Counter max={2} />)
  expect(screen.getByRole('button', { name: /^One less: / })).toBeDisabled()
  fireEvent.click(screen.getByRole('button', { name: /^One more: / }))
  expect(kept()).toBe('2')
  expect(screen.getByRole('button', { name: /^One more: / })).toBeDisabled()
})

test('letters clear the field; leaving it restores 1 (C-103, C-105)', () => {
  render(<Counter start={3} />)
  type('abc')
  expect(field()).toHaveValue('')
  fireEvent.blur(field())
  expect(field()).toHaveValue('1')
  expect(kept()).toBe('1')
})

test('0 stays while typing and becomes 1 on blur (C-105)', () => {
  render(<Counter />)
  type('0')
  expect(field()).toHaveValue('0')
  expect(kept()).toBe('1')
  fireEvent.blur(field())
  expect(field()).toHaveValue('1')
})

test('999 with a maximum of 7 becomes 7 at once (C-104)', () => {
  render(<Counter max={7} />)
  type('999')
  expect(field()).toHaveValue('7')
  expect(kept()).toBe('7')
})

test('disabled, neither buttons nor field respond (C-106)', () => {
  render(<Counter isDisabled />)
  for (const control of [field(), ...screen.getAllByRole('button')]) expect(control).toBeDisabled()
})
