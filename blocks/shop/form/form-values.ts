import type { Messages } from '#locales/catalogue.ts'

/** Texts of fields as typed; boxes as ticked. */
export type FormValues = Readonly<Record<string, string | boolean>>

/** What can be wrong with a field: the end of its text's key. */
export type Problem = Exclude<
  keyof Messages['account']['forms']['errors'],
  'checkForm' | 'network' | 'server' // said of the whole form
>
export type Problems<Values> = Partial<Record<keyof Values, Problem>>

/** What the api says of one field, or of the whole where it names none of the form's. Source: M-211, MO-102. */
export interface Refusal {
  readonly code: string
  readonly message: string
  readonly field: string | null
}

/**
 * What stands in a form now. The form itself knows best: browsers and password managers fill fields before any script runs.
 * Fields that are not in the page keep their value.
 */
export function readForm<Values extends FormValues>(form: HTMLFormElement, known: Values): Values {
  const given = new FormData(form)
  const read = Object.entries(known).map(([name, value]) => {
    if (!form.elements.namedItem(name)) return [name, value]
    const typed = given.get(name)
    return [name, typeof value === 'boolean' ? typed !== null : typeof typed === 'string' ? typed : '']
  })
  return Object.fromEntries(read) as Values // the same names with values of the same kind
}

/** A record less one of its names. */
export const without = <Of extends object>(record: Of, name: string): Of =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as Of // all of its names may be absent
