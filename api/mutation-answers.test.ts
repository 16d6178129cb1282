import { getNamedType, isListType, isNonNullType, isObjectType } from 'graphql'
import { expect, test } from 'vitest'
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
