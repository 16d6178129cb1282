import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import type { AnyCollection } from '#desk/collections/define-collection.ts'
import type { z } from 'zod'
import { subjectOf } from '../../form/inspector/block-texts.ts'

/** A line as the form holds it: of which kind it is, goes without saying. */
export type RecordValues = Readonly<Record<string, unknown>>

const drawn = new WeakMap<AnyCollection, Partial<Record<'new' | 'stored', AnyBlock>>>()

/**
 * A collection as the inspector draws it: the fields of its sections, and the code while there is none yet. All that the form asks of a block
 * is its code, its schema and its texts.
 */
export function formSubject(collection: AnyCollection, state: 'new' | 'stored'): AnyBlock {
  const known = drawn.get(collection) ?? {}
  const found = known[state]
  if (found) return found
  const fields = [...(state === 'new' ? ['code'] : []), ...collection.sections.flat()]
  const subject = defineBlock({
    code: subjectOf(`collections.${collection.name}`),
    // `{}` is all that the schema of any collection says of its fields.
    schema: collection.schema.pick(Object.fromEntries(fields.map(field => [field, true])) as {}),
    group: 'settings',
    icon: '',
    slots: [],
    viewFile: '',
  })
  drawn.set(collection, { ...known, [state]: subject })
  return subject
}

/** Values as they are saved: an emptied field that may be missing is missing. */
export function filledIn(collection: AnyCollection, values: RecordValues): RecordValues {
  const { shape } = collection.schema
  const isNone = ([field, value]: readonly [string, unknown]) => {
    const schema = shape[field] as z.ZodType | undefined
    return value === '' && schema?.safeParse(undefined).success && !schema.safeParse('').success
  }
  return Object.fromEntries(Object.entries(values).filter(each => !isNone(each)))
}

/** The fields of a line that the form shows. */
export function valuesOf(collection: AnyCollection, line: object): RecordValues {
  const all = line as Readonly<Record<string, unknown>>
  const shown = collection.sections.flat().filter(field => all[field] !== undefined)
  return Object.fromEntries(shown.map(field => [field, all[field]]))
}
