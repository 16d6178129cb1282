import { asPlaced } from '../../testing/placed-screen.ts'
import { NO_SESSION } from '../../page/view.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answers, member, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { departure } from '../../shop/form/departure.ts'
import { ChangePassword } from './ChangePassword.tsx'

beforeEach(() => {
  dismissToast()
})

const show = async (answers: Answers = {}, around: object = {}) => {
  const { api, sent } = memberApi(answers)
  render(onScreen('password', <ChangePassword {...asPlaced} />, { api, ...around }))
  await act(async () => undefined)
  return sent
}
const OLD = 'Current password'
const NEW = 'New password'
const AGAIN = 'Password again'
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'input' })
const fill = (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } })
}
const submit = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Change password' })))

describe('changing the password', () => {
  test('old and new go to the server; other devices are out, the form is empty again (M-065, M-234, MO-30)', async () => {
    const sent = await show({ updatePassword: { success: true, userErrors: [] } })
    fill({ [OLD]: 'old12345', [NEW]: 'new12345', [AGAIN]: 'new12345' })
    await submit()
    expect(sent('updatePassword')).toEqual([{ oldPassword: 'old12345', newPassword: 'new12345' }])
    const words = 'Your password has been changed. Your other devices were logged out.'
    expect(currentToast()).toMatchObject({ status: 'success', message: words })
    expect(screen.getByRole('status', { name: '' })).toBeInTheDocument()
    expect(screen.getByText(words)).toBeVisible()
    expect(field(OLD)).toHaveValue('')
  })

  test.each([
    ['a wrong old password (M-066)', 'PASSWORD_WRONG_OLD', 'oldPassword', OLD],
    ['the same as before (M-067)', 'PASSWORD_SAME', 'newPassword', NEW],
    ['a bad new password (M-261)', 'PASSWORD_BAD', 'newPassword', NEW],
  ])('%s is said at its field (M-288)', async (_, code, name, label) => {
    await show({
      updatePassword: { success: false, userErrors: [{ code, field: name, message: 'Not this one.' }] },
    })
    fill({ [OLD]: 'old12345', [NEW]: 'new12345', [AGAIN]: 'new12345' })
    await submit()
    expect(screen.getByText('Not this one.')).toBeVisible()
    expect(field(label)).toHaveFocus()
    expect(field(NEW)).toHaveValue('new12345')
  })

  test.each([
    ['no old one', { [OLD]: '' }, 'Please enter your password.'],
    ['letters only (M-263)', { [NEW]: 'abcdefgh' }, /at least one of each/],
    ['too short (M-261)', { [NEW]: 'abc12' }, /6 to 20 letters and numbers, at least/],
    ['a sign that is not allowed (M-262)', { [NEW]: 'abc 1234' }, /at least one of each/],
    ['another the second time (M-264)', { [AGAIN]: 'new54321' }, 'The two passwords do not match.'],
  ])('%s: nothing is sent', async (_, wrong, words) => {
    const sent = await show()
    fill({ [OLD]: 'old12345', [NEW]: 'new12345', [AGAIN]: 'new12345', ...wrong })
    await submit()
    expect(screen.getAllByText(words)[0]).toBeVisible()
    expect(sent('updatePassword')).toEqual([])
  })

  test('hint, error and the rules for password managers follow the settings of the shop (M-261, M-262, M-263)', async () => {
    const passwordRules = { min: 8, max: 128, signs: 'any', common: 'refused' } as const
    const sent = await show(
      { updatePassword: { success: true, userErrors: [] } },
      { facts: { ...NO_SESSION.facts, passwordRules } },
    )
    expect(
      screen.getByText(
        '8 to 128 characters, with letters and numbers. Any symbol is allowed. Common passwords are not accepted.',
      ),
    ).toBeVisible()
    expect(field(NEW)).toHaveAttribute(
      'passwordrules',
      expect.stringContaining('minlength: 8; maxlength: 128;'),
    )
    fill({ [OLD]: 'old12345', [NEW]: 'new 123', [AGAIN]: 'new 123' })
    await submit()
    expect(
      screen.getAllByText('Use 8 to 128 characters, with at least one letter and one number.')[0],
    ).toBeVisible()
    fill({ [NEW]: '山徑上的石堆 2026', [AGAIN]: '山徑上的石堆 2026' })
    await submit()
    expect(sent('updatePassword')).toEqual([{ oldPassword: 'old12345', newPassword: '山徑上的石堆 2026' }])
  })

  test.each([
    ['', 'Empty'],
    ['abc12', 'Weak'],
    ['abcd1234', 'Medium'],
    ['Abcd123456', 'High'],
  ])('“%s” is shown as %s (M-069, MO-32)', async (password, words) => {
    await show()
    fill({ [NEW]: 'something' })
    fill({ [NEW]: password })
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  test('password managers can see whose password it is', async () => {
    await show()
    expect(field(OLD)).toHaveAttribute('autocomplete', 'current-password')
    expect(field(NEW)).toHaveAttribute('autocomplete', 'new-password')
    expect(document.querySelector('[autocomplete=username]')).toHaveValue('ming@example.com')
  })
})

describe('members of a third party, who have no password', () => {
  test('log out and go to the page that sets one (M-068, M-081)', async () => {
    const steps: string[] = []
    vi.spyOn(departure, 'to').mockImplementation(path => void steps.push(path))
    const signOut = async () => void steps.push('out')
    await show(
      { queryMemberInfo: member({ hasPassword: false }) },
      { session: { ...NO_SESSION.session, signOut } },
    )
    expect(screen.getByRole('heading', { name: 'You have no password yet' })).toBeVisible()
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Log out and set a password' })))
    expect(steps).toEqual(['out', '/resetPassword'])
  })

  test('are asked for an address first where no code could reach them', async () => {
    await show({ queryMemberInfo: member({ hasPassword: false, email: null, mobile: null }) })
    expect(screen.queryByRole('button', { name: /set a password/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'Go to personal details' })).toHaveAttribute(
      'href',
      '/user/profile',
    )
  })
})
