import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { Route, Routes } from 'react-router'
import { expect, test, vi } from 'vitest'
import { ContentError } from '#operators/client/call.ts'
import type { ContentPort } from '../../kit/services/content-port.ts'
import { renderInWorld } from '../../testing/open-editor.tsx'
import { JoinScreen } from './JoinScreen.tsx'

const open = (port: Partial<ContentPort>, at = '/join#a-secret') =>
  renderInWorld(
    <Routes>
      <Route path="/join" element={<JoinScreen />} />
      <Route path="/" element={<h1>Home</h1>} />
    </Routes>,
    { at, port: { me: async () => undefined, ...port } },
  )

test('an invited operator chooses a password, is signed in, and may set up two-step sign-in later', async () => {
  const accept = vi
    .fn<ContentPort['acceptInvitation']>()
    .mockRejectedValueOnce(new ContentError(422, '422', 'The password is too common.'))
    .mockResolvedValue()
  const signIn = vi.fn<ContentPort['signIn']>(async name => ({ name, role: 'editor' }))
  open({
    checkInvitation: async () => ({ name: 'dee', role: 'editor', expiresAt: 1 }),
    acceptInvitation: accept,
    signIn,
  })
  await screen.findByRole('heading', { name: 'Welcome, dee' })
  const field = screen.getByLabelText('Password')
  expect(field).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('Enter a password.')).toBeVisible()
  await userEvent.type(field, 'correct horse{Enter}')
  expect(await screen.findByText('The password is too common.')).toBeVisible()
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('heading', { name: 'Protect your account' })
  expect(accept).toHaveBeenLastCalledWith('a-secret', 'correct horse')
  expect(signIn).toHaveBeenCalledExactlyOnceWith('dee', 'correct horse', undefined)
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible()
})

test.each([
  ['/join', 'The link is not complete. Open it as it is in the mail.'],
  ['/join#used', 'This link is not valid.'],
])('%s says why it opens nothing', async (at, text) => {
  const refused = new ContentError(403, '403', 'This link is not valid.')
  open({ checkInvitation: () => Promise.reject(refused) }, at)
  expect(await screen.findByText(text)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
})
