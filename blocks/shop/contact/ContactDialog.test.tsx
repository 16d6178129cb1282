import { DEFAULT_LIMITS } from '#api/rules/shop-limits.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { ApiError } from '#api/client/api-error.ts'
import type { Api } from '#api/client/api.ts'
import { catalogue } from '#locales/catalogue.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { NO_SESSION, type ShopFacts } from '../../page/view.ts'
import { inPage } from '../../testing/render-view.tsx'
import { unsent } from './useContact.ts'
import { ContactDialog } from './ContactDialog.tsx'

interface Answer {
  readonly success: boolean
  readonly id: string | null
  readonly userErrors: readonly { readonly code: string; readonly message: string; readonly field: null }[]
}
const YES: Answer = { success: true, id: 'm1', userErrors: [] }
const NO: Answer = {
  success: false,
  id: null,
  userErrors: [{ code: 'FEEDBACK_TOO_MANY', message: 'Enough.', field: null }],
}

let warn: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  // jsdom opens no dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  vi.useFakeTimers()
  dismissToast()
  unsent.clear()
  warn = vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

function show(
  answer: () => Promise<Answer> = async () => YES,
  locale: 'en_US' | 'zh_HK' = 'en_US',
  facts: Partial<ShopFacts> = {},
  topics: readonly { readonly code: string; readonly name: string }[] = [],
) {
  const sent = vi.fn<(operation: string, variables: unknown) => void>()
  const onClose = vi.fn<() => void>()
  const api: Api = {
    locale,
    async run({ operation }, variables) {
      if (operation === 'contactTopics') return { contactTopics: topics } as never // what it asks for
      sent(operation, variables)
      return { createFeedback: await answer() } as never // the one operation of this form
    },
    productsByCode: async () => [],
  }
  const { unmount } = render(
    inPage(<ContactDialog onClose={onClose} />, {
      api,
      locale,
      facts: { ...NO_SESSION.facts, ...facts },
    }),
  )
  return { sent, onClose, unmount }
}

const tick = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const words = catalogue.en_US.service.contact.form
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const fill = () => {
  type('Name', ' Ann 陳 2 ')
  type('Email', 'ann@b.com')
  type('Subject', 'Sizes')
  type('Message', 'Does it run small?')
}

describe('the contact form', () => {
  test('asks name, e-mail, subject, mobile if one likes, and the message (M-169, L-097)', async () => {
    const { sent } = show()
    expect(screen.getAllByRole('textbox').map(control => control.getAttribute('name'))).toEqual([
      'name',
      'email',
      'subject',
      'mobile',
      'content',
    ])
    expect(field('Mobile')).not.toBeRequired()
    fill()
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith('createFeedback', {
      name: 'Ann 陳 2',
      email: 'ann@b.com',
      subject: 'Sizes',
      content: 'Does it run small?',
    })
  })

  test('offers the topics of the shop, and sends the one that was chosen; none by default', async () => {
    const { sent } = show(undefined, undefined, {}, [{ code: 'returns', name: 'Returns' }])
    await act(() => vi.advanceTimersByTimeAsync(10))
    const topic = screen.getByRole('combobox', { name: /^Topic/ })
    expect([...topic.querySelectorAll('option')].map(option => option.textContent)).toEqual([
      'Something else',
      'Returns',
    ])
    fill()
    fireEvent.change(topic, { target: { value: 'returns' } })
    await send()
    expect(sent).toHaveBeenCalledExactlyOnceWith(
      'createFeedback',
      expect.objectContaining({ subject: 'Sizes', topic: 'returns' }),
    )
  })

  test('the message is counted from the start, up to what the shop takes, and more can be said by mail, with the text carried over (M-173)', async () => {
    const { sent } = show(undefined, undefined, {
      stated: { ...DEFAULT_STATED, limits: { ...DEFAULT_LIMITS, longestMessage: 20 } },
      contactEmail: 'help@shop.example',
    })
    expect(screen.getByText('0 / 20')).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      'mailto:help@shop.example',
    )
    fill()
    expect(screen.getByText('18 / 20')).toBeVisible()
    type('Message', 'Does it run very small?')
    expect(screen.getByText('23 / 20')).toBeVisible()
    expect(screen.getByRole('link', { name: 'help@shop.example' })).toHaveAttribute(
      'href',
      `mailto:help@shop.example?subject=Sizes&body=Does%20it%20run%20very%20small%3F`,
    )
    await send()
    expect(screen.getByText('Please use at most 20 characters.')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
  })

  test('where the shop sets no length it is 100 characters (M-173, L-105)', () => {
    show()
    expect(screen.getByText('0 / 100')).toBeVisible()
  })

  test('sends a mobile with its prefix, and none where none was typed (M-175, M-176, L-107, L-108)', async () => {
    const { sent } = show()
    fill()
    type('Mobile', '91234567')
    await send()
    expect(sent.mock.calls[0]?.[1]).toMatchObject({ mobile: '+852 91234567' })
  })

  test.each([
    ['Name', '', words.problems.name.missing, 'M-170, L-098'],
    ['Name', 'Ann@', words.problems.name.wrong, 'M-170, L-099'],
    ['Email', 'a@b', words.problems.email.wrong, 'M-171, L-102'],
    ['Subject', '', words.problems.subject.missing, 'M-172, L-103'],
    ['Mobile', '+852 123', words.problems.mobile.wrong, 'M-174, L-106'],
    ['Message', 'x'.repeat(101), words.problems.content.tooLong.replace('{max}', '100'), 'M-173, L-105'],
  ])('%s left with %j says so at once (M-177, L-109)', (name, typed, message) => {
    show()
    type(name, typed)
    fireEvent.blur(field(name))
    expect(field(name)).toHaveAccessibleDescription(message)
    expect(field(name)).toBeInvalid()
  })

  test('mended, a field is right again; the others keep what was said (M-177, L-109)', () => {
    show()
    fireEvent.blur(field('Name'))
    fireEvent.blur(field('Subject'))
    type('Name', 'Ann')
    fireEvent.blur(field('Name'))
    expect(field('Name')).toBeValid()
    expect(field('Subject')).toHaveAccessibleDescription(words.problems.subject.missing)
  })

  test('sent untouched, every required field speaks and the first has the focus; nothing is asked (M-177, L-101, L-104, L-110)', async () => {
    const { sent } = show()
    await send()
    for (const name of ['Name', 'Email', 'Subject', 'Message']) expect(field(name)).toBeInvalid()
    expect(field('Mobile')).toBeValid()
    expect(field('Name')).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test('names cannot grow beyond 50 characters (M-170, L-100)', () => {
    show()
    expect(field('Name')).toHaveAttribute('maxlength', '50')
  })

  test('while it is sent the button is busy, and a second press does nothing (M-178, L-111)', async () => {
    let answer: (given: Answer) => void = () => undefined
    const { sent } = show(() => new Promise(resolve => (answer = resolve)))
    fill()
    await send()
    expect(screen.getByRole('button', { name: words.send })).toHaveAttribute('aria-busy', 'true')
    await send()
    expect(sent).toHaveBeenCalledOnce()
    await act(async () => answer(YES))
  })

  test('taken: the dialog goes; half a second later a toast stays for a second and a half (M-179, M-180, L-112, L-113)', async () => {
    const { onClose } = show()
    fill()
    await send()
    expect(onClose).toHaveBeenCalledOnce()
    tick(499)
    expect(currentToast()).toBeUndefined()
    tick(1)
    expect(currentToast()).toMatchObject({ status: 'success', message: words.sent })
    tick(1499)
    expect(currentToast()).toBeDefined()
    tick(1)
    expect(currentToast()).toBeUndefined()
    expect(warn).not.toHaveBeenCalled()
  })

  test.each([
    ['refused', async () => NO],
    ['unanswered', () => Promise.reject(new ApiError('NETWORK_ERROR', 'offline'))],
  ])(
    '%s: the dialog goes without a word, and it is logged (M-179, M-181, L-112, L-114, LO-91)',
    async (_, answer) => {
      const { onClose } = show(answer)
      fill()
      await send()
      expect(onClose).toHaveBeenCalledOnce()
      tick(5000)
      expect(currentToast()).toBeUndefined()
      expect(warn).toHaveBeenCalledOnce()
    },
  )

  test('what was not taken is there again when the form is opened once more, what was taken is not', async () => {
    const failing = show(async () => NO)
    fill()
    await send()
    failing.unmount()
    const again = show()
    expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual([
      ' Ann 陳 2 ',
      'ann@b.com',
      'Sizes',
      '',
      'Does it run small?',
    ])
    await send()
    again.unmount()
    show()
    expect(field('Message')).toHaveValue('')
  })

  test('its words come from the catalogue, other ones in Chinese (L-115, MO-89, LO-94)', async () => {
    show(undefined, 'zh_HK')
    await send()
    const { problems, title } = catalogue.zh_HK.service.contact.form
    expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
    for (const { missing } of [problems.name, problems.email, problems.subject, problems.content])
      expect(screen.getByText(missing)).toBeInTheDocument()
  })
})
