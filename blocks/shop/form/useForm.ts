import { isComposingEnter } from '#ui/field/composing.ts'
import { useStore } from '#ui/store/store.ts'
import { type FocusEvent, type KeyboardEvent, type SubmitEvent, useLayoutEffect, useState } from 'react'
import { useBlockContext } from '../../page/view.ts'
import { createForm } from './create-form.ts'
import type { FormSettings } from './form-state.ts'
import type { AccountProblem, FormValues, Refusal } from './form-values.ts'

interface FieldProps {
  readonly name: string
  readonly error: string | undefined
}

/** A form as its fields see it. One that holds more fields will do for those that need fewer. */
export interface FormOf<Values, Problem extends string = AccountProblem> {
  /** As last seen; for what the form shows besides its fields. */
  readonly values: Values
  /** As they are now. */
  read(): Values
  /** Words about the whole form; empty for none. */
  readonly notice: string
  readonly isBusy: boolean
  text(name: keyof Values & string): FieldProps & { readonly defaultValue: string }
  /** Like `text`, but what is typed is not written into the page. */
  secret(name: keyof Values & string): FieldProps
  box(name: keyof Values & string): FieldProps & { readonly defaultChecked: boolean }
  /** The area of a telephone number, which shows beside its list. */
  readonly setArea: (area: string) => void
  /** Points out what one button of the form needs, such as the address a code goes to. */
  point(name: keyof Values & string, problem: Problem): void
  /** Shows refusals at their fields, the others above the button. */
  refuse(refusals: readonly Refusal[]): void
  /** Shows that there was no answer. */
  fail(error: unknown): void
}

/**
 * The one form engine of the shop. Spread `form` on the `form` element and `text()`, `secret()`, `box()` on its fields.
 * On the editor's canvas nothing is sent. See `createForm` for what it does.
 */
export function useForm<Values extends FormValues, Problem extends string>(
  settings: FormSettings<Values, Problem>,
) {
  type Name = keyof Values & string
  const { mode } = useBlockContext()
  const [form] = useState(() => createForm(settings))
  useLayoutEffect(() => form.update(settings))
  const { seen, problems, refused, notice, isBusy } = useStore(form.store)
  const values: Values = { ...settings.initial, ...seen }

  const errorOf = (name: Name): string | undefined => {
    const problem: Problem | undefined = problems[name]
    return refused[name] ?? (problem && settings.texts.problem(problem, name))
  }
  const fields: FormOf<Values, Problem> = {
    values,
    read: form.read,
    notice,
    isBusy,
    text: name => ({ name, defaultValue: String(values[name]), error: errorOf(name) }),
    secret: name => ({ name, error: errorOf(name) }),
    box: name => ({ name, defaultChecked: values[name] === true, error: errorOf(name) }),
    setArea: area => form.setValue('area', area),
    point: form.point,
    refuse: form.refuse,
    fail: form.fail,
  }
  return {
    ...fields,
    reset: form.reset,
    /** See `createForm`. */
    check: form.check,
    setValue: form.setValue,
    /** For the `form` element. */
    form: {
      ref: form.attach,
      // Until the script is there, `dialog` keeps the browser from sending a password to the page's own address.
      method: 'dialog',
      noValidate: true,
      onSubmit: (event: SubmitEvent) => {
        event.preventDefault()
        if (mode !== 'builder') void form.submit()
      },
      onChange: (event: { readonly target: EventTarget }) =>
        event.target instanceof Element && form.follow(event.target.getAttribute('name') ?? ''),
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        const name = target.getAttribute('name')
        if (name !== null) form.judge(name, relatedTarget)
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (isComposingEnter(event)) event.preventDefault()
      },
    },
  } as const
}
