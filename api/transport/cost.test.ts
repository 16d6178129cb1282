import { getDirectiveValues, getVariableValues } from 'graphql/execution'
import {
  getNamedType,
  getNullableType,
  type GraphQLField,
  isLeafType,
  isListType,
  isObjectType,
  Kind,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { MAX_PAGE_SIZE, PAGE_SIZE } from '../product/list/paging.ts'
import { schema } from '../schema.ts'
import { costCounter } from './cost.ts'
import { createDocuments } from './documents.ts'

const directive = schema.getDirective('listSize')
const sizeOf = ({ astNode }: GraphQLField<unknown, unknown>) =>
  directive && astNode ? getDirectiveValues(directive, astNode) : undefined

const fields = Object.values(schema.getTypeMap())
  .filter(type => isObjectType(type) && !type.name.startsWith('__'))
  .flatMap(type => Object.values(isObjectType(type) ? type.getFields() : {}).map(field => ({ type, field })))

describe('sizes of lists', () => {
  test('every list of objects, and every page of one, says how many entries to assume', () => {
    const silent = fields
      .filter(({ type, field }) => {
        const named = getNamedType(field.type)
        const isPage = named.name.endsWith('Connection')
        // The field that returns the page says how long its edges are.
        const isEdges = type.name.endsWith('Connection') && field.name === 'edges'
        const isList = isListType(getNullableType(field.type)) && !isLeafType(named)
        return (isPage || (isList && !isEdges)) && sizeOf(field) === undefined
      })
      .map(({ type, field }) => `${type.name}.${field.name}`)
    expect(silent).toEqual([])
  })

  test('arguments that are named exist', () => {
    for (const { type, field } of fields) {
      const paths = (sizeOf(field)?.['arguments'] ?? []) as readonly string[]
      for (const path of paths)
        expect([`${type.name}.${field.name}`, field.args.map(({ name }) => name)]).toEqual([
          expect.any(String),
          expect.arrayContaining([path.split('.')[0]]),
        ])
    }
  })

  test('pages are as long as the paging makes them', () => {
    const pages = fields.filter(({ field }) => getNamedType(field.type).name.endsWith('Connection'))
    expect(pages).not.toHaveLength(0)
    for (const { field } of pages) {
      // Lists of orders are shorter. Source: MO-62.
      const assumed = field.name === 'getOrderList' ? 10 : PAGE_SIZE
      expect(sizeOf(field)).toMatchObject({ assumed, max: MAX_PAGE_SIZE })
    }
  })
})

describe('the cost of a query', () => {
  const costOf = (query: string, variables = {}) => {
    const document = parse(query)
    const [operation] = document.definitions
    if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], variables).errors).toBeUndefined()
    return costCounter(schema, document, operation)(variables)
  }
  const LIST =
    'query q($p: PageInput, $f: Int) { shop { products(pageInput: $p, first: $f) { edges { cursor } } } }'

  test.each([
    ['a default page', {}, 30],
    ['a page of its own size', { f: 5 }, 5],
    ['pageInput before first', { f: 5, p: { first: 7 } }, 7],
    ['no more than a page may have', { f: 5000 }, 100],
    ['at least one', { f: -3 }, 1],
  ])('%s', (_, variables, entries) => expect(costOf(LIST, variables)).toBe(1 + 1 + entries * 2))

  test('codes count one by one', () => {
    const query = 'query q($c: [String!]!) { shop { productByCode(codes: $c) { code title } } }'
    expect(costOf(query, { c: ['a', 'b', 'c'] })).toBe(1 + 1 + 3 * 2)
  })

  test('the error names the cost and the limit', () => {
    const skus = 'skus(first: 1000) { code options { code value } }'
    const prepared = createDocuments(schema)(
      `{ shop { products(first: 100) { edges { node { ${skus} } } } } }`,
    )
    if (prepared.errors) throw prepared.errors[0]
    expect(prepared.operations[0]?.inputError({})?.message).toMatch(
      /^Query is too complex \(cost [1-9]\d{0,2}(,\d{3})+, limit 20,000\)\.$/,
    )
  })
})
