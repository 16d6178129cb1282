import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
} from 'graphql'
import { failure } from '../shared/failure.ts'
import { LIMITS } from './limits.ts'

interface Shape {
  depth: number
  aliases: number
  fields: number
}

/**
 * Measures documents that are valid already, so that fragments exist and form no circle. Each fragment is measured once;
 * introspection has a limit of its own among the validation rules.
 */
function measurer(document: DocumentNode) {
  const fragments = new Map<string, FragmentDefinitionNode>()
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition)
  }
  const measured = new Map<string, Shape>()

  const ofFragment = (name: string): Shape => {
    const known = measured.get(name)
    if (known) return known
    const fragment = fragments.get(name)
    const shape = fragment ? ofSelections(fragment.selectionSet) : { depth: 0, aliases: 0, fields: 0 }
    measured.set(name, shape)
    return shape
  }

  function ofSelections({ selections }: SelectionSetNode): Shape {
    const shape = { depth: 0, aliases: 0, fields: 0 }
    for (const node of selections) {
      if (node.kind === Kind.FIELD) {
        shape.fields += 1
        shape.aliases += node.alias ? 1 : 0
        if (!node.selectionSet || node.name.value.startsWith('__')) {
          shape.depth = Math.max(shape.depth, 1)
          continue
        }
        const below = ofSelections(node.selectionSet)
        shape.depth = Math.max(shape.depth, 1 + below.depth)
        shape.aliases += below.aliases
        continue
      }
      const inside =
        node.kind === Kind.FRAGMENT_SPREAD ? ofFragment(node.name.value) : ofSelections(node.selectionSet)
      shape.depth = Math.max(shape.depth, inside.depth)
      shape.aliases += inside.aliases
      shape.fields += inside.fields
    }
    return shape
  }
  return ofSelections
}

/** Errors of documents that are too deep, or have too many aliases or root fields. */
export function documentLimits(document: DocumentNode): GraphQLError[] {
  const measure = measurer(document)
  const problems: GraphQLError[] = []
  for (const definition of document.definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) continue
    const { depth, aliases, fields } = measure(definition.selectionSet)
    if (depth > LIMITS.depth) {
      problems.push(failure('QUERY_TOO_DEEP', `Query is too deep (${depth} levels, limit ${LIMITS.depth}).`))
    }
    if (aliases > LIMITS.aliases) {
      problems.push(
        failure(
          'QUERY_TOO_MANY_ALIASES',
          `Query has too many aliases (${aliases}, limit ${LIMITS.aliases}).`,
        ),
      )
    }
    const most = definition.operation === 'mutation' ? LIMITS.mutations : LIMITS.rootFields
    if (fields > most) {
      problems.push(
        failure(
          'QUERY_TOO_MANY_ROOT_FIELDS',
          `Operation has too many root fields (${fields}, limit ${most}).`,
        ),
      )
    }
  }
  return problems
}
