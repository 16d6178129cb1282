import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getNamedType, isEnumType, isListType, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { schema } from './schema.ts'

/** Both names of one operation that draws a picture: it changes nothing and refuses nothing. */
const REFUSE_NOTHING = new Set(['getImageVerifyCode', 'imageVerificationCreate'])
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  ({ name }) => !REFUSE_NOTHING.has(name),
)

test.each(mutations.map(({ name, type }) => [name, type] as const))(
  '%s answers with a list of refusals: code, message and, where one is meant, a field (L-404, MO-97)',
  (_, type) => {
    const answer = getNamedType(type)
    const refusals = isObjectType(answer) ? answer.getFields()['userErrors']?.type : undefined
    expect(isNonNullType(refusals) && isListType(refusals.ofType)).toBe(true)
    const refusal = refusals && getNamedType(refusals)
    const fields = isObjectType(refusal) ? refusal.getFields() : {}
    expect([String(fields['code']?.type), String(fields['message']?.type)]).toEqual(['String!', 'String!'])
    expect(String(fields['field']?.type)).toBe('String')
  },
)

describe('the codes of refusals are an enum of the schema', () => {
  const type = schema.getType('UserErrorCode')
  const codes = new Set(isEnumType(type) ? type.getValues().map(({ name }) => name) : [])

  test('with every code that the description of a mutation names', () => {
    const named = mutations.flatMap(({ description }) => {
      const [, errors = ''] = (description ?? '').split('Errors:')
      return [...errors.matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]+|UEC\d+)`/g)].map(([, code]) => code ?? '')
    })
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(code => !codes.has(code))).toEqual([])
  })

  test('with every code that a resolver writes beside a message', () => {
    const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    const written = files
      .filter(file => /resolvers?\.ts$/.test(file))
      .flatMap(file => [
        ...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/code: '([A-Z][A-Z0-9_]+)'/g),
      ])
      .map(([, code]) => code ?? '')
    expect(written.length).toBeGreaterThan(5)
    expect(written.filter(code => !codes.has(code))).toEqual([])
  })
})
