import { withModalDialogs } from '#blocks/testing/dialogs.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { askToSignIn } from './SignInQuestion.tsx'

withModalDialogs()

const texts = { locale: 'en_US', messages: shopMessages('en_US') } as const

test.each([
  ['Sign in', true],
  ['Stay as I am', false],
])('a link signs no visitor in unasked: “%s” answers %s (M-061, MO-28)', async (name, expected) => {
  const answer = askToSignIn({ account: 'lok@cairn.example', isMember: false }, texts)
  const dialog = await screen.findByRole('dialog', { name: 'You are about to sign in as lok@cairn.example' })
  expect(dialog).toHaveTextContent('moves your bag into it')
  await userEvent.click(screen.getByRole('button', { name }))
  expect(await answer).toBe(expected)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a member reads that the session ends (M-061, MO-28)', async () => {
  const answer = askToSignIn({ account: '', isMember: true }, texts)
  const dialog = await screen.findByRole('dialog', { name: 'This link signs you in' })
  expect(dialog).toHaveTextContent('ends your current session')
  await userEvent.click(screen.getByRole('button', { name: 'Stay as I am' }))
  expect(await answer).toBe(false)
})
