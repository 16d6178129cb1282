import { asPlaced } from '../../testing/placed-screen.ts'
import { ApiError } from '#api/client/api-error.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { field, fillIn, PERSON } from '../../shop/form/testing/fill-in.ts'
import { formApi, loggedIn, refusal } from '../../shop/form/testing/form-api.ts'
import { renderScreen } from '../../shop/form/testing/render-screen.tsx'
import { LinkAccount } from './LinkAccount.tsx'

beforeEach(() => sessionStorage.clear())
afterEach(() => void vi.useRealTimers())

const unknown = {
  ...refusal('', ''),
  userErrors: [],
  thirdPartyId: 'P1',
  nickName: 'May',
  email: 'may@fb.example',
  mobile: '+853 66123456',
}
const ARRIVED = '/linkAccount#ticket=T1&type=FACE_BOOK&redirectUrl=%2Fcart'

const open = (answers: Parameters<typeof formApi>[0] = {}, at = ARRIVED) => {
  const shop = formApi({ thirdPartyLogin: () => unknown, ...answers })
  return { ...shop, ...renderScreen(<LinkAccount {...asPlaced} />, { api: shop.api, at }) }
}

describe('/linkAccount', () => {
  test('takes the ticket off the address at once and asks who that is (M-055, MO-25)', async () => {
    const { asked } = open()
    expect(window.location.hash).toBe('')
    await waitFor(() =>
      expect(asked('thirdPartyLogin')).toEqual([{ appType: 'FACE_BOOK', appIdentifier: 'T1' }]),
    )
    expect(await screen.findByText('Hello May!')).toBeVisible()
  })

  test('a linked identity logs in and goes on, without this screen (M-056, MO-25)', async () => {
    const { signedIn, to } = open({ thirdPartyLogin: () => ({ ...loggedIn(), thirdPartyId: null }) })
    await waitFor(() => expect(to).toHaveBeenCalledWith('/cart'))
    expect(signedIn).toHaveBeenCalledOnce()
    expect(screen.queryByRole('tab')).toBeNull()
  })

  const asked = { ticket: 'Q1', account: 'may@fb.example', isMember: true }
  const question = { ...refusal('', ''), userErrors: [], thirdPartyId: null, question: asked }

  test('asks before a session changes, and goes on when the shopper agrees (M-055, M-056)', async () => {
    const shop = open({
      thirdPartyLogin: ({ appIdentifier }: { appIdentifier: string }) =>
        appIdentifier === 'T1' ? question : { ...loggedIn(), thirdPartyId: null, question: null },
    })
    await screen.findByRole('heading', { name: 'Continue with Facebook?' })
    expect(screen.getByText('may@fb.example')).toBeVisible()
    expect(screen.getByText(/ends your present session/)).toHaveFocus()
    expect(shop.signedIn).not.toHaveBeenCalled()
    expect(screen.getByRole('link', { name: 'Stay as I am' })).toHaveAttribute('href', '/')
    await shop.user.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(shop.to).toHaveBeenCalledWith('/cart'))
    expect(shop.asked('thirdPartyLogin')).toMatchObject([{ appIdentifier: 'T1' }, { appIdentifier: 'Q1' }])
    expect(shop.signedIn).toHaveBeenCalledOnce()
  })

  test('a visitor reads that the login began elsewhere (M-055, M-056)', async () => {
    open({ thirdPartyLogin: () => ({ ...question, question: { ...asked, account: '', isMember: false } }) })
    await screen.findByRole('heading', { name: 'Continue with Facebook?' })
    expect(screen.getByText(/your bag goes along/)).toBeVisible()
  })

  test('a reload in another language keeps the identity until it is linked (MO-36)', async () => {
    open()
    await screen.findByText('Hello May!')
    cleanup()
    const { asked, user } = open({ linkAccount: () => loggedIn() }, '/linkAccount')
    expect(await screen.findByText('Hello May!')).toBeVisible()
    expect(asked('thirdPartyLogin')).toEqual([])
    fillIn({ Password: 'secret1' })
    await user.click(screen.getByRole('button', { name: 'Log in and link' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Facebook is linked'))
    cleanup()
    const { insteadTo } = open({}, '/linkAccount')
    await waitFor(() => expect(insteadTo).toHaveBeenCalledWith('/login'))
  })

  test('without an identity leads to login (MO-36)', async () => {
    const { insteadTo, asked } = open({}, '/linkAccount')
    await waitFor(() => expect(insteadTo).toHaveBeenCalledWith('/login'))
    expect(asked('thirdPartyLogin')).toEqual([])
  })

  test.each([
    ['refused', '/linkAccount#outcome=refused&type=FACE_BOOK', 'Facebook authorization failed'],
    ['failed', '/linkAccount#outcome=failed&type=FACE_BOOK', 'System error'],
  ])('%s by the third party is an outcome of its own (M-059, M-286)', async (_, at, words) => {
    open({}, at)
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/login')
  })

  test.each([
    [
      'a refusal of the third party',
      () => refusal('THIRD_PARTY_REFUSED', ''),
      'Facebook authorization failed',
    ],
    ['a fault of ours', () => refusal('THIRD_PARTY_FAILED', ''), 'System error'],
    [
      'no answer',
      () => {
        throw new ApiError('NETWORK', '')
      },
      'System error',
    ],
  ])('%s has a message of its own (M-059, M-285)', async (_, thirdPartyLogin, words) => {
    open({ thirdPartyLogin })
    expect(await screen.findByRole('alert')).toHaveTextContent(words)
  })

  test('links to an account by its password, says so and goes on (M-057, M-059, M-286, MO-27)', async () => {
    const { user, asked, signedIn, to } = open({ linkAccount: () => ({ ...loggedIn(), linked: true }) })
    expect(await screen.findByLabelText('Email or mobile number')).toHaveValue('may@fb.example')
    fillIn({ Password: 'secret1' })
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await user.click(screen.getByRole('button', { name: 'Log in and link' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Facebook is linked'))
    expect(asked('linkAccount')).toEqual([
      {
        input: { account: 'may@fb.example', password: 'secret1', appType: 'FACE_BOOK', appIdentifier: 'P1' },
      },
    ])
    expect(signedIn).toHaveBeenCalledOnce()
    await act(() => vi.advanceTimersByTimeAsync(2500))
    expect(to).toHaveBeenCalledWith('/cart')
  })

  test('BIND_FAILED is said above the button (M-286, MO-27)', async () => {
    const { user } = open({ linkAccount: () => refusal('BIND_FAILED', 'Bind failed.') })
    await screen.findByLabelText('Password')
    fillIn({ Password: 'secret1' })
    await user.click(screen.getByRole('button', { name: 'Log in and link' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Bind failed.')
  })

  test('an account’s password needs the picture once it is asked for (MO-27)', async () => {
    const { user, asked } = open({ needImageVerifyCode: () => true })
    await screen.findByLabelText('Code in the picture')
    fillIn({ Password: 'secret1' })
    await user.click(screen.getByRole('button', { name: 'Log in and link' }))
    expect(screen.getByLabelText('Code in the picture')).toHaveFocus()
    expect(asked('linkAccount')).toEqual([])
  })

  test('makes a new account of what is known, without a password (M-055, M-058, M-232, MO-98)', async () => {
    const { user, asked } = open({ createMember: () => loggedIn() })
    await user.click(await screen.findByRole('tab', { name: 'I’m new' }))
    expect(field('Email')).toHaveValue('may@fb.example')
    expect(screen.getByLabelText('Mobile number (optional)')).toHaveValue('66123456')
    expect(screen.getByLabelText('First name')).toHaveValue('May')
    fillIn(PERSON)
    await user.click(screen.getByRole('button', { name: 'Register and link' }))
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Facebook is linked'))
    expect(asked('createMember')).toMatchObject([
      { input: { thirdPartyId: 'P1', email: 'may@fb.example', mobile: '+853 66123456', firstName: 'May' } },
    ])
    expect(asked('createMember')[0]).not.toHaveProperty('input.password')
  })
})
