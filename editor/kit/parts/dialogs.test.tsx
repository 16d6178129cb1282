import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ContentPort } from '../services/content-port.ts'
import { renderInEditor } from '../../testing/open-editor.tsx'
import { SignInAgainDialog } from '../../builder/page/SignInAgainDialog.tsx'

withModalDialogs()

test('LO-13: signed out while editing, only the password is left to type', async () => {
  const signIn = vi.fn<ContentPort['signIn']>(async () => undefined)
  renderInEditor(<SignInAgainDialog />, { port: { signIn } })
  expect(screen.getByLabelText('Name')).toHaveValue('ada')
  expect(screen.getByLabelText('Password')).toHaveFocus()
  await userEvent.keyboard('secret{Enter}')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('ada', 'secret', undefined)
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('LO-13: an empty password is asked for, not sent', async () => {
  const signIn = vi.fn<ContentPort['signIn']>(async () => undefined)
  renderInEditor(<SignInAgainDialog />, { port: { signIn } })
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter your name and password.')
  expect(signIn).not.toHaveBeenCalled()
})

test('LO-13: Escape does not close the question to sign in again', async () => {
  renderInEditor(<SignInAgainDialog />)
  await userEvent.keyboard('{Escape}{Escape}')
  expect(screen.getByRole('alertdialog')).toHaveAttribute('open')
})
