import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { describe, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { ContentError, createCall } from '#operators/client/call.ts'
import type { SignedInOperator } from '#operators/operator.ts'
import type { Answer } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import type { ContentPort } from '../services/content-port.ts'
import { createAskedAgain } from './asked-again.ts'
import { SignedIn } from './SignedIn.tsx'
import { SignInForm } from './SignInForm.tsx'

withModalDialogs()

const ada: SignedInOperator = { name: 'ada', role: 'admin' }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const CODES = Array.from({ length: 10 }, (_, i) => `abcd-efgh-jkmn-pqr${i}`)

describe('signing in with a second factor', () => {
  async function open(signIn: ContentPort['signIn']) {
    const onSignedIn = vi.fn<() => void>()
    renderInWorld(<SignInForm onSignedIn={onSignedIn} />, { port: { signIn } })
    await userEvent.type(screen.getByLabelText('Name'), 'ada')
    await userEvent.type(screen.getByLabelText('Password'), 'correct horse{Enter}')
    return onSignedIn
  }
  const needs = (isWrong = false) => ({ needs: 'code', isWrong, message: 'The code is wrong.' }) as const

  test('the code is asked for after the password; a pasted one signs in, a wrong one is said and typed again', async () => {
    const signIn = vi
      .fn<ContentPort['signIn']>()
      .mockResolvedValueOnce(needs())
      .mockResolvedValueOnce(needs(true))
      .mockResolvedValue(ada)
    const onSignedIn = await open(signIn)
    const field = await screen.findByLabelText('Code from your authenticator app')
    expect(field).toHaveFocus()
    expect(field).toHaveAttribute('autocomplete', 'one-time-code')
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('alert')).toHaveTextContent('Enter a code.')
    await userEvent.paste('111 222')
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByText('The code is wrong.')).toBeVisible()
    expect(field).toHaveValue('')
    expect(onSignedIn).not.toHaveBeenCalled()
    await userEvent.type(field, '333444{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(signIn.mock.calls).toEqual([
      ['ada', 'correct horse', undefined],
      ['ada', 'correct horse', '111 222'],
      ['ada', 'correct horse', '333444'],
    ])
  })

  test('a recovery code takes its place, and “Back” leads to the password', async () => {
    const signIn = vi.fn<ContentPort['signIn']>().mockResolvedValue(needs())
    await open(signIn)
    await screen.findByLabelText('Code from your authenticator app')
    await press('Use a recovery code instead')
    expect(screen.getByLabelText('Recovery code')).toHaveFocus()
    await userEvent.keyboard(`${CODES[0]}{Enter}`)
    await waitFor(() => expect(signIn).toHaveBeenLastCalledWith('ada', 'correct horse', CODES[0]))
    await press('Back')
    expect(screen.getByLabelText('Name')).toHaveValue('ada')
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})

describe('an operator whose role demands a second factor', () => {
  test('sets it up before anything else, and sees the recovery codes until they are saved', async () => {
    let isSetUp = false
    const me = vi.fn<ContentPort['me']>(async () => (isSetUp ? ada : { ...ada, mustSetUp: true }))
    const confirm = vi.fn<Answer<'account.confirm-second-factor'>>(async () => {
      isSetUp = true
      return { recoveryCodes: CODES }
    })
    renderInWorld(<SignedIn>{() => <h1>Orders</h1>}</SignedIn>, {
      port: { me },
      answers: {
        'account.begin-second-factor': async () => ({
          secret: 'ABCDEFGH',
          address: 'otpauth://totp/Cairn:ada?secret=ABCDEFGH',
        }),
        'account.confirm-second-factor': confirm,
      },
    })
    await screen.findByRole('heading', { name: 'Your role requires two-step sign-in' })
    await press('Start')
    expect(await screen.findByRole('img', { name: /^QR code/ })).toBeVisible()
    expect(screen.getByText('ABCD EFGH')).toBeVisible()
    await userEvent.type(screen.getByLabelText('Code that the app shows'), '123456{Enter}')
    const list = await screen.findByRole('list')
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(CODES)
    expect(confirm).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
    // The window was left to save them.
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    expect(screen.queryByRole('heading', { name: 'Orders' })).toBeNull()
    await press('I have saved them')
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible()
  })
})

describe('the password, asked again', () => {
  test('opens a dialog once for all calls that wait, and makes them again after the right one', async () => {
    const askedAgain = createAskedAgain()
    let isProved = false
    const calls = vi.fn<typeof fetch>(async () =>
      isProved
        ? Response.json({ code: '200', message: '', data: 'done' })
        : Response.json({ code: '403', message: 'Again', data: { asks: 'again' } }, { status: 403 }),
    )
    const call = createCall({ baseUrl: '', fetch: calls, proveAgain: askedAgain.ask })
    renderInWorld(
      <Routes>
        <Route path="/" element={<SignedIn>{() => <h1>Orders</h1>}</SignedIn>} />
      </Routes>,
      {
        port: { me: async () => ada },
        askedAgain,
        answers: {
          'account.second-factor': async () => ({ since: null, recoveryCodes: 0, isDemanded: false }),
          'account.prove': async input => {
            if (!('password' in input) || input.password !== 'correct horse')
              throw new ContentError(422, '422', 'The current password is wrong.')
            isProved = true
            return null
          },
        },
      },
    )
    await screen.findByRole('heading', { name: 'Orders' })
    const results = Promise.all([call('POST', '/orders.refund', {}), call('POST', '/orders.cancel', {})])
    const dialog = await screen.findByRole('dialog', { name: 'Enter your password again' })
    await userEvent.type(await within(dialog).findByLabelText('Password'), 'wrong{Enter}')
    expect(await within(dialog).findByText('The current password is wrong.')).toBeVisible()
    await userEvent.clear(within(dialog).getByLabelText('Password'))
    await userEvent.type(within(dialog).getByLabelText('Password'), 'correct horse{Enter}')
    expect(await results).toEqual(['done', 'done'])
    expect(calls).toHaveBeenCalledTimes(4)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('of an operator with a second factor is a code', async () => {
    const askedAgain = createAskedAgain()
    const prove = vi.fn<Answer<'account.prove'>>(async () => null)
    renderInWorld(
      <Routes>
        <Route path="/" element={<SignedIn>{() => <h1>Orders</h1>}</SignedIn>} />
      </Routes>,
      {
        port: { me: async () => ada },
        askedAgain,
        answers: {
          'account.second-factor': async () => ({ since: 1, recoveryCodes: 9, isDemanded: true }),
          'account.prove': prove,
        },
      },
    )
    await screen.findByRole('heading', { name: 'Orders' })
    const answer = askedAgain.ask()
    const dialog = await screen.findByRole('dialog', { name: 'Enter a code again' })
    expect(within(dialog).queryByLabelText('Password')).toBeNull()
    const field = within(dialog).getByLabelText('Code from your authenticator app')
    expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(within(dialog).getByText('Enter a code.')).toBeVisible()
    await userEvent.type(field, '123456{Enter}')
    expect(await answer).toBe(true)
    expect(prove).toHaveBeenCalledExactlyOnceWith({ code: '123456' })
  })

  test('a cancelled question leaves the refusal, without another call', async () => {
    const calls = vi.fn<typeof fetch>(async () =>
      Response.json({ code: '403', message: 'Again', data: { asks: 'again' } }, { status: 403 }),
    )
    const call = createCall({ baseUrl: '', fetch: calls, proveAgain: async () => false })
    await expect(call('POST', '/orders.refund', {})).rejects.toMatchObject({ status: 403, message: 'Again' })
    expect(calls).toHaveBeenCalledOnce()
  })
})
