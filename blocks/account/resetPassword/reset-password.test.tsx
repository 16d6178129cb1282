import { asPlaced } from '../../testing/placed-screen.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fillIn } from '../../shop/form/testing/fill-in.ts'
import { formApi, loggedIn, refusal } from '../../shop/form/testing/form-api.ts'
import { renderScreen } from '../../shop/form/testing/render-screen.tsx'
import { ResetPassword } from './ResetPassword.tsx'

const open = (answers: Parameters<typeof formApi>[0] = {}, at = '/resetPassword') => {
  const shop = formApi({ resetPassword: () => loggedIn(), ...answers })
  return { ...shop, ...renderScreen(<ResetPassword {...asPlaced} />, { api: shop.api, at }) }
}
const GOOD = { 'Verification code': '123456', 'New password': 'new12345', 'Password again': 'new12345' }
const send = () => screen.getByRole('button', { name: 'Reset and log in' })

describe('/resetPassword', () => {
  test.each([
    ['/resetPassword', '/user'],
    ['/resetPassword?redirectUrl=%2Fcart', '/cart'],
  ])('sets a new password with a code, logs in and goes from %s to %s (M-068, MO-31)', async (at, path) => {
    const { user, asked, signedIn, to } = open({}, at)
    fillIn({ 'Email or mobile number': 'may@example.com' })
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(asked('sendEmailVerifyCode')).toEqual([
        { input: { email: 'may@example.com', purpose: 'RESET_PASSWORD' } },
      ]),
    )
    fillIn(GOOD)
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith(path))
    expect(asked('resetPassword')).toEqual([
      {
        input: {
          email: 'may@example.com',
          verifyCode: '123456',
          password: 'new12345',
          confirmPassword: 'new12345',
        },
      },
    ])
    expect(signedIn).toHaveBeenCalledOnce()
  })

  test('the link of a mail fills in address and code, and leaves the browser’s address (MO-31)', async () => {
    const proof = 'AbcdefghijKLMNOPQ_-123'
    const { user, asked } = open({}, `/resetPassword?lang=en#code=${proof}&to=may%40example.com`)
    await waitFor(() => expect(screen.getByLabelText('Verification code')).toHaveValue(proof))
    expect(window.location.hash).toBe('')
    fillIn({ 'New password': 'new12345', 'Password again': 'new12345' })
    await user.click(send())
    await waitFor(() =>
      expect(asked('resetPassword')).toMatchObject([
        { input: { email: 'may@example.com', verifyCode: proof } },
      ]),
    )
  })

  test('the code of a mobile goes by SMS (M-068)', async () => {
    const { user, asked } = open()
    fillIn({ 'Email or mobile number': '9123 4567' })
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(asked('sendSmsVerifyCode')).toEqual([
        { input: { mobile: '+852 91234567', countryCode: 'HK', purpose: 'RESET_PASSWORD' } },
      ]),
    )
  })

  test('an unknown number is reported at the field (M-284)', async () => {
    const answer = {
      ...refusal('ACCOUNT_UNKNOWN', 'Not registered.', 'mobile'),
      success: false,
      resendAfterSeconds: 0,
    }
    const { user } = open({ sendSmsVerifyCode: () => answer })
    fillIn({ 'Email or mobile number': '91234567' })
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(screen.getByLabelText('Email or mobile number')).toHaveAccessibleDescription('Not registered.'),
    )
  })

  test.each([
    ['PASSWORD_SAME', 'password', 'New password'],
    ['CODE_EXPIRED', 'verifyCode', 'Verification code'],
  ])('%s stands at its field (MO-31, M-288)', async (code, field, label) => {
    const { user } = open({ resetPassword: () => refusal(code, 'Said the server.', field) })
    fillIn({ 'Email or mobile number': 'may@example.com', ...GOOD })
    await user.click(send())
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription('Said the server.'))
  })
})
