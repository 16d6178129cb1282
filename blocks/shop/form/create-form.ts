import { ApiError } from '#api/client/api-error.ts'
import { errorGroup, errorWords } from '#api/client/error-table.ts'
import { createStore, type Store } from '#ui/store/store.ts'
import { showToast } from '#ui/toast/toast.ts'
import { flushSync } from 'react-dom'
import { type Draft, type FormValues, type Problems, readForm, type Refusal, without } from './form-values.ts'

/** No answer at all: what the server says is not known. */
const NO_ANSWER = /^(NETWORK|TIMEOUT|HTTP_)/
/** Long enough to read a sentence from the server (ms). */
const TOAST_MS = 5000

/** Texts of a form, in the page's language. */
interface FormTexts<Values, Problem extends string> {
  /** Shown at the field. */
  readonly problem: (problem: Problem, name: keyof Values & string) => string
  /** Summary above the button when `count` fields are wrong. Without it the fields speak for themselves. */
  readonly check?: (count: number) => string
  /** There was no answer. */
  readonly network: string
  /** The server failed. */
  readonly server: string
}

export interface FormSettings<Values extends FormValues, Problem extends string> {
  /** May change once after load (something remembered): fields that were not touched follow. */
  readonly initial: Values
  readonly validate: (values: Values) => Problems<Values, Problem>
  /**
   * Sends good values. Refusals are shown and the form stays; an empty list is success and opens the form again;
   * `undefined` keeps it closed, for shoppers who are leaving for another page.
   */
  readonly send: (
    values: Values,
    form: { readonly reset: () => void },
  ) => Promise<readonly Refusal[] | undefined>
  readonly texts: FormTexts<Values, Problem>
  /** Place of messages about the whole form; above the button (`notice`) unless said otherwise. */
  readonly says?: 'notice' | 'toast'
  /** Judges required fields that are left empty too, wherever the focus goes next. */
  readonly judgesEmptyFields?: boolean
  /** Keeps what was typed, even if the form closes. `send` clears it when the values were taken. */
  readonly draft?: Draft<Values>
}

export interface FormState<Values, Problem extends string> {
  /** Values as last seen; fields that were not touched are absent. */
  readonly seen: Partial<Values>
  readonly problems: Problems<Values, Problem>
  /** Words of the server by field. */
  readonly refused: Partial<Record<keyof Values, string>>
  readonly notice: string
  readonly isBusy: boolean
}

/** What the user leaves a field for: buttons and links do their own work, and must not move away under the pointer. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a') !== null

/**
 * The form kit without React: the fields belong to the browser, so autofill and typing before hydration count. Fields are
 * judged when they are left and when the form is sent; the first wrong one gets the focus; nothing is sent twice; what was
 * typed stays on failure. Use it through `useForm`; forms whose script loads with the first press use it directly.
 */
export function createForm<Values extends FormValues, Problem extends string>(
  first: FormSettings<Values, Problem>,
) {
  let settings = first
  let element: HTMLFormElement | null = null
  type State = FormState<Values, Problem>
  type Name = keyof Values & string
  const store: Store<State> = createStore<State>({
    seen: settings.draft?.get() ?? {},
    problems: {},
    refused: {},
    notice: '',
    isBusy: false,
  })
  const change = (part: Partial<State>) => store.set(before => ({ ...before, ...part }))

  const values = (): Values => ({ ...settings.initial, ...store.get().seen })
  const read = (): Values => {
    return element ? readForm(element, values()) : values()
  }

  /** Shows what is wrong and focuses the first wrong field. */
  const show = (found: Partial<State>) => {
    flushSync(() => change({ problems: {}, refused: {}, notice: '', ...found }))
    const wrong = [...(element?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
    const first = wrong.find(field => field.closest('[hidden]') === null)
    const target = first?.matches('input, select, textarea') ? first : first?.querySelector('input')
    target?.focus()
  }

  const say = (words: string, refused: State['refused'] = {}) => {
    const isToast = settings.says === 'toast'
    if (isToast && words) showToast(words, { status: 'error' })
    show({ refused, notice: isToast ? '' : words })
  }

  const refuse = (refusals: readonly Refusal[]) => {
    const { texts, says } = settings
    const refused: State['refused'] = {}
    const rest: string[] = []
    for (const { code, message, field } of refusals) {
      const words = errorWords({ code, message }, texts.server)
      if (field !== null && field in values()) refused[field as Name] = words
      else rest.push(words)
      if (errorGroup(code) && says !== 'toast') showToast(words, { status: 'error', durationMs: TOAST_MS })
    }
    say(rest.join(' '), refused)
  }

  const fail = (error: unknown) => {
    const { texts, says } = settings
    if (error instanceof ApiError && NO_ANSWER.test(error.code)) return say(texts.network)
    const words = error instanceof ApiError ? errorWords(error, texts.server) : texts.server
    if (says !== 'toast' && words) showToast(words, { status: 'error', durationMs: TOAST_MS })
    say(words)
  }

  /** Empties the form: every field shows its initial value. */
  const reset = () => {
    flushSync(() => store.set({ ...store.initial, seen: {} }))
    element?.reset()
  }

  /** The values if they are good; shows what is wrong with them otherwise. */
  const judged = (): Values | undefined => {
    const { validate, texts } = settings
    const seen = read()
    const problems = validate(seen)
    const count = Object.keys(problems).length
    if (count === 0) return seen
    show({ seen, problems, notice: texts.check?.(count) ?? '' })
    return undefined
  }

  const submit = async () => {
    if (store.get().isBusy) return
    const { send } = settings
    const seen = judged()
    if (!seen) return
    change({ seen, problems: {}, refused: {}, notice: '', isBusy: true })
    try {
      const refusals = await send(seen, { reset })
      if (!refusals) return
      change({ isBusy: false })
      if (refusals.length > 0) refuse(refusals)
    } catch (error) {
      change({ isBusy: false })
      fail(error)
      // What is no answer of the api is a fault of ours: it is reported at the edge.
      if (!(error instanceof ApiError)) throw error
    }
  }

  /** A message goes as soon as it is no longer true; new ones wait until the field is left. */
  const follow = (name: string) => {
    const { validate, draft } = settings
    const seen = read()
    const found = validate(seen)
    store.set(before => {
      const kept = (Object.entries(before.problems) as [Name, Problem][]).filter(
        ([field, problem]) => found[field] === problem,
      )
      return {
        ...before,
        seen,
        problems: Object.fromEntries(kept) as State['problems'],
        refused: without(before.refused, name),
        notice: kept.length === 0 ? '' : before.notice,
      }
    })
    draft?.set(seen)
  }

  /** Judges a field that is left. */
  const judge = (name: string, next: EventTarget | null) => {
    if (isControl(next)) return
    const { validate, judgesEmptyFields = false } = settings
    const present = read()
    const problem = validate(present)[name]
    // Leaving the form altogether is no answer yet.
    const isLeaving = !(next instanceof Node && element?.contains(next))
    if (problem && present[name] === '' && isLeaving && !judgesEmptyFields) return
    // Parts of one question (the choices of a row) are left together.
    if (next instanceof Element && next.getAttribute('name') === name) return
    store.set(before => ({
      ...before,
      problems: { ...without(before.problems, name), ...(problem && { [name]: problem }) },
    }))
  }

  return {
    store,
    read,
    submit,
    /** Judges all fields without sending, for a form that is one part of several: its values, or `undefined` when one is wrong. */
    check: (): Values | undefined => {
      const seen = judged()
      if (seen) change({ seen, problems: {}, refused: {}, notice: '' })
      return seen
    },
    follow,
    judge,
    refuse,
    fail,
    /** Points out what one button of the form needs, such as the address a code goes to. */
    point: (name: Name, problem: Problem) => {
      const { problems, refused } = store.get()
      show({ problems: { ...problems, [name]: problem }, refused })
    },
    /** Sets a value that no field of the form holds. */
    setValue: (name: Name, value: string) =>
      store.set(before => ({ ...before, seen: { ...before.seen, [name]: value } })),
    reset,
    /** Binds the form to its element. */
    attach: (form: HTMLFormElement | null) => {
      element = form
    },
    /** Replaces the settings: they may depend on what a view knows. */
    update: (next: FormSettings<Values, Problem>) => {
      settings = next
    },
  }
}
