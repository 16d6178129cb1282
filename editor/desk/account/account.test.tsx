import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import type { FactorView, SessionView } from '#operators/operator.ts'
import type { Answer, Answers } from '../../testing/world.tsx'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { AccountScreen } from './AccountScreen.tsx'

withModalDialogs()

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
const sessions: readonly SessionView[] = [
  { id: 'here', begunAt: 3_600_000, seenAt: 7_200_000, device: '', isThis: true },
  { id: 'phone', begunAt: 0, seenAt: 60_000, device: PHONE, isThis: false },
]
const OFF: FactorView = { since: null, recoveryCodes: 0, isDemanded: false }

async function open(factor: FactorView = OFF, more: Answers = {}) {
  renderInWorld(<AccountScreen />, {
    answers: {
      'account.sessions': async () => sessions,
      'account.second-factor': async () => factor,
      ...more,
    },
  })
  await screen.findByRole('table', { name: 'Where you are signed in' })
}
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

describe('the own sessions', () => {
  test('show device, begin and last activity; this one has no way out here', async () => {
    await open()
    const [, here, phone] = screen.getAllByRole('row')
    expect(here).toHaveTextContent('Unknown deviceThis device')
    expect(within(here as HTMLElement).queryByRole('button')).toBeNull()
    expect(phone).toHaveTextContent('Safari on iPhone')
  })

  test('end one by one, and all others at once', async () => {
    const end = vi.fn<Answer<'account.end-session'>>(async () => null)
    const endOthers = vi.fn<Answer<'account.end-other-sessions'>>(async () => null)
    await open(OFF, { 'account.end-session': end, 'account.end-other-sessions': endOthers })
    await press(/^Sign out Safari on iPhone/)
    await waitFor(() => expect(end).toHaveBeenCalledExactlyOnceWith({ id: 'phone' }))
    await press('Sign out everywhere else')
    await waitFor(() => expect(endOthers).toHaveBeenCalledExactlyOnceWith({}))
  })
})

describe('two-step sign-in', () => {
  test('says that it is off, and is set up in a dialog', async () => {
    await open(OFF, {
      'account.begin-second-factor': async () => ({ secret: 'ABCDEFGH', address: 'otpauth://totp/x' }),
      'account.confirm-second-factor': async () => ({ recoveryCodes: ['one-code'] }),
    })
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
    await press('Set up')
    await press('Start')
    await userEvent.type(await screen.findByLabelText('Code that the app shows'), '123456{Enter}')
    expect(await screen.findByText('one-code')).toBeVisible()
    await press('I have saved them')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('is turned off with a code, unless the role requires it', async () => {
    const remove = vi.fn<Answer<'account.remove-second-factor'>>(async () => null)
    await open({ since: 0, recoveryCodes: 1, isDemanded: false }, { 'account.remove-second-factor': remove })
    expect(screen.getByText(/One recovery code is left/)).toBeVisible()
    await press('Turn off')
    const dialog = screen.getByRole('dialog', { name: 'Turn off two-step sign-in?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Turn off' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Enter a code.')
    await userEvent.type(within(dialog).getByLabelText(/^Code from your present/), '123456{Enter}')
    await waitFor(() => expect(remove).toHaveBeenCalledExactlyOnceWith({ code: '123456' }))
  })

  test('a role that requires it offers another device alone', async () => {
    await open({ since: 0, recoveryCodes: 10, isDemanded: true })
    expect(screen.getByText(/Your role requires it/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Move to another device' })).toBeEnabled()
  })
})
