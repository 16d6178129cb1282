import { asPlaced } from '../../testing/placed-screen.ts'
import { ApiError } from '#api/client/api-error.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { formApi, loggedIn, refusal } from '../../shop/form/testing/form-api.ts'
import { renderScreen } from '../../shop/form/testing/render-screen.tsx'
import { bagStore, EMPTY_BAG, showBag } from '../../shop/cart/bag.ts'
import { MARK_CHECKOUT } from './checkout-mark.ts'
import { Login } from './Login.tsx'

afterEach(dismissToast)

const name = () => screen.getByLabelText('Email or mobile number')
const password = () => screen.getByLabelText('Password')
const send = () => screen.getByRole('button', { name: 'Log in' })
const picture = () => screen.queryByLabelText('Code in the picture')

const open = (answers: Parameters<typeof formApi>[0] = {}, at = '/login', more: object = {}) => {
  const shop = formApi({ userLogin: () => loggedIn(), ...answers })
  return { ...shop, ...renderScreen(<Login {...asPlaced} />, { api: shop.api, at, ...more }) }
}

const fillIn = async (user: ReturnType<typeof open>['user'], who = 'may@example.com') => {
  await user.type(name(), who)
  await user.type(password(), 'secret1')
}

describe('/login', () => {
  test('logs in by password and goes home with the new session (M-025, M-027, M-032, MO-10)', async () => {
    const { user, asked, signedIn, to } = open()
    await fillIn(user)
    expect(picture()).toBeNull()
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith('/'))
    expect(asked('userLogin')).toEqual([
      { userLoginInput: { account: 'may@example.com', password: 'secret1', rememberMe: false } },
    ])
    expect(signedIn).toHaveBeenCalledWith({
      token: 'fresh-token',
      expiresAt: 1_800_000_000_000,
      remembered: undefined,
    })
  })

  test('takes a mobile of the chosen country (C-015, M-028, M-033, MO-13)', async () => {
    const { user, asked, to } = open()
    const area = screen.getByLabelText('Area code')
    expect(
      within(area)
        .getAllByRole('option')
        .map(option => option.textContent),
    ).toEqual(['Hong Kong +852', 'Macau +853', 'Mainland China +86', 'Singapore +65', 'Australia +61'])
    await user.selectOptions(area, 'MO')
    await fillIn(user, '6612 3456')
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith('/'))
    expect(asked('userLogin')).toMatchObject([
      { userLoginInput: { mobile: '+853 66123456', countryCode: 'MO' } },
    ])
  })

  test('hides the area once it can only be an e-mail', async () => {
    const { user } = open()
    await user.type(name(), 'm')
    expect(screen.getByLabelText('Area code')).not.toBeVisible()
  })

  test.each([
    ['/login?redirectUrl=%2Fcart', '/cart'],
    ['/login?redirectUrl=/user/wish', '/user/wish'],
    ['/login?redirectUrl=https%3A%2F%2Fevil.test', '/'],
    ['/login?redirectUrl=%2F%2Fevil.test', '/'],
  ])('from %s leads to %s (M-029, L-007, MO-10)', async (at, path) => {
    const { user, to } = open({}, at)
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith(path))
  })

  test('keeps where to go on its way to registration and reset', () => {
    open({}, '/login?redirectUrl=%2Fcart')
    expect(screen.getByRole('link', { name: 'Become a member' })).toHaveAttribute(
      'href',
      '/register?redirectUrl=%2Fcart',
    )
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/resetPassword?redirectUrl=%2Fcart',
    )
  })

  test.each([
    [{ mobile: '+852 91234567' }, '+852 91234567'],
    [{}, 'may@example.com'],
  ])('remember-me remembers the mobile, else the e-mail: %j (M-034, MO-14)', async (customer, remembered) => {
    const { user, signedIn } = open({ userLogin: () => loggedIn(customer) })
    await fillIn(user)
    await user.click(screen.getByLabelText('Remember me'))
    await user.click(send())
    await waitFor(() => expect(signedIn).toHaveBeenCalledWith(expect.objectContaining({ remembered })))
  })

  test('fills in who was remembered, area and all (M-034)', () => {
    open({}, '/login', { lastUser: '+853 66123456' })
    expect(name()).toHaveValue('66123456')
    expect(screen.getByLabelText('Area code')).toHaveValue('MO')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
  })

  test('fills in nothing where no user is remembered (M-034)', () => {
    open()
    expect(name()).toHaveValue('')
  })

  test('an empty form sends nothing, says why and takes one to the first field (M-284)', async () => {
    const { user, asked } = open()
    await user.click(send())
    expect(name()).toHaveFocus()
    expect(name()).toHaveAccessibleDescription('Please enter your registered email or mobile number.')
    expect(screen.getByRole('alert')).toHaveTextContent('2 fields need your attention')
    expect(asked('userLogin')).toEqual([])
  })

  test('a field is judged as one leaves it, and forgiven as soon as it is right', async () => {
    const { user } = open()
    await user.type(name(), 'may@example')
    await user.tab()
    expect(name()).toBeInvalid()
    await user.type(name(), '.com')
    expect(name()).toBeValid()
  })

  test('Enter that ends a word of an input method does not send', () => {
    open()
    expect(fireEvent.keyDown(name(), { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(name(), { key: 'Enter', keyCode: 13 })).toBe(true)
  })

  test('is sent once however often one presses', async () => {
    const { user, asked } = open({ userLogin: () => new Promise(() => undefined) })
    await fillIn(user)
    await user.dblClick(send())
    await user.type(password(), '{Enter}')
    expect(asked('userLogin')).toHaveLength(1)
    expect(send()).toHaveAttribute('aria-busy', 'true')
  })

  test('shows and hides the password', async () => {
    const { user } = open()
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveAttribute('type', 'text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveAttribute('type', 'password')
  })

  test('tells browsers and password managers what its fields are, and never goes to an address', () => {
    open()
    expect(name()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(screen.getByRole('form', { name: 'Log in' })).toHaveAttribute('method', 'dialog')
  })
})

describe('a picture to read', () => {
  test('is there at once where the session needs one, and must be read (M-027, M-030, M-031, M-283)', async () => {
    const { user, asked, to } = open({ needImageVerifyCode: () => true })
    const field = await screen.findByLabelText('Code in the picture')
    expect(await screen.findByRole('img', { name: 'Picture with the code' })).toBeVisible()
    await fillIn(user)
    await user.click(send())
    expect(field).toHaveFocus()
    expect(field).toHaveAccessibleDescription('Please enter the code in the picture.')
    expect(asked('userLogin')).toEqual([])
    await user.type(field, 'AB2C{Enter}')
    await waitFor(() => expect(to).toHaveBeenCalledWith('/'))
    expect(asked('userLogin')).toMatchObject([
      { userLoginInput: { imageVerifyCode: 'AB2C', imageVerifyToken: 'picture-1' } },
    ])
  })

  test('comes when a login is refused for it, a new one after each try (M-030, MO-11)', async () => {
    let pictures = 0
    const { user } = open({
      userLogin: () => refusal('IMAGE_CODE_WRONG', 'Wrong code.', 'imageVerifyCode'),
      getImageVerifyCode: () => ({ image: 'data:image/gif;base64,', token: `picture-${++pictures}` }),
    })
    await fillIn(user)
    await user.click(send())
    const field = await screen.findByLabelText('Code in the picture')
    await waitFor(() => expect(field).toHaveAccessibleDescription('Wrong code.'))
    await user.type(field, 'ABCD{Enter}')
    await waitFor(() => expect(pictures).toBe(2))
    await waitFor(() => expect(picture()).toHaveValue(''))
    expect(name()).toHaveValue('may@example.com')
    await user.click(screen.getByRole('button', { name: 'Another picture' }))
    await waitFor(() => expect(pictures).toBe(3))
  })

  test('comes after a failed login where the next one needs it (M-030)', async () => {
    let isNeeded = false
    const { user } = open({
      needImageVerifyCode: () => isNeeded,
      userLogin: () => {
        isNeeded = true
        return refusal('LOGIN_MISMATCH', 'Account and password do not match.')
      },
    })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByLabelText('Code in the picture')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('do not match')
  })
})

describe('a login that fails', () => {
  test.each([
    ['LOGIN_MISMATCH', 'The email and password do not match.'],
    ['LOGIN_NO_ACCOUNT', 'This account does not exist.'],
    ['LOGIN_BAD_INPUT', 'Invalid login name or password.'],
  ])('says above its button: %s (M-282, MO-103)', async (code, message) => {
    const { user, to } = open({ userLogin: () => refusal(code, message) })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(message)
    expect(to).not.toHaveBeenCalled()
    expect(send()).not.toHaveAttribute('aria-busy')
  })

  test('says at the field what the server says of it (M-284)', async () => {
    const { user } = open({
      userLogin: () => refusal('LOGIN_NO_ACCOUNT', 'This mobile is not registered.', 'mobile'),
    })
    await fillIn(user, '91234567')
    await user.click(send())
    await waitFor(() => expect(name()).toHaveAccessibleDescription('This mobile is not registered.'))
    expect(name()).toHaveFocus()
  })

  test('PECERR999 shows a server-error toast and keeps the form (M-278, M-285, C-374)', async () => {
    const { user, to } = open({
      userLogin: () => {
        throw new ApiError('PECERR999', 'anything')
      },
    })
    await fillIn(user)
    await user.click(send())
    await waitFor(() =>
      expect(currentToast()).toMatchObject({
        message: 'Server error. Please try again later.',
        status: 'error',
      }),
    )
    expect(name()).toHaveValue('may@example.com')
    expect(password()).toHaveValue('secret1')
    expect(to).not.toHaveBeenCalled()
  })

  test.each(['UEC6001', 'UECCE0049', '005150002', 'UEC0000', 'UECCE0054'])(
    'a refusal with %s is a toast and a message, the form stays (M-279 … M-281, MO-102)',
    async code => {
      const { user } = open({ userLogin: () => refusal(code, 'Not now.') })
      await fillIn(user)
      await user.click(send())
      await waitFor(() => expect(currentToast()).toMatchObject({ message: 'Not now.', status: 'error' }))
      expect(screen.getByRole('alert')).toHaveTextContent('Not now.')
      expect(name()).toHaveValue('may@example.com')
    },
  )

  test('without a connection keeps everything and may be sent again', async () => {
    let isOnline = false
    const { user, to } = open({
      userLogin: () => {
        if (!isOnline) throw new ApiError('NETWORK', 'no answer')
        return loggedIn()
      },
    })
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('could not connect')
    isOnline = true
    await user.click(send())
    await waitFor(() => expect(to).toHaveBeenCalledWith('/'))
  })
})

test('third parties have a button each that keeps where to go (M-025, MO-24)', async () => {
  const providers = [{ appType: 'FACE_BOOK', name: 'Facebook', startUrl: '/api/auth/facebook' }] as const
  const { api } = formApi()
  const { user, to } = renderScreen(<Login {...asPlaced} data={{ providers }} />, {
    api,
    at: '/login?redirectUrl=%2Fcart',
  })
  const link = screen.getByRole('link', { name: 'Continue with Facebook' })
  expect(link).toHaveAttribute('href', '/api/auth/facebook?redirectUrl=%2Fcart')
  await user.click(link)
  expect(to).toHaveBeenCalledWith(expect.stringContaining('/api/auth/facebook?redirectUrl=%2Fcart'))
})

test.each([
  [
    'names what new members get (M-053)',
    [{ beginTime: '1970-01-01T08:00:00+08:00', endTime: '9999-12-31T00:00:00+08:00' }],
    /get 10% off your first order\./,
  ],
  ['promises no coupon where the shop gives none', [], /^Join for free/],
])('the way to registration %s', (_, periods, words) => {
  const coupons = periods.map(period => ({ name: '10% off your first order', description: '', ...period }))
  renderScreen(<Login {...asPlaced} data={{ coupons }} />, { api: formApi().api, at: '/login' })
  expect(screen.getByText(words)).toBeVisible()
})

describe('opened by checkout', () => {
  afterEach(() => bagStore.set({ pending: 0 }))
  const guest = () => screen.queryByRole('button', { name: 'Guest checkout' })

  test.each([
    ['/login?redirectUrl=%2Fcart', /takes you back to your bag/],
    ['/login?redirectUrl=%2F&from=checkout', /takes you to the home page/],
  ])(
    '%s is titled “Check out”, offers guest checkout first and says where a login leads (C-052, C-232, CO-83)',
    (at, leads) => {
      open({}, at)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Check out')
      expect(screen.getByText(leads)).toBeVisible()
      expect(guest()?.compareDocumentPosition(name())).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    },
  )

  test('any other login offers no guest checkout', () => {
    open({}, '/login?redirectUrl=%2Fuser')
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Log in')
    expect(guest()).toBeNull()
  })

  test('with an empty bag it says so, and leads to the goods', () => {
    showBag(EMPTY_BAG)
    open({}, '/login?redirectUrl=%2F&from=checkout')
    expect(screen.getByRole('heading', { name: 'Your bag is empty' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/list')
    expect(guest()).toBeNull()
    // Neither an order as a guest nor goods that come along.
    expect(screen.getByText(/^Choose something first/)).toBeVisible()
    expect(screen.getByText(/brings back what you left in your bag/)).toBeVisible()
    expect(screen.queryByText(/as a guest|Your bag comes along/)).toBeNull()
  })

  test('where an operator has switched guest checkout off, there is the login alone', () => {
    history.replaceState(null, '', '/login?redirectUrl=%2Fcart')
    renderScreen(<Login {...asPlaced} options={{ ...asPlaced.options, showGuestCheckout: false }} />, {
      api: formApi({}).api,
      at: '/login?redirectUrl=%2Fcart',
    })
    expect(guest()).toBeNull()
    expect(send()).toBeVisible()
  })

  test.each([
    ['?redirectUrl=%2Fcart', true],
    ['?lang=en&redirectUrl=/cart', true],
    ['?redirectUrl=%2F&from=checkout', true],
    ['?redirectUrl=%2Fcart-share%2FA', false],
    ['', false],
  ])('%s marks the document before it is painted: %s', (search, isMarked) => {
    history.replaceState(null, '', `/login${search}`)
    // oxlint-disable-next-line no-eval -- runs what the page holds
    window.eval(MARK_CHECKOUT)
    expect('toCheckout' in document.documentElement.dataset).toBe(isMarked)
    delete document.documentElement.dataset['toCheckout']
    history.replaceState(null, '', '/')
  })
})
