import { createStore, type Store } from '#ui/store/store.ts'
import { flushSync } from 'react-dom'
import { type Draft, type FormValues, type Problems, readForm, type Refusal } from './form-values.ts'

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

/** Focuses the first field that shows a problem. */
function focusFirstWrong(form: HTMLFormElement | null): void {
  const wrong = [...(form?.querySelectorAll<HTMLElement>('[aria-invalid="true"]') ?? [])]
  const first = wrong.find(field => field.closest('[hidden]') === null)
  const target = first?.matches('input, select, textarea') ? first : first?.querySelector('input')
  target?.focus()
}

/** Holds what a form shows, and reads its fields: they belong to the browser. */
export function createFormState<Values extends FormValues, Problem extends string>(
  first: FormSettings<Values, Problem>,
) {
  type State = FormState<Values, Problem>
  let settings = first
  let element: HTMLFormElement | null = null
  const store: Store<State> = createStore<State>({
    seen: settings.draft?.get() ?? {},
    problems: {},
    refused: {},
    notice: '',
    isBusy: false,
  })
  const change = (part: Partial<State>) => store.set(before => ({ ...before, ...part }))
  const values = (): Values => ({ ...settings.initial, ...store.get().seen })

  return {
    store,
    change,
    values,
    settings: () => settings,
    /** Replaces the settings: they may depend on what a view knows. */
    update: (next: FormSettings<Values, Problem>) => {
      settings = next
    },
    /** Binds the form to its element. */
    attach: (form: HTMLFormElement | null) => {
      element = form
    },
    read: (): Values => (element ? readForm(element, values()) : values()),
    holds: (target: EventTarget | null) => target instanceof Node && element?.contains(target) === true,
    /** Shows what is wrong and focuses the first wrong field. */
    show: (found: Partial<State>) => {
      flushSync(() => change({ problems: {}, refused: {}, notice: '', ...found }))
      focusFirstWrong(element)
    },
    /** Sets a value that no field of the form holds. */
    setValue: (name: keyof Values & string, value: string) =>
      store.set(before => ({ ...before, seen: { ...before.seen, [name]: value } })),
    /** Empties the form: every field shows its initial value. */
    reset: () => {
      flushSync(() => store.set({ ...store.initial, seen: {} }))
      element?.reset()
    },
  }
}

/** The state of one form, as those who judge and send it know it. */
export type OpenForm<Values extends FormValues, Problem extends string> = ReturnType<
  typeof createFormState<Values, Problem>
>
