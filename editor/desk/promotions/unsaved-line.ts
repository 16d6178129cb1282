import { collections } from '#desk/collections/collections.ts'
import type { FormPartProps } from '../collections/screen-props.ts'
import type { Given } from '../../kit/operation-client.ts'

/** Code of an offer that has none yet; both kinds allow it. */
const NEW_CODE = 'NEW-OFFER'

export type UnsavedLine = NonNullable<Given<'promotions.try'>['lines']>[number]

/** What a form holds as a line of a catalogue file, and its code. */
export function unsavedLine({
  collection,
  values,
  code,
}: Pick<FormPartProps, 'collection' | 'values' | 'code'>): {
  readonly line: UnsavedLine
  readonly code: string
} {
  const { kind } = collections.find(each => each.name === collection.name) ?? collection
  const typed = values['code']
  const own = code || (typeof typed === 'string' && typed !== '' ? typed : NEW_CODE)
  return { line: { ...values, kind: kind === 'campaign' ? 'campaign' : 'promotion', code: own }, code: own }
}
