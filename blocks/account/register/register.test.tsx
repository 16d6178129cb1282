import { isoInHongKong } from '#locales/hong-kong.ts'
import { asPlaced } from '../../testing/placed-screen.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NOON } from '../../testing/render-view.tsx'
import { field, fillIn, PERSON } from '../../shop/form/testing/fill-in.ts'
import { freshRegistration } from '../../shop/form/fresh-registration.ts'
import { formApi, loggedIn, refusal } from '../../shop/form/testing/form-api.ts'
import { renderScreen } from '../../shop/form/testing/render-screen.tsx'
import type { OfferData } from '../../shop/form/registration-offers.ts'
import type { BlockContext } from '../../page/view.ts'
import { Register } from './Register.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const WELCOME = { name: '10% off your first order', description: 'Valid for 90 days.' }
const ACCOUNT = { Email: 'may@example.com', Password: 'abc12345', 'Password again': 'abc12345' }
const open = (
  answers: Parameters<typeof formApi>[0] = {},
  at = '/register',
  { data = {}, ...more }: { readonly data?: OfferData } & Partial<BlockContext> = {},
) => {
  const shop = formApi({ userRegister: () => loggedIn(), ...answers })
  return { ...shop, ...renderScreen(<Register {...asPlaced} data={data} />, { api: shop.api, at, ...more }) }
}
const send = () => screen.getByRole('button', { name: 'Register' })

describe('/register', () => {
  test('makes a member by e-mail, logs in and ends on the success page (M-035, M-048, M-051, M-052)', async () => {
    const { user, asked, signedIn, to } = open({}, '/register?redirectUrl=%2Fcart')
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith('/register/success'))
    expect(signedIn).toHaveBeenCalledWith({
      token: 'fresh-token',
      expiresAt: 1_800_000_000_000,
      remembered: undefined,
    })
    expect(asked('userRegister')).toMatchObject([
      {
        userRegisterInput: {
          email: 'may@example.com',
          verifiedBy: 'EMAIL',
          agreesToTerms: true,
          marketingConsent: false,
        },
      },
    ])
    expect(freshRegistration(NOON)).toEqual({ name: 'May', redirect: '/cart' })
  })

  test('who sent the link to the page goes along, also after a look at the login (C-228, M-141, CO-79)', async () => {
    open({}, '/register?referrer=M0123')
    cleanup()
    const { user, asked, to } = open({}, '/register')
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalled())
    expect(asked('userRegister')).toMatchObject([{ userRegisterInput: { referrerCode: 'M0123' } }])
  })

  test('tells of a member or of staff signing up (M-037)', async () => {
    window.dataLayer = []
    const { user, to } = open()
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalled())
    expect(JSON.stringify(window.dataLayer)).toContain('memberSignUp')
  })

  test('an empty form names every field and sends nothing (M-038 … M-043, M-287)', async () => {
    const { user, asked } = open()
    await user.click(send())
    expect(field('Email')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please check the form: 10 fields need your attention.',
    )
    expect(screen.getByText('Please accept the terms of use and the privacy policy first.')).toBeVisible()
    expect(screen.getByRole('radiogroup', { name: 'Gender' })).toHaveAttribute('aria-invalid', 'true')
    expect(asked('userRegister')).toEqual([])
  })

  test('by mobile the code goes there, and the e-mail is free to be given (M-038, MO-15)', async () => {
    const { user, asked } = open()
    fillIn({ Mobile: true })
    fillIn({ 'Mobile number': '6612 3456', 'Area code': 'MO' })
    expect(screen.getByLabelText('Email (optional)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() =>
      expect(asked('sendSmsVerifyCode')).toEqual([
        { input: { mobile: '+853 66123456', countryCode: 'MO', purpose: 'REGISTER' } },
      ]),
    )
  })

  test('keeps what was typed when one changes one’s mind about e-mail or mobile', () => {
    open()
    fillIn({ Email: 'may@example.com' })
    fillIn({ Mobile: true })
    expect(screen.getByLabelText('Email (optional)')).toHaveValue('may@example.com')
  })

  test('asks for no code without an address to send it to (M-039)', async () => {
    const { user, asked } = open()
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    expect(field('Email')).toHaveFocus()
    expect(field('Email')).toHaveAccessibleDescription('Please enter your email.')
    expect(asked('sendEmailVerifyCode')).toEqual([])
  })

  test('counts down the seconds of the answer, blocked until zero (M-050, MO-19)', async () => {
    vi.useFakeTimers()
    const { asked } = open({}, '/register', { clock: Date.now })
    fillIn({ Email: 'may@example.com' })
    const button = (name: string) => screen.getByRole('button', { name })
    await act(async () => {
      button('Send code').click()
      await vi.advanceTimersByTimeAsync(1)
    })
    expect(button('Send again in 60 s')).toBeDisabled()
    expect(screen.getByRole('status')).toHaveTextContent('We have sent a code to may@example.com.')
    await act(() => vi.advanceTimersByTimeAsync(30_000))
    expect(button('Send again in 30 s')).toBeDisabled()
    await act(() => vi.advanceTimersByTimeAsync(29_999))
    expect(screen.getByText('You can request another code now.')).toBeVisible()
    await act(async () => {
      button('Send again').click()
      await vi.advanceTimersByTimeAsync(1)
    })
    expect(asked('sendEmailVerifyCode')).toHaveLength(2)
  })

  test('a code that is not sent says why at its field, and counts down too (M-283, MO-19)', async () => {
    const answer = {
      success: false,
      resendAfterSeconds: 42,
      userErrors: refusal('EMAIL_IN_USE', 'In use.', 'email').userErrors,
    }
    const { user } = open({ sendEmailVerifyCode: () => answer })
    fillIn({ Email: 'may@example.com' })
    await user.click(screen.getByRole('button', { name: 'Send code' }))
    await waitFor(() => expect(field('Email')).toHaveAccessibleDescription('In use.'))
    expect(await screen.findByRole('button', { name: 'Send again in 42 s' })).toBeDisabled()
  })

  test.each([
    ['M-046 e-mail in use', 'EMAIL_IN_USE', 'email', 'Email'],
    ['M-049 code expired', 'CODE_EXPIRED', 'verifyCode', 'Verification code'],
    ['M-039 code wrong', 'CODE_WRONG', 'verifyCode', 'Verification code'],
    ['M-047 mobile in use', 'MOBILE_IN_USE', 'mobile', 'Mobile number (optional)'],
    ['M-264 passwords differ', 'PASSWORD_MISMATCH', 'confirmPassword', 'Password again'],
  ])('%s: the message stands at the field, nothing typed is lost (M-287)', async (_, code, at, label) => {
    const { user, to } = open({ userRegister: () => refusal(code, 'Said the server.', at) })
    fillIn({ ...ACCOUNT, ...PERSON, 'Mobile number (optional)': '91234567' })
    await user.click(send())
    await waitFor(() => expect(field(label)).toHaveAccessibleDescription('Said the server.'))
    expect(field(label)).toHaveFocus()
    expect(screen.getByLabelText('First name')).toHaveValue('May')
    expect(screen.getByLabelText('Password')).toHaveValue('abc12345')
    expect(to).not.toHaveBeenCalled()
  })

  test('a member who does not exist is said above the button (M-287, MO-23)', async () => {
    const { user } = open({ userRegister: () => refusal('IDENTITY_GONE', 'This member does not exist.') })
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('This member does not exist.')
  })

  test('the meter moves through empty, low, mid and high and back (M-069, MO-32)', () => {
    open()
    const meter = screen.getByRole('meter', { name: 'Password strength' })
    const steps = [
      ['', 'Empty'],
      ['abc', 'Weak'],
      ['abc12345', 'Medium'],
      ['Abc1234567', 'High'],
      ['', 'Empty'],
    ] as const
    for (const [Password, words] of steps) {
      fillIn({ Password })
      expect(meter).toHaveAttribute('aria-valuetext', words)
    }
  })

  test.each([
    [
      'while the shop gives it',
      { beginTime: isoInHongKong(NOON), endTime: isoInHongKong(NOON + 1000) },
      true,
    ],
    [
      'not before it begins',
      { beginTime: isoInHongKong(NOON + 1000), endTime: isoInHongKong(NOON + 2000) },
      false,
    ],
    ['not once it has ended', { beginTime: isoInHongKong(NOON - 1000), endTime: isoInHongKong(NOON) }, false],
  ])('names the coupon of new members %s (M-053, MO-21)', (_, period, isShown) => {
    open({}, '/register', { data: { coupons: [{ ...WELCOME, ...period }] } })
    expect(screen.queryAllByText(WELCOME.name)).toHaveLength(isShown ? 1 : 0)
    expect(screen.queryAllByText(WELCOME.description)).toHaveLength(isShown ? 1 : 0)
  })

  test('in a shop without such a coupon, what GO DOLLAR are is all that it promises (M-053, MO-21)', () => {
    open()
    expect(screen.queryByText(/coupon/)).toBeNull()
    expect(screen.getByText(/worth HK\$1/)).toBeVisible()
  })

  test('news are wished for apart from the terms, unticked (M-043, M-052, MO-22)', async () => {
    const { user, asked } = open()
    const news = screen.getByLabelText(/^Yes, send me offers/)
    expect(news).not.toBeChecked()
    expect(screen.getByRole('link', { name: 'terms of use' })).toHaveAttribute('target', '_blank')
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(news)
    await user.click(send())
    await waitFor(() =>
      expect(asked('userRegister')).toMatchObject([{ userRegisterInput: { marketingConsent: true } }]),
    )
  })

  test('Chinese names begin with the family (MO-101)', () => {
    open({}, '/register', { locale: 'zh_HK' })
    const labels = screen.getAllByRole('textbox').map(field => field.getAttribute('name'))
    expect(labels.indexOf('lastName')).toBeLessThan(labels.indexOf('firstName'))
  })

  test('tells browsers what its fields are', () => {
    open()
    const kinds = [
      'Email',
      'Verification code',
      'Password',
      'First name',
      'Last name',
      'Or your birthday',
    ].map(label => field(label).getAttribute('autocomplete'))
    expect(kinds).toEqual(['email', 'one-time-code', 'new-password', 'given-name', 'family-name', 'bday'])
  })
})

describe('/register?isStaff=true', () => {
  test('asks for number and name, and registers staff (M-036, M-037, M-044, L-008, L-086)', async () => {
    window.dataLayer = []
    const { user, asked, to } = open({}, '/register?isStaff=true')
    expect(screen.getByRole('heading', { name: 'Staff registration' })).toBeVisible()
    fillIn({ ...ACCOUNT, ...PERSON })
    await user.click(send())
    expect(screen.getByLabelText('Staff number')).toHaveAccessibleDescription(
      'Please enter your staff number.',
    )
    expect(asked('userRegister')).toEqual([])
    fillIn({ 'Staff number': 'S100', 'Staff name': 'May Chan' })
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith('/register/success'))
    expect(asked('userRegister')).toMatchObject([
      { userRegisterInput: { isStaff: true, staffCode: 'S100', staffName: 'May Chan' } },
    ])
    expect(JSON.stringify(window.dataLayer)).toContain('staffSignUp')
  })

  test('a wrong staff number is said at its field (M-045, MO-18)', async () => {
    const { user } = open(
      { userRegister: () => refusal('STAFF_WRONG', 'Staff number wrong.', 'staffCode') },
      '/register?isStaff=true',
    )
    fillIn({ ...ACCOUNT, ...PERSON, 'Staff number': 'S1', 'Staff name': 'May Chan' })
    await user.click(send())
    await waitFor(() =>
      expect(screen.getByLabelText('Staff number')).toHaveAccessibleDescription('Staff number wrong.'),
    )
  })

  test('plain /register asks for neither (M-036)', () => {
    open()
    expect(screen.queryByLabelText('Staff number')).toBeNull()
  })
})
