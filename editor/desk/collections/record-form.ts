import { type AnyBlock, defineBlock } from '#blocks/page/define-block.ts'
import { collections } from '#desk/collections/collections.ts'
import type { AnyCollection } from '#desk/collections/define-collection.ts'
import type { z } from 'zod'
import { subjectOf } from '../../form/inspector/block-texts.ts'
import { type Control, type FormNode, formOf } from '../../form/inspector/form/form-schema.ts'

/** A line as the form holds it: of which kind it is, goes without saying. */
export type RecordValues = Readonly<Record<string, unknown>>

const drawn = new WeakMap<AnyCollection, Map<string, AnyBlock>>()

type State = 'new' | 'stored'

/** Fields of a collection whose records all have the same form. `{}` is all that its schema says of them. */
const ownFields = (collection: AnyCollection, state: State) =>
  collection.schema.pick(
    Object.fromEntries(
      [...(state === 'new' ? ['code'] : []), ...collection.sections.flat()].map(field => [field, true]),
    ) as {},
  )

function drawnOnce(collection: AnyCollection, state: State, variant: string | undefined): AnyBlock {
  const known = drawn.get(collection) ?? new Map<string, AnyBlock>()
  drawn.set(collection, known)
  const key = `${state} ${variant}`
  const found = known.get(key)
  if (found) return found
  const subject = defineBlock({
    code: subjectOf(`collections.${collection.name}`, variant),
    schema:
      collection.variants && variant !== undefined
        ? collection.variants.schema(variant, state)
        : ownFields(collection, state),
    group: 'settings',
    icon: '',
    slots: [],
    viewFile: '',
  })
  known.set(key, subject)
  return subject
}

/**
 * A collection as the inspector draws it: the fields of its sections, or of the variant that the values make it, and the code while there is
 * none yet. All that the form asks of a block is its code, its schema and its texts.
 */
export const formSubject = (collection: AnyCollection, state: State, values: object): AnyBlock =>
  drawnOnce(collection, state, collection.variants?.of(values))

/** The control that draws a field of a collection, in whichever of its forms. @param area of its texts @param names from the line down */
export function controlAt(area: string, names: readonly string[]): Control | undefined {
  const collection = collections.find(each => `collections.${each.name}` === area)
  if (!collection) return undefined
  for (const variant of collection.variants?.all ?? [undefined]) {
    let node: FormNode | undefined = formOf(drawnOnce(collection, 'new', variant))
    // Entries of lists are named by their codes.
    for (const each of names) node = node?.items ?? node?.properties?.[each]
    if (node) return node.control
  }
  return undefined
}

/** Values of the fields that a form shows. */
export function shownValues({ schema }: AnyBlock, values: RecordValues): RecordValues {
  const { shape } = schema as z.ZodObject // all forms of records are
  return Object.fromEntries(Object.entries(values).filter(([field]) => Object.hasOwn(shape, field)))
}

/** Values after an edit of those that a form shows; the others stay. */
export function editedValues(
  collection: AnyCollection,
  subject: AnyBlock,
  values: RecordValues,
  next: RecordValues,
): RecordValues {
  const { shape } = subject.schema as z.ZodObject
  const hidden = Object.entries(values).filter(([field]) => !Object.hasOwn(shape, field))
  const all = filledIn(collection, { ...Object.fromEntries(hidden), ...next })
  return collection.variants?.tidy(all) ?? all
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
