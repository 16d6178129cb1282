import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql'
import { beforeAll, describe, expect, test } from 'vitest'
import { type Commerce, createCommerce } from './commerce.ts'
import { schema } from './schema.ts'
import { describeOnBothDatabases } from './testing/databases.ts'
import { listen, NOW } from './testing/serve.ts'

type Value = string | number | boolean | readonly Value[] | { readonly [name: string]: Value }

/** A value of an input type with every field filled in; `undefined` where an input would hold itself. */
function sample(type: GraphQLInputType, within: readonly string[] = []): Value | undefined {
  if (isNonNullType(type)) return sample(type.ofType, within)
  if (isListType(type)) {
    const entry = sample(type.ofType, within)
    return entry === undefined ? [] : [entry]
  }
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    if (within.includes(type.name)) return undefined
    const fields = Object.values(type.getFields()).map(field => [
      field.name,
      sample(field.type, [...within, type.name]),
    ])
    return Object.fromEntries(fields.filter(([, value]) => value !== undefined)) as Value
  }
  return { String: 'x', ID: 'x', Int: 1, Float: 1, Boolean: true, DateTime: new Date(NOW).toISOString() }[
    type.name
  ]
}

/** Paths of the texts in a value, by the type it belongs to: enum values are no texts. */
function textPaths(type: GraphQLInputType, value: Value | undefined, path: string): string[] {
  if (isNonNullType(type)) return textPaths(type.ofType, value, path)
  if (isListType(type))
    return Array.isArray(value)
      ? value.flatMap((entry, at) => textPaths(type.ofType, entry, `${path}.${at}`))
      : []
  if (isInputObjectType(type))
    return Object.values(type.getFields()).flatMap(field =>
      textPaths(field.type, Object(value)[field.name] as Value | undefined, `${path}.${field.name}`),
    )
  return typeof value === 'string' && !isEnumType(type) ? [path] : []
}

function put(value: unknown, [key, ...rest]: readonly string[], text: string): unknown {
  if (key === undefined) return text
  if (Array.isArray(value))
    return value.map((entry, at) => (String(at) === key ? put(entry, rest, text) : entry))
  return { ...(value as object), [key]: put(Object(value)[key], rest, text) }
}

/** A field with arguments and the fields that lead to it. */
interface Way {
  readonly kind: 'query' | 'mutation'
  readonly fields: readonly GraphQLField<unknown, unknown>[]
}

/** Every field that takes arguments, by one way each. */
function waysIn(kind: Way['kind']): Way[] {
  const seen = new Set<string>()
  const below = (typeName: string, before: Way['fields']): Way[] => {
    const type = schema.getType(typeName)
    if (!isObjectType(type) || seen.has(typeName)) return []
    seen.add(typeName)
    return Object.values(type.getFields()).flatMap(field => {
      const fields = [...before, field]
      const here = field.args.length > 0 ? [{ kind, fields }] : []
      return [...here, ...below(getNamedType(field.type).name, fields)]
    })
  }
  return below(kind === 'query' ? 'Query' : 'Mutation', [])
}

const nameOf = ({ fields }: Way) => fields.map(({ name }) => name).join('.')
const argumentsOf = ({ fields }: Way) =>
  fields.flatMap((field, at) =>
    field.args.map(argument => ({ argument, variable: `${argument.name}${at || ''}` })),
  )

function documentOf({ kind, fields }: Way): string {
  const declared = argumentsOf({ kind, fields }).map(
    ({ argument, variable }) => `$${variable}: ${String(argument.type)}`,
  )
  const last = fields.at(-1)
  const leaf = last && isObjectType(getNamedType(last.type)) ? '{ __typename }' : ''
  const selection = fields.reduceRight((inner, field, at) => {
    const given = field.args.map(({ name }) => `${name}: $${name}${at || ''}`)
    return `{ ${field.name}${given.length > 0 ? `(${given.join(', ')})` : ''} ${inner} }`
  }, leaf)
  return `${kind} x(${declared.join(', ')}) ${selection}`
}

const TEXTS = [
  ['U+0000', 'a\0b'],
  ['half of a surrogate pair', 'a\ud842'],
] as const

const ways = [...waysIn('query'), ...waysIn('mutation')]
const sampleOf = ({ type }: GraphQLArgument) => sample(type)

describeOnBothDatabases('a text that no database stores', open => {
  let commerce: Commerce
  let address = ''
  beforeAll(async () => {
    commerce = await createCommerce({
      database: open().db,
      clock: () => NOW,
      pollMs: 0,
      services: { usesOutbox: true },
    })
    address = await listen(commerce)
    return () => commerce.close()
  })

  const cases = ways.flatMap(way => {
    const given = argumentsOf(way)
    const variables = Object.fromEntries(
      given.map(({ argument, variable }) => [variable, sampleOf(argument)]),
    )
    const paths = given.flatMap(({ argument, variable }) =>
      textPaths(argument.type, sampleOf(argument), variable),
    )
    return paths.length > 0 ? [{ name: nameOf(way), query: documentOf(way), variables, paths }] : []
  })

  test.each(cases)(
    'is an error of its field in every argument of $name',
    async ({ query, variables, paths }) => {
      for (const [, text] of TEXTS)
        for (const path of paths) {
          const { data, errors } = await commerce.execute({
            query,
            variables: put(variables, path.split('.'), text) as object,
          })
          expect([path, data, errors?.map(({ extensions }) => extensions)]).toEqual([
            path,
            undefined,
            [{ code: 'BAD_USER_INPUT', field: path }],
          ])
        }
    },
  )

  describe.each(TEXTS)('%s', (_, text) => {
    const codesOf = async (body: object) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify(body) })
      const { errors } = (await response.json()) as { errors: { extensions: { code: string } }[] }
      return errors.map(({ extensions }) => extensions.code)
    }

    test('is an error over HTTP, in variables and written out', async () => {
      const query = 'query ($code: String!) { node(code: $code) { code } }'
      expect(await codesOf({ query, variables: { code: text } })).toEqual(['BAD_USER_INPUT'])
      const [code] = await codesOf({ query: `{ node(code: "${text}") { code } }` })
      expect(code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_PARSE_FAILED)$/)
    })
  })

  test('is an error of its argument when a literal escapes it', async () => {
    const query = String.raw`{ seoInfo(input: { pageCodes: ["a\u0000b"] }) { title } }`
    const { errors } = await commerce.execute({ query })
    expect(errors?.[0]?.extensions).toEqual({ code: 'BAD_USER_INPUT', field: 'input.pageCodes' })
  })
})
