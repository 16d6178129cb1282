import type { DocumentNode, GraphQLField, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { getDirectiveValues, getVariableValues } from 'graphql/execution'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'

interface ListSize {
  readonly assumed: number
  readonly arguments?: readonly string[]
  readonly max?: number
}

/** Size of a list by its argument; `input.codes` is a field of an input. */
function sizeIn(args: Readonly<Record<string, unknown>>, path: string): number | undefined {
  const value = path.split('.').reduce<unknown>((outer, key) => Object(outer)[key], args)
  if (Array.isArray(value)) return value.length
  return typeof value === 'number' ? value : undefined
}

/** Entries that a field is assumed to return, by its `@listSize`; 1 for a field that is no list. */
function listSize(
  schema: GraphQLSchema,
  { astNode }: GraphQLField<unknown, unknown>,
  args: Readonly<Record<string, unknown>>,
): number {
  const directive = schema.getDirective('listSize')
  const values = directive && astNode && getDirectiveValues(directive, astNode)
  if (!values) return 1
  const { assumed, arguments: paths = [], max = Infinity } = values as unknown as ListSize // as `schema.graphql` declares it
  for (const path of paths) {
    const size = sizeIn(args, path)
    if (size !== undefined) return Math.max(1, Math.min(size, max))
  }
  return assumed
}

/** Variables reduced to what cost depends on: numbers, and how long lists are. */
const shapeOf = (variables: object) =>
  JSON.stringify(variables, (_, value: unknown) =>
    typeof value === 'string' ? undefined : Array.isArray(value) ? value.length : value,
  )

const SHAPES_PER_OPERATION = 50

/** Cost of one operation with given variables. Counting is slow, so counts are cached by the variables' shape. */
export function costCounter(schema: GraphQLSchema, query: DocumentNode, operation: OperationDefinitionNode) {
  const estimator: ComplexityEstimator = ({ field, args, childComplexity }) =>
    1 + childComplexity * listSize(schema, field, args)
  const counted = new LRUCache<string, number>({ max: SHAPES_PER_OPERATION })
  const count = (variables: Readonly<Record<string, unknown>>): number => {
    // Variables of the wrong type are rejected by the execution, with its own message.
    if (getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors) return 0
    return getComplexity({
      schema,
      query,
      estimators: [estimator],
      variables: { ...variables },
      ...(operation.name && { operationName: operation.name.value }),
    })
  }
  return (variables: Readonly<Record<string, unknown>>): number => {
    const shape = shapeOf(variables)
    const cost = counted.get(shape) ?? count(variables)
    counted.set(shape, cost)
    return cost
  }
}
