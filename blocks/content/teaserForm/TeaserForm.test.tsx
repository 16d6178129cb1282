import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { TeaserForm } from './TeaserForm.tsx'

interface Answer {
  readonly success: boolean
  readonly userErrors: readonly {
    readonly code: string
    readonly message: string
    readonly field: string | null
  }[]
}
const YES: Answer = { success: true, userErrors: [] }
const no = (code: string, field: string | null, message = 'No.'): Answer => ({
  success: false,
  userErrors: [{ code, message, field }],
})

beforeEach(() => dismissToast())

const answering = (answer: () => Promise<Answer>) => {
  const sent = vi.fn<(operation: string, variables: unknown) => void>()
  const api: Api = {
    locale: 'en_US',
    async run({ operation }, variables) {
      sent(operation, variables)
      return { addTeaser: await answer() } as never // the one operation of this block
    },
    productsByCode: async () => [],
  }
  return { api, sent }
}

const show = (options: object = {}, around: Parameters<typeof renderView>[3] = {}) =>
  renderView('teaserForm', TeaserForm, options, around)
const email = () => screen.getByRole('textbox', { name: /Email/ })
const country = () => screen.getByRole('combobox', { name: /Country or region/ })
const type = (control: HTMLElement, value: string) => fireEvent.change(control, { target: { value } })
const send = () => act(async () => fireEvent.click(screen.getByRole('button')))
const fill = () => {
  type(email(), ' ming@example.com ')
  type(country(), 'MO')
}

describe('the sign-up form', () => {
  test('has e-mail, country or region with the five to choose from, and says what signing up means (LO-93, MO-90)', () => {
    show({ title: 'Snowline', text: 'Soon.', buttonText: 'Tell me' })
    expect(screen.getByRole('region', { name: 'Snowline' })).toBeVisible()
    expect(email()).toHaveAttribute('autocomplete', 'email')
    const names = [...country().querySelectorAll('option')].map(({ textContent }) => textContent)
    expect(names).toEqual(['Please choose', 'Hong Kong', 'Macau', 'Mainland China', 'Singapore', 'Australia'])
    expect(screen.getByText(/you agree to receive our emails/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Tell me' })).toBeVisible()
  })

  test('topics that are ticked go along; a shop without any has no boxes (MO-90)', async () => {
    const { api, sent } = answering(async () => YES)
    const topics = [
      { code: 'offers', name: 'Offers' },
      { code: 'trails', name: 'Trail notes' },
    ]
    show({}, { api, data: { topics } })
    fill()
    expect(
      screen.getByRole('group', { name: 'Topics you would like (tick none to get everything)' }),
    ).toBeVisible()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Trail notes' }))
    await send()
    expect(sent.mock.calls[0]?.[1]).toEqual({
      teaser: { email: 'ming@example.com', country: 'MO', type: 'TEASER', topics: ['trails'] },
    })
  })

  test('both given: sent as a teaser sign-up, and the thanks take the form’s place (M-184, M-258, L-384)', async () => {
    const { api, sent } = answering(async () => YES)
    show({ successText: 'See you in December.' }, { api })
    fill()
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith('addTeaser', {
      teaser: { email: 'ming@example.com', country: 'MO', type: 'TEASER' },
    })
    expect(screen.getByText('See you in December.')).toHaveFocus()
    expect(screen.queryByRole('form')).toBeNull()
    expect(currentToast()).toMatchObject({ status: 'success', message: 'Thank you, you are on the list.' })
  })

  test('with one left out nothing is sent, and the field says so and has the focus (M-184)', async () => {
    const { api, sent } = answering(async () => YES)
    show({}, { api })
    await send()
    expect(screen.getByText('Please enter your email address.')).toBeVisible()
    expect(screen.getByText('Please choose a country or region.')).toBeVisible()
    expect(email()).toHaveFocus()
    type(email(), 'a@b.com')
    await send()
    expect(country()).toHaveFocus()
    expect(email()).toBeValid()
    type(email(), 'a@b.c.d.e')
    type(country(), 'HK')
    await send()
    expect(screen.getByText(/valid email address/)).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test('a field is judged when one leaves it, and right again once mended (M-184, M-273)', () => {
    show()
    fireEvent.blur(email())
    expect(email()).not.toHaveAttribute('aria-invalid')
    type(email(), 'a@b')
    fireEvent.blur(email())
    expect(email()).toHaveAccessibleDescription(/valid email address/)
    type(email(), 'a@b.com')
    fireEvent.blur(email())
    expect(email()).not.toHaveAttribute('aria-invalid')
    expect(country()).not.toHaveAttribute('aria-invalid')
  })

  test('what the server refuses stands at its field (MO-90)', async () => {
    const { api } = answering(async () => no('SIGN_UP_BAD_EMAIL', 'email'))
    show({}, { api })
    fill()
    await send()
    expect(email()).toHaveAccessibleDescription(/valid email address/)
    expect(email()).toHaveFocus()
    expect(currentToast()).toBeUndefined()
  })

  test.each([
    [
      'a refusal of no field, in the server’s words',
      async () => no('SIGN_UP_TOO_MANY', null, 'Too many.'),
      'Too many.',
    ],
    [
      'a call that brought no answer',
      () => Promise.reject(new ApiError('NETWORK_ERROR', 'offline')),
      'We could not sign you up just now. Please try again.',
    ],
  ])('%s: an error toast, and the form keeps what was typed (M-185)', async (_, answer, message) => {
    const { api } = answering(answer)
    show({}, { api })
    fill()
    await send()
    expect(currentToast()).toMatchObject({ status: 'error', message })
    expect(country()).toHaveValue('MO')
  })

  test('two presses during the call are one', async () => {
    let answer: (given: Answer) => void = () => undefined
    const { api, sent } = answering(() => new Promise(resolve => (answer = resolve)))
    show({}, { api })
    fill()
    await send()
    await send()
    fireEvent.submit(screen.getByRole('form'))
    expect(sent).toHaveBeenCalledOnce()
    await act(async () => answer(YES))
    await waitFor(() => expect(screen.queryByRole('form')).toBeNull())
  })

  test('on the editor’s canvas nothing is sent (LO-24)', async () => {
    const { api, sent } = answering(async () => YES)
    show({}, { api, mode: 'builder' })
    fill()
    await send()
    expect(sent).not.toHaveBeenCalled()
  })

  test('before its script is there the browser does not put the address into the page’s own', () => {
    show()
    expect(screen.getByRole('form')).toHaveAttribute('method', 'dialog')
  })

  test('speaks Chinese on Chinese pages', () => {
    show({}, { locale: 'zh_HK' })
    expect(screen.getByRole('button', { name: '立即登記' })).toBeVisible()
    expect(screen.getByRole('option', { name: '澳門' })).toBeInTheDocument()
  })
})
