import { asPlaced } from '../../testing/placed-screen.ts'
import { shopperStore } from '../../shop/session/shopper.ts'
import type { MemberProfile } from '#api/client/account/account.ts'
import { withModalDialogs } from '../../testing/dialogs.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Answers, member, memberApi, onScreen } from '../../shop/account/testing/member.tsx'
import { Profile } from './Profile.tsx'

withModalDialogs()
beforeEach(() => {
  dismissToast()
  shopperStore.set({ shopper: { isVisitor: false, name: 'Ming Chan', staffCode: '', balance: null } })
})

const show = async (profile: MemberProfile = member(), answers: Answers = {}) => {
  const { api, sent } = memberApi({ queryMemberInfo: profile, ...answers })
  render(onScreen('profile', <Profile {...asPlaced} />, { api }))
  await act(async () => undefined)
  return sent
}
const saving = (change: Partial<MemberProfile>) => ({
  updateMember: { profile: member(change), userErrors: [] },
})
const refusing = (code: string, field: string | null, message: string) => ({
  updateMember: { profile: null, userErrors: [{ code, field, message }] },
})
const panel = (name: string) => within(screen.getByRole('region', { name }))
const press = (button: HTMLElement) => act(async () => fireEvent.click(button))
const type = (name: RegExp, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })
const save = () => screen.getByRole('button', { name: 'Save' })

describe('personal details', () => {
  test('the form shows what is stored, staff data to read only (M-091, M-009, MO-41)', async () => {
    await show(member({ nickName: 'Ah Ming', staffCode: 'S123', staffName: 'CHAN MING', sex: 'F' }))
    expect(screen.getByRole('textbox', { name: /First name/ })).toHaveValue('Ming')
    expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Chan')
    expect(screen.getByRole('textbox', { name: /Nickname/ })).toHaveValue('Ah Ming')
    expect(screen.getByRole('combobox', { name: /Title/ })).toHaveValue('MR')
    expect(screen.getByRole('combobox', { name: /Country/ })).toHaveValue('HK')
    expect(screen.getByRole('radio', { name: 'Female' })).toBeChecked()
    const staff = panel('Staff details')
    expect(staff.getByText('S123')).toBeVisible()
    expect(staff.queryByRole('textbox')).toBeNull()
  })

  test('only what changed is sent; it is said, kept, and the greeting follows (M-092)', async () => {
    const sent = await show(member(), saving({ firstName: 'May', name: 'May Chan' }))
    expect(save()).toHaveAttribute('aria-disabled', 'true')
    type(/First name/, ' May ')
    expect(screen.getByText('You have changes that are not saved yet.')).toBeVisible()
    await press(save())
    expect(sent('updateMember')).toEqual([{ input: { firstName: 'May' } }])
    expect(currentToast()).toMatchObject({ status: 'success', message: 'Your details have been saved.' })
    expect(screen.getByText('Hello, May Chan')).toBeVisible()
    expect(shopperStore.get().shopper?.name).toBe('May Chan')
    expect(save()).toHaveAttribute('aria-disabled', 'true')
  })

  test('nothing changed, nothing sent', async () => {
    const sent = await show()
    await press(save())
    expect(sent('updateMember')).toEqual([])
  })

  test('an emptied nickname is taken away', async () => {
    const sent = await show(member({ nickName: 'Ah Ming' }), saving({}))
    type(/Nickname/, '')
    await press(save())
    expect(sent('updateMember')).toEqual([{ input: { nickName: '' } }])
  })

  test.each([
    ['First name', '', 'Please enter your first name.'],
    ['Last name', '  ', 'Please enter your last name.'],
    ['First name', 'M!ng', 'Please use letters, digits and spaces only, up to 50 characters.'],
    ['Nickname', '<b>', 'Please use letters, digits and spaces only, up to 50 characters.'],
  ])('%s “%s” is refused at the field and not sent (M-041, M-274, MO-101)', async (name, value, words) => {
    const sent = await show()
    type(new RegExp(name), value)
    await press(save())
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.getByRole('textbox', { name: new RegExp(name) })).toHaveFocus()
    expect(sent('updateMember')).toEqual([])
  })

  test('what the server refuses stands at its field and keeps what was typed (M-092)', async () => {
    await show(member(), refusing('NAME_BAD', 'lastName', 'That is no name.'))
    type(/Last name/, 'Wong')
    await press(save())
    expect(screen.getByText('That is no name.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Last name/ })).toHaveValue('Wong')
  })
})

describe('birthday (M-094, M-095, MO-17)', () => {
  const month = () => screen.getByRole('combobox', { name: /Birth month/ })
  const day = () => screen.getByLabelText(/birthday/i, { selector: 'input' })
  const confirm = () => screen.getByRole('button', { name: 'Confirm birthday' })

  test('is asked once more, said to be final, then saved and locked', async () => {
    const sent = await show(member(), saving({ birthMonth: 5, isBirthdayConfirmed: true }))
    fireEvent.change(month(), { target: { value: '5' } })
    await press(confirm())
    const dialog = within(screen.getByRole('dialog', { name: 'Confirm your birthday?' }))
    expect(dialog.getByText('Your birth month will be saved as May.')).toBeVisible()
    expect(dialog.getByText(/cannot change it afterwards/)).toBeVisible()
    expect(sent('updateMember')).toEqual([])
    await press(dialog.getByRole('button', { name: 'Confirm and save' }))
    expect(sent('updateMember')).toEqual([{ input: { birthMonth: 5, confirmBirthday: true } }])
    expect(screen.queryByRole('button', { name: 'Confirm birthday' })).toBeNull()
    expect(screen.getByText(/cannot be changed/).closest('p')).toHaveFocus()
  })

  test('a full birthday is sent instead of the month', async () => {
    const sent = await show(member(), saving({ birthday: '1990-05-17', isBirthdayConfirmed: true }))
    fireEvent.change(day(), { target: { value: '1990-05-17' } })
    await press(confirm())
    expect(screen.getByText('Your birthday will be saved as 17 May 1990.')).toBeVisible()
    await press(screen.getByRole('button', { name: 'Confirm and save' }))
    expect(sent('updateMember')).toEqual([{ input: { birthday: '1990-05-17', confirmBirthday: true } }])
  })

  test('going back saves nothing', async () => {
    const sent = await show(member({ birthMonth: 3 }))
    await press(confirm())
    await press(screen.getByRole('button', { name: 'Go back' }))
    expect(sent('updateMember')).toEqual([])
    expect(month()).toHaveValue('3')
  })

  test.each([
    ['nothing at all', '', 'Please choose your birth month, or enter your birthday.'],
    ['tomorrow', '2026-11-22', 'Please enter a valid date after 1900 and before today.'],
    ['before 1900', '1899-12-31', 'Please enter a valid date after 1900 and before today.'],
  ])('%s is refused before anything is asked', async (_, value, words) => {
    await show()
    fireEvent.change(day(), { target: { value } })
    await press(confirm())
    expect(screen.getByText(words)).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('what the server refuses is said at the form', async () => {
    await show(member({ birthMonth: 3 }), refusing('BIRTHDAY_LOCKED', 'birthday', 'It is confirmed already.'))
    await press(confirm())
    await press(screen.getByRole('button', { name: 'Confirm and save' }))
    expect(screen.getByText('It is confirmed already.')).toBeVisible()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('once confirmed there is no field for it', async () => {
    await show(member({ birthday: '1990-05-17', birthMonth: 5, isBirthdayConfirmed: true }))
    expect(screen.getByText('17 May 1990')).toBeVisible()
    expect(screen.queryByRole('combobox', { name: /Birth month/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'contact customer service' })).toHaveAttribute(
      'href',
      '/contact-us',
    )
  })
})

describe('e-mail and mobile (MO-41)', () => {
  const CODE_SENT = { success: true, resendAfterSeconds: 60, userErrors: [] }

  test('a new e-mail address is proven by the code that went there', async () => {
    const sent = await show(member(), {
      sendEmailVerifyCode: CODE_SENT,
      ...saving({ email: 'new@example.com' }),
    })
    await press(screen.getByRole('button', { name: 'Change email' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Change email' }))
    expect(dialog.getByText('Current: ming@example.com')).toBeVisible()
    type(/New email/, 'new@example.com')
    await press(dialog.getByRole('button', { name: 'Send code' }))
    expect(sent('sendEmailVerifyCode')).toEqual([
      { input: { email: 'new@example.com', purpose: 'CHANGE_CONTACT' } },
    ])
    expect(await dialog.findByText(/We have sent a code to new@example\.com\./)).toBeVisible()
    type(/Verification code/, '123456')
    await press(dialog.getByRole('button', { name: 'Verify and save' }))
    expect(sent('updateMember')).toEqual([{ input: { email: 'new@example.com', verifyCode: '123456' } }])
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(panel('Contact details').getByText('new@example.com')).toBeVisible()
  })

  test('a mobile goes with the prefix of its area (M-296, MO-13)', async () => {
    const sent = await show(member({ mobile: null }), { sendSmsVerifyCode: CODE_SENT, ...saving({}) })
    await press(screen.getByRole('button', { name: 'Add mobile' }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Area code' }), { target: { value: 'MO' } })
    type(/New mobile number/, '6612 3456')
    await press(screen.getByRole('button', { name: 'Send code' }))
    expect(sent('sendSmsVerifyCode')).toMatchObject([
      { input: { mobile: '+853 66123456', purpose: 'CHANGE_CONTACT' } },
    ])
    type(/Verification code/, '123456')
    await press(screen.getByRole('button', { name: 'Verify and save' }))
    expect(sent('updateMember')).toEqual([{ input: { mobile: '+853 66123456', verifyCode: '123456' } }])
  })

  test('no code is sent to what is no address, none saved without a code', async () => {
    const sent = await show()
    await press(screen.getByRole('button', { name: 'Change email' }))
    type(/New email/, 'not-an-address')
    await press(screen.getByRole('button', { name: 'Send code' }))
    expect(screen.getByText('Please enter a valid email, such as name@example.com.')).toBeVisible()
    type(/New email/, 'new@example.com')
    await press(screen.getByRole('button', { name: 'Verify and save' }))
    expect(screen.getByText('Please enter the verification code.')).toBeVisible()
    expect(sent('sendEmailVerifyCode')).toEqual([])
    expect(sent('updateMember')).toEqual([])
  })

  test('a wrong code and an address in use are said at their fields; the dialog stays (M-046)', async () => {
    await show(member(), refusing('EMAIL_IN_USE', 'email', 'This email is in use.'))
    await press(screen.getByRole('button', { name: 'Change email' }))
    type(/New email/, 'new@example.com')
    type(/Verification code/, '000000')
    await press(screen.getByRole('button', { name: 'Verify and save' }))
    expect(screen.getByText('This email is in use.')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /New email/ })).toHaveFocus()
  })
})

describe('news and offers (M-091, MO-22)', () => {
  const consent = () => screen.getByRole('switch')

  test('consent is given and taken back at once', async () => {
    const sent = await show(member(), saving({ marketingConsent: true }))
    expect(consent()).not.toBeChecked()
    await press(consent())
    expect(sent('updateMember')).toEqual([{ input: { marketingConsent: true } }])
    expect(consent()).toBeChecked()
    expect(currentToast()).toMatchObject({ status: 'success' })
  })

  test('what could not be saved goes back, and is said', async () => {
    await show(member(), { updateMember: () => Promise.reject(new Error('down')) })
    await press(consent())
    expect(consent()).not.toBeChecked()
    expect(currentToast()).toMatchObject({
      status: 'error',
      message: 'Your changes could not be saved. Please try again.',
    })
  })
})

describe('topics of the newsletter (M-091, MO-90)', () => {
  const topics = (chosen: readonly string[]) =>
    [
      { code: 'offers', name: 'Offers' },
      { code: 'trails', name: 'Trail notes' },
    ].map(topic => ({ ...topic, isChosen: chosen.includes(topic.code) }))
  const box = (name: string) => screen.getByRole('checkbox', { name })

  test('a shop without any has no panel for them', async () => {
    await show()
    expect(screen.queryByRole('region', { name: 'Newsletter' })).toBeNull()
  })

  test('a tick is saved at once; taking the last one away ends the newsletter, and both are said', async () => {
    const sent = await show(member({ newsletterTopics: topics(['offers']) }), {
      updateMember: ({ input }: { readonly input: { readonly newsletterTopics: readonly string[] } }) => ({
        profile: member({ newsletterTopics: topics(input.newsletterTopics) }),
        userErrors: [],
      }),
    })
    expect(panel('Newsletter').getByText(/at ming@example\.com/)).toBeVisible()
    expect(box('Offers')).toBeChecked()
    await press(box('Trail notes'))
    expect(box('Trail notes')).toBeChecked()
    expect(currentToast()).toMatchObject({ message: 'Your newsletter topics have been updated.' })
    await press(box('Offers'))
    await press(box('Trail notes'))
    expect(currentToast()).toMatchObject({ message: 'You will not receive the newsletter any more.' })
    expect(sent('updateMember')).toEqual([
      { input: { newsletterTopics: ['offers', 'trails'] } },
      { input: { newsletterTopics: ['trails'] } },
      { input: { newsletterTopics: [] } },
    ])
  })

  test('what could not be saved goes back, and is said', async () => {
    await show(member({ newsletterTopics: topics([]) }), {
      updateMember: () => Promise.reject(new Error('down')),
    })
    await press(box('Offers'))
    expect(box('Offers')).not.toBeChecked()
    expect(currentToast()).toMatchObject({ status: 'error' })
  })
})
