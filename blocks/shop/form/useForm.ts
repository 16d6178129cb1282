import { ApiError } from '#api/client/api-error.ts'
import { errorGroup, errorWords } from '#api/client/error-table.ts'
import { showToast } from '#ui/toast/toast.ts'
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import {
  type FormValues,
  type Problem,
  type Problems,
  readForm,
  type Refusal,
  without,
} from './form-values.ts'

/** No answer at all: what the server says is not known. */
const NO_ANSWER = /^(NETWORK|TIMEOUT|HTTP_)/
/** Long enough to read a sentence from the server (ms). */
const TOAST_MS = 5000

interface Options<Values extends FormValues> {
  /** May change once after load (something remembered): fields nobody touched follow. */
  readonly initial: Values
  readonly validate: (values: Values) => Problems<Values>
  /** Sends a good form. Refusals keep it; nothing means that the shopper is on the way to another page. */
  readonly send: (values: Values) => Promise<readonly Refusal[] | undefined>
}

/** What the user leaves a field for: buttons and links do their own work, and must not move away under the pointer. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null

interface FieldProps {
  readonly name: string
  readonly error: string | undefined
}

/** A form as its fields see it. One that holds more fields will do for those that need fewer. */
export interface FormOf<Values> {
  /** As last seen; for what the form shows besides its fields. */
  readonly values: Values
  /** As they stand now. */
  read(): Values
  readonly notice: string
  readonly isBusy: boolean
  text(name: keyof Values & string): FieldProps & { readonly defaultValue: string }
  /** Like `text`, but what is typed is not written into the page. */
  secret(name: keyof Values & string): FieldProps
  box(name: keyof Values & string): FieldProps & { readonly defaultChecked: boolean }
  /** The area of a telephone number, which shows beside its list. */
  readonly setArea: (area: string) => void
  /** Points out what one button of the form needs, such as the address a code shall go to. */
  point(name: keyof Values & string, problem: Problem): void
  /** Shows refusals at their fields, those of no field above the button. */
  refuse(refusals: readonly Refusal[]): void
  /** Shows that there was no answer. */
  fail(error: unknown): void
}

/**
 * A form whose fields belong to the browser, so that autofill and typing before hydration count. Fields are judged as one leaves
 * them and when sending; the first bad one gets the focus; nothing is sent twice; what was typed stays whatever happens.
 */
export function useForm<Values extends FormValues>({ initial, validate, send }: Options<Values>) {
  type Name = keyof Values & string
  const t = useTranslations('account.forms.errors')
  const form = useRef<HTMLFormElement>(null)
  const [seen, setSeen] = useState<Partial<Values>>({})
  const [problems, setProblems] = useState<Problems<Values>>({})
  const [refused, setRefused] = useState<Partial<Record<Name, string>>>({})
  const [notice, setNotice] = useState('')
  const [isBusy, setBusy] = useState(false)
  const values: Values = { ...initial, ...seen }

  const read = () => (form.current ? readForm(form.current, values) : values)

  /** Shows what is wrong and takes the reader to the first of it. */
  const show = (found: Problems<Values>, said: Partial<Record<Name, string>>, words: string) => {
    flushSync(() => {
      setProblems(found)
      setRefused(said)
      setNotice(words)
    })
    const bad = [...(form.current?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    const first = bad.find(element => element.closest('[hidden]') === null)
    const target = first?.matches('input, select, textarea') ? first : first?.querySelector('input')
    target?.focus()
  }

  const refuse = (refusals: readonly Refusal[]) => {
    const said: Partial<Record<Name, string>> = {}
    const rest: string[] = []
    for (const { code, message, field } of refusals) {
      const words = errorWords({ code, message }, t('server'))
      if (field !== null && field in values) said[field as Name] = words
      else rest.push(words)
      if (errorGroup(code)) showToast(words, { status: 'error', durationMs: TOAST_MS })
    }
    show({}, said, rest.join(' '))
  }

  const fail = (error: unknown) => {
    if (error instanceof ApiError && NO_ANSWER.test(error.code)) return show({}, {}, t('network'))
    const words = error instanceof ApiError ? errorWords(error, t('server')) : t('server')
    showToast(words, { status: 'error', durationMs: TOAST_MS })
    show({}, {}, words)
  }

  const submit = async () => {
    if (isBusy) return
    const sent = read()
    setSeen(sent)
    const found = validate(sent)
    const count = Object.keys(found).length
    if (count > 0) return show(found, {}, t('checkForm', { count }))
    setBusy(true)
    setNotice('')
    setProblems({})
    setRefused({})
    try {
      const refusals = await send(sent)
      // On the way to another page the form stays shut.
      if (!refusals) return
      setBusy(false)
      refuse(refusals)
    } catch (error) {
      setBusy(false)
      fail(error)
    }
  }

  /** A message goes as soon as it is no longer true; new ones wait until the field is left. */
  const follow = (name: string) => {
    const present = read()
    setSeen(present)
    const found = validate(present)
    const kept = (Object.entries(problems) as [Name, Problem][]).filter(
      ([field, problem]) => found[field] === problem,
    )
    setProblems(Object.fromEntries(kept) as Problems<Values>)
    setRefused(before => without(before, name))
    if (kept.length === 0) setNotice('')
  }

  const judge = ({ target, relatedTarget }: FocusEvent) => {
    const name = target.getAttribute('name') as Name | null
    if (name === null || isControl(relatedTarget)) return
    const present = read()
    const problem = validate(present)[name]
    // Leaving the form altogether is no answer yet.
    if (problem && present[name] === '' && !form.current?.contains(relatedTarget)) return
    // Parts of one question (the choices of a row) are left together.
    if (relatedTarget instanceof Element && relatedTarget.getAttribute('name') === name) return
    setProblems(before => ({ ...without(before, name), ...(problem && { [name]: problem }) }))
  }

  const problemOf = (name: Name): string | undefined => {
    const problem: Problem | undefined = problems[name]
    return refused[name] ?? (problem && t(problem))
  }

  const fields: FormOf<Values> = {
    values,
    read,
    notice,
    isBusy,
    text: name => ({ name, defaultValue: String(values[name]), error: problemOf(name) }),
    secret: name => ({ name, error: problemOf(name) }),
    box: name => ({ name, defaultChecked: values[name] === true, error: problemOf(name) }),
    setArea: area => setSeen(before => ({ ...before, ...({ area } as unknown as Partial<Values>) })),
    point: (name, problem) => show({ ...problems, [name]: problem } as Problems<Values>, refused, ''),
    refuse,
    fail,
  }
  return {
    ...fields,
    /** For the `form` element. */
    form: {
      ref: form,
      // Until the script is there, `dialog` keeps the browser from sending a password to the page's own address.
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        void submit()
      },
      onChange: (event: { readonly target: EventTarget }) =>
        event.target instanceof Element && follow(event.target.getAttribute('name') ?? ''),
      onBlur: judge,
      onKeyDown: (event: KeyboardEvent) => {
        // Enter that ends a word of an input method does not send. Safari marks it by 229 only.
        if (event.key === 'Enter' && (event.nativeEvent.isComposing || event.keyCode === 229))
          event.preventDefault()
      },
    },
  } as const
}
