import { fireEvent, screen } from '@testing-library/react'

/** The field of that name, not the choice of a row that is called the same. */
export const field = (label: string) =>
  screen.getByLabelText(label, { selector: 'input:not([type="radio"]), select' })

/** Fills fields by their labels: text, choices of lists, and boxes or rows ticked with `true`. */
export function fillIn(fields: Readonly<Record<string, string | true>>) {
  for (const [label, value] of Object.entries(fields)) {
    if (value === true)
      fireEvent.click(screen.getByLabelText(label, { selector: '[type="radio"], [type="checkbox"]' }))
    else fireEvent.change(field(label), { target: { value } })
  }
}

const TERMS = 'I have read and accept the terms of use and the privacy policy (both open in a new tab).'

/** Details of a new member. */
export const PERSON = {
  'Verification code': '123456',
  Title: 'MS',
  Female: true,
  'First name': 'May',
  'Last name': 'Chan',
  'Birth month': '5',
  [TERMS]: true,
} as const
