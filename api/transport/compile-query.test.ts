import { makeExecutableSchema } from '@graphql-tools/schema'
import fc from 'fast-check'
import { execute, GraphQLError, Kind, parse, validate } from 'graphql'
import { getVariableValues } from 'graphql/execution'
import { describe, expect, test } from 'vitest'
import { compileQuery } from './compile-query.ts'

/** Every way a field can go well or wrong, at once or later. */
const schema = makeExecutableSchema({
  typeDefs: /* GraphQL */ `
    enum Size { SMALL LARGE }
    input Box { width: Int = 3, sizes: [Size!] }
    interface Shape { name: String }
    type Mutation { change(to: Int = 4): Thing, other: Int, refuse: Int! }
    type Circle implements Shape { name: String }
    type Query { thing: Thing, must: Thing!, things: [Thing], mustThings: [Thing!]!, shape: Shape }
    type Thing {
      text: String
      number: Int!
      size: Size
      texts: [String!]
      missing: String
      missingMust: String!
      fails: Int
      failsMust: Int!
      later: String
      laterFails: String
      laterMissingMust: String!
      wrong: Int
      mixed: [Int]
      echo(text: String = "d", count: Int, box: Box, all: [Int!]): String
      thing: Thing
      laterThing: Thing!
      things: [Thing!]
      laterThings: [Thing]
    }
  `,
  resolvers: {
    Query: {
      thing: () => ({}),
      must: () => ({}),
      things: () => [{}, null, {}],
      mustThings: () => [{}, {}],
      shape: () => ({ __typename: 'Circle', name: 'round' }),
    },
    Mutation: {
      change: async () => ({}),
      other: () => 1,
      refuse: async () => {
        throw new Error('refused')
      },
    },
    Thing: {
      text: () => 'text',
      number: () => 7,
      size: () => 'LARGE',
      texts: () => ['a', 'b'],
      missing: () => undefined,
      missingMust: () => null,
      fails: () => {
        throw new Error('failed')
      },
      failsMust: () => {
        throw new GraphQLError('refused', { extensions: { code: 'X' } })
      },
      later: async () => 'later',
      laterFails: async () => {
        throw new Error('failed later')
      },
      laterMissingMust: async () => null,
      wrong: () => 'no number',
      mixed: () => [1, 'x', null, Promise.resolve(2)],
      echo: (_: unknown, args: object) => JSON.stringify(args),
      thing: () => ({}),
      laterThing: async () => ({}),
      things: () => [{}, {}],
      laterThings: async () => [{}, null],
    },
  },
})

const LEAVES = [
  'text',
  'number',
  'size',
  'texts',
  'missing',
  'missingMust',
  'fails',
  'failsMust',
  'later',
  'laterFails',
  'laterMissingMust',
  'wrong',
  'mixed',
  '__typename',
  'alias: text',
  'echo',
  'a1: echo(text: "x", count: 2)',
  'a2: echo(count: $count, box: { width: $count, sizes: [SMALL] })',
  'a3: echo(all: $all)',
  'a4: echo(box: $box)',
] as const // prettier-ignore
const { selection } = fc.letrec<{ selection: string; field: string }>(tie => ({
  selection: fc.array(tie('field'), { minLength: 1, maxLength: 5 }).map(fields => `{ ${fields.join(' ')} }`),
  field: fc.oneof(
    { depthSize: 'small', maxDepth: 4 },
    fc.constantFrom(...LEAVES),
    fc
      .tuple(
        fc.constantFrom('thing', 'laterThing', 'things', 'laterThings', 'other: thing'),
        tie('selection'),
      )
      .map(pair => pair.join(' ')),
    tie('selection').map(inner => `... on Thing ${inner}`),
    fc.constant('...parts'),
  ),
}))
const root = fc
  .array(fc.tuple(fc.constantFrom('thing', 'must', 'things', 'mustThings', 'second: thing'), selection), {
    minLength: 1,
    maxLength: 3,
  })
  .map(fields => fields.map(field => field.join(' ')).join(' '))
const HEAD = 'query q($count: Int, $all: [Int!] = [1, 2], $box: Box)'

function prepare(text: string) {
  const document = parse(text)
  const [operation] = document.definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('no operation')
  return { document, operation, problems: validate(schema, document) }
}

/** Errors in an order that does not depend on who was quicker. */
const told = (errors: readonly GraphQLError[] = []) =>
  errors.map(({ message, path, extensions }) => JSON.stringify({ message, path, extensions })).toSorted()

describe('the compiled executor', () => {
  test('answers like the general one', async () => {
    await fc.assert(
      fc.asyncProperty(
        root,
        selection,
        fc.record({
          count: fc.option(fc.nat()),
          box: fc.constantFrom(undefined, {}, { width: 1, sizes: ['LARGE'] }),
        }),
        async (fields, parts, variables) => {
          const used = ['count', 'all', 'box'].filter(name => `${fields}${parts}`.includes(`$${name}`))
          const definitions = { count: '$count: Int', all: '$all: [Int!] = [1, 2]', box: '$box: Box' }
          const head =
            used.length > 0
              ? `query q(${used.map(name => definitions[name as 'count']).join(' ')})`
              : 'query q'
          const isSpread = `${fields}`.includes('...parts')
          const text = `${head} { ${fields} } ${isSpread ? `fragment parts on Thing ${parts.replaceAll('...parts', 'text')}` : ''}`
          const { document, operation, problems } = prepare(text)
          fc.pre(problems.length === 0)
          const compiled = compileQuery(schema, document, operation)
          const { variableValues } = getVariableValues(schema, operation.variableDefinitions ?? [], variables)
          if (!compiled || !variableValues) throw new Error('not compiled')
          const [mine, theirs] = await Promise.all([
            compiled({}, variableValues),
            execute({ schema, document, variableValues: variables }),
          ])
          if (!('data' in theirs)) throw new Error('incremental')
          expect(JSON.stringify(mine.data)).toBe(JSON.stringify(theirs.data))
          // Where an error makes a whole object null, how many of the errors inside are reported is not specified.
          const [ours, other] = [told(mine.errors), told(theirs.errors)]
          const sayAll = !text.includes('Must')
          expect(sayAll ? ours : ours.length > 0).toEqual(sayAll ? other : other.length > 0)
        },
      ),
      { numRuns: 150 },
    )
  }, 60_000)

  test.each([
    ['a directive', 'query q { thing { text @skip(if: true) } }'],
    ['an interface', 'query q { shape { name } }'],
    ['introspection', 'query q { __schema { queryType { name } } }'],
    ['an alias that is no ordinary key', 'query q { __proto__: thing { text } }'],
    ['a mutation of two fields, which run one after the other', 'mutation m { other a: other }'],
  ])('leaves %s to the general one', (_, text) => {
    const { document, operation } = prepare(text)
    expect(compileQuery(schema, document, operation)).toBeUndefined()
  })

  test.each([
    'mutation m { other }',
    'mutation m { change { text later thing { number } } }',
    'mutation m { a: change(to: 3) { laterFails text } }',
    'mutation m { refuse }',
  ])('answers %s like the general one', async text => {
    const { document, operation, problems } = prepare(text)
    expect(problems).toEqual([])
    const [mine, theirs] = await Promise.all([
      compileQuery(schema, document, operation)?.({}, { sources: {}, coerced: {} }),
      execute({ schema, document }),
    ])
    if (!('data' in theirs)) throw new Error('incremental')
    expect(JSON.stringify(mine)).toBe(JSON.stringify({ data: theirs.data, errors: theirs.errors }))
  })

  test('a head with every variable compiles', () => {
    const { document, operation, problems } = prepare(
      `${HEAD} { thing { echo(count: $count, all: $all, box: $box) } }`,
    )
    expect(problems).toEqual([])
    expect(compileQuery(schema, document, operation)).toBeDefined()
  })
})
