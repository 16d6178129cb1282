import type { DocumentNode, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { getVariableValues } from 'graphql/execution'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { LRUCache } from 'lru-cache'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../product/paging.ts'

/** Pages that are too long are refused by the field itself, in words. */
const pageSize = ({ pageInput, first }: Record<string, any>): number =>
  // any: as below
  Math.min(pageInput?.first ?? first ?? PAGE_SIZE, MAX_PAGE_SIZE)

/** Entries a list is assumed to have, by field; any other list counts once. */
const LIST_SIZES: Readonly<Record<string, (args: Record<string, any>) => number>> = {
  // any: arguments of whatever field, already checked against the schema
  'Shop.productByCode': ({ codes }) => codes.length,
  'Shop.productByCodeNoCache': ({ codes }) => codes.length,
  'Shop.products': pageSize,
  'Shop.recommendProducts': pageSize,
  'Query.guessLikes': () => 20,
  'FilterCondition.categories': () => 50,
  'FilterCondition.attributes': () => 10,
  'FilterCondition.salePrices': () => 200,
  'FilterCondition.brands': () => 20,
  'FilterAttribute.values': () => 20,
  'Promotion.exchangeProducts': pageSize,
  'Shop.brands': () => 20,
  'Shop.categories': () => 10,
  'Query.getCategories': () => 10,
  'Category.children': () => 10,
  'CategoryPlace.trail': () => 3,
  'Query.getNavMenu': () => 6,
  'Query.getDocsMenu': () => 6,
  'Menu.children': () => 4,
  'Query.getDocsByParent': () => 10,
  'Query.seoInfo': ({ input }) => input.pageCodes?.length ?? 50,
  'Query.seoOptimize': ({ contentCode }) => contentCode.length,
  'Shop.viewData': () => 20,
  'Product.categories': () => 3,
  'Product.styleProducts': () => 6,
  'Product.skus': ({ first }) => first ?? 10,
  'Product.attributes': ({ codes }) => codes?.length ?? 10,
}

const estimator: ComplexityEstimator = ({ type, field, args, childComplexity }) => {
  const size = LIST_SIZES[`${type.name}.${field.name}`]
  return 1 + childComplexity * (size ? Math.max(1, size(args)) : 1)
}

/** Variables reduced to what cost depends on: numbers, and how long lists are. */
const shapeOf = (variables: object) =>
  JSON.stringify(variables, (_, value: unknown) =>
    typeof value === 'string' ? undefined : Array.isArray(value) ? value.length : value,
  )

const SHAPES_PER_OPERATION = 50

/** How much one operation asks for with given variables. Counting is slow, so counts are kept by the variables' shape. */
export function costCounter(schema: GraphQLSchema, query: DocumentNode, operation: OperationDefinitionNode) {
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
