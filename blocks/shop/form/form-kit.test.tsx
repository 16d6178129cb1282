import { ApiError } from '#api/client/api-error.ts'
import { currentToast, dismissToast } from '#ui/toast/toast.ts'
import { TextField } from '#ui/text-field/TextField.tsx'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { inPage } from '../../testing/render-view.tsx'
import type { FormSettings } from './form-state.ts'
import { createDraft, type Refusal } from './form-values.ts'
import { useForm } from './useForm.ts'

const EMPTY = { name: '', email: '' }
type Values = typeof EMPTY
type Problem = 'missing' | 'bad'
type Settings = FormSettings<Values, Problem>
type Send = Settings['send']

const validate = ({ name, email }: Values): Partial<Record<keyof Values, Problem>> => ({
  ...(name === '' && { name: 'missing' }),
  ...(email === '' ? { email: 'missing' } : !email.includes('@') && { email: 'bad' }),
})
const texts: Settings['texts'] = {
  problem: (problem, name) => `${name} ${problem}`,
  check: count => `${count} wrong`,
  network: 'no network',
  server: 'no server',
}

function Form(settings: Partial<Settings>) {
  const form = useForm<Values, Problem>({
    initial: EMPTY,
    validate,
    send: async () => [],
    texts,
    ...settings,
  })
  return (
    <form {...form.form} aria-label="Kit">
      <TextField {...form.text('name')} label="Name" />
      <TextField {...form.text('email')} label="Email" />
      <p role="alert">{form.notice}</p>
      <button type="submit" aria-busy={form.isBusy || undefined}>
        Send
      </button>
      <button type="button" onClick={form.reset}>
        Empty
      </button>
    </form>
  )
}

const show = (settings: Partial<Settings> = {}, mode: 'shop' | 'builder' = 'shop') =>
  render(inPage(<Form {...settings} />, { mode }))
const field = (label: string) => screen.getByRole('textbox', { name: label })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const submit = () => act(async () => fireEvent.submit(screen.getByRole('form')))
const fill = () => {
  type('Name', 'Ann')
  type('Email', 'a@b')
}
const refusal = (field: string | null, message: string): Refusal => ({ code: 'X', message, field })

beforeEach(() => dismissToast())

describe('the form kit', () => {
  test('wrong fields say so, the first has the focus, the summary is announced, and nothing is sent (M-284)', async () => {
    const send = vi.fn<Send>(async () => [])
    show({ send })
    type('Email', 'a')
    await submit()
    expect(field('Name')).toHaveAccessibleDescription('name missing')
    expect(field('Email')).toHaveAccessibleDescription('email bad')
    expect(field('Name')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('2 wrong')
    expect(send).not.toHaveBeenCalled()
    fill()
    expect(field('Name')).toBeValid()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test('values are read from the page, as autofill and typing before hydration leave them', async () => {
    const send = vi.fn<Send>(async () => [])
    show({ send })
    // Without an event: React hears nothing of it.
    for (const [label, value] of [
      ['Name', 'Ann'],
      ['Email', 'a@b'],
    ] as const)
      (field(label) as HTMLInputElement).value = value
    await submit()
    expect(send.mock.calls.map(([values]) => values)).toEqual([{ name: 'Ann', email: 'a@b' }])
  })

  test('a field is judged when it is left; an empty one only inside the form, unless the form says otherwise', () => {
    const { unmount } = show()
    fireEvent.blur(field('Name'))
    expect(field('Name')).toBeValid()
    fireEvent.blur(field('Name'), { relatedTarget: field('Email') })
    expect(field('Name')).toBeInvalid()
    fireEvent.blur(field('Email'), { relatedTarget: screen.getByRole('button', { name: 'Send' }) })
    expect(field('Email')).toBeValid()
    unmount()
    show({ judgesEmptyFields: true })
    fireEvent.blur(field('Name'))
    expect(field('Name')).toBeInvalid()
  })

  test('refusals are shown at their fields, the others above the button; what was typed stays (M-211, MO-102)', async () => {
    show({
      send: async () => [refusal('email', 'Taken.'), refusal(null, 'Closed.'), refusal('other', 'Full.')],
    })
    fill()
    await submit()
    expect(field('Email')).toHaveAccessibleDescription('Taken.')
    expect(field('Email')).toHaveFocus()
    expect(screen.getByRole('alert')).toHaveTextContent('Closed. Full.')
    expect(field('Name')).toHaveValue('Ann')
    type('Email', 'b@b')
    expect(field('Email')).toBeValid()
  })

  test('words about the whole form go to a toast where the form says so', async () => {
    show({ says: 'toast', send: async () => [refusal(null, 'Closed.')] })
    fill()
    await submit()
    expect(currentToast()).toMatchObject({ status: 'error', message: 'Closed.' })
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  test.each([
    ['no answer', new ApiError('NETWORK_ERROR', 'offline'), 'no network'],
    ['an error of the server', new ApiError('PECERR999', 'stack'), 'no server'],
  ])('%s: the form says so, opens again and keeps what was typed', async (_, error, words) => {
    show({ send: () => Promise.reject(error) })
    fill()
    await submit()
    expect(screen.getByRole('alert')).toHaveTextContent(words)
    expect(screen.getByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy')
    expect(field('Email')).toHaveValue('a@b')
  })

  test('while it is sent a second press does nothing; on the way to another page it stays closed', async () => {
    let answer: (given: undefined) => void = () => undefined
    const send = vi.fn<Send>(() => new Promise(resolve => (answer = resolve)))
    show({ send })
    fill()
    await submit()
    await submit()
    await act(async () => answer(undefined))
    await submit()
    expect(send).toHaveBeenCalledOnce()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true')
  })

  test('Enter that ends a word of an input method does not send; other keys are left alone', () => {
    show()
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 229 })).toBe(false)
    expect(fireEvent.keyDown(field('Name'), { key: 'Enter', keyCode: 13 })).toBe(true)
    expect(fireEvent.keyDown(field('Name'), { key: 'a', isComposing: true })).toBe(true)
  })

  test('on the editor’s canvas nothing is sent (LO-24)', async () => {
    const send = vi.fn<Send>(async () => [])
    show({ send }, 'builder')
    fill()
    await submit()
    expect(send).not.toHaveBeenCalled()
  })

  test('a draft survives closing until it is cleared', () => {
    const draft = createDraft<Values>()
    const first = show({ draft })
    fill()
    first.unmount()
    const second = show({ draft })
    expect(field('Name')).toHaveValue('Ann')
    second.unmount()
    draft.clear()
    show({ draft })
    expect(field('Name')).toHaveValue('')
  })

  test('emptied, it shows its initial values and no problem', async () => {
    show({ initial: { name: 'Bo', email: '' } })
    type('Name', '')
    await submit()
    fireEvent.click(screen.getByRole('button', { name: 'Empty' }))
    expect(field('Name')).toHaveValue('Bo')
    expect(field('Name')).toBeValid()
  })
})
