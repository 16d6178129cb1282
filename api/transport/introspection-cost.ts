import type { DocumentNode, FragmentDefinitionNode, GraphQLSchema, SelectionSetNode } from 'graphql'
import { Kind } from 'graphql'

/** Entries assumed of the lists that describe a type. */
const LISTS: Readonly<Record<string, number>> = {
  fields: 6,
  inputFields: 6,
  enumValues: 6,
  possibleTypes: 2,
  interfaces: 1,
  args: 1,
  directives: 5,
}
/** The schema lies in memory: so many of its fields cost as much as one field of a product. */
const FIELDS_PER_UNIT = 10

/** The cost of the introspection parts of a selection. The description that tools fetch fits the limit once, not twice. */
export function introspectionCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  selections: SelectionSetNode,
): number {
  const types = Object.keys(schema.getTypeMap()).length
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  /** Fragments are measured once: naming one over and over is cheap to write, and would be slow to walk. */
  const known = new Map<string, number>()

  const fieldsOf = ({ selections: parts }: SelectionSetNode, isInside: boolean): number =>
    parts.reduce((sum, part) => {
      if (part.kind === Kind.INLINE_FRAGMENT) return sum + fieldsOf(part.selectionSet, isInside)
      if (part.kind === Kind.FRAGMENT_SPREAD) return sum + ofFragment(part.name.value, isInside)
      const name = part.name.value
      const isMeta = isInside || name === '__schema' || name === '__type'
      const below = part.selectionSet ? fieldsOf(part.selectionSet, isMeta) : 0
      const size = isInside ? (name === 'types' ? types : (LISTS[name] ?? 1)) : 1
      return sum + (isMeta ? 1 : 0) + size * below
    }, 0)
  const ofFragment = (name: string, isInside: boolean): number => {
    const key = `${name} ${isInside}`
    const cost =
      known.get(key) ??
      fieldsOf(fragments.get(name)?.selectionSet ?? { kind: Kind.SELECTION_SET, selections: [] }, isInside)
    known.set(key, cost)
    return cost
  }
  return Math.ceil(fieldsOf(selections, false) / FIELDS_PER_UNIT)
}
