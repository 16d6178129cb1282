import { typedCode } from '#api/rules/typed-text.ts'
import type { Messages } from '#locales/catalogue.ts'

/** Values of a form by field: text as typed, boxes as ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** Problems by field. A problem is a key: the form's texts say it in words. */
export type Problems<Values, Problem extends string> = Partial<Record<keyof Values, Problem>>

/** Problem of a field of an account's form: the end of its text's key in `account.forms.errors`. */
export type AccountProblem = Exclude<
  keyof Messages['account']['forms']['errors'],
  'checkForm' | 'network' | 'server' // said of the whole form
>
export type AccountProblems<Values> = Problems<Values, AccountProblem>

/** A `userError` of the api. `field` is the form's name for the field, `null` for the whole form. Source: M-211, MO-102. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/**
 * Reads a form. The form itself knows best: browsers and password managers fill fields before any script runs.
 * Fields that are not in the page keep their value. Line breaks count as one character.
 */
export function readForm<Values extends FormValues>(form: HTMLFormElement, known: Values): Values {
  const given = new FormData(form)
  const read = Object.entries(known).map(([name, value]) => {
    if (!form.elements.namedItem(name)) return [name, value]
    const typed = given.get(name)
    if (typeof value === 'boolean') return [name, typed !== null]
    return [name, typeof typed === 'string' ? typed.replaceAll('\r\n', '\n') : '']
  })
  return Object.fromEntries(read) as Values // the same names with values of the same kind
}

/** The same values, each text read as a number, code or e-mail address. */
export const trimmed = <Values extends FormValues>(values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? typedCode(value) : value,
    ]),
  ) as Values // the same names with values of the same kind

/** The record without one of its names. */
export const without = <Of extends object>(record: Of, name: string): Of =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as Of // all of its names may be absent

/** Unsent values, kept in memory while the tab shows the page: a dialog that is opened again shows them. */
export interface Draft<Values> {
  readonly get: () => Partial<Values>
  readonly set: (values: Values) => void
  readonly clear: () => void
}

export function createDraft<Values>(): Draft<Values> {
  let kept: Partial<Values> = {}
  return {
    get: () => kept,
    set: values => {
      kept = values
    },
    clear: () => {
      kept = {}
    },
  }
}
