import { createHash } from 'node:crypto'
import { isEnumType, isInputObjectType, isIntrospectionType, isObjectType, parse, validate } from 'graphql'
import { describe, expect, test } from 'vitest'
import { documentTexts } from './generated/document-texts.ts'
import { schema } from './schema.ts'
import { createDocuments } from './transport/documents.ts'

describe('client documents', () => {
  test.each(Object.entries(documentTexts))('%s is valid, plain and within the limits', (hash, text) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(hash)
    expect(validate(schema, parse(text))).toEqual([])
    const prepared = createDocuments(schema)(text)
    expect(prepared.errors).toBeUndefined()
    // Whole products with their skus are asked for by the handful, cards by the hundred.
    const [codes, first] = /\.\.\.FullProduct|exchangeProducts|recommendedFit/.test(text)
      ? [30, 30]
      : [100, 100]
    const variables = { codes: Array.from({ length: codes }, String), pageInput: { first }, code: 'x' }
    for (const operation of prepared.errors ? [] : prepared.operations)
      expect(operation.inputError(variables)).toBeUndefined()
  })
})

test('every type, field, value and argument is described', () => {
  const missing: string[] = []
  const look = (name: string, { description }: { description?: string | null | undefined }) => {
    if (!description) missing.push(name)
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (isIntrospectionType(type) || !type.astNode) continue
    look(type.name, type)
    if (isObjectType(type) || isInputObjectType(type)) {
      for (const field of Object.values(type.getFields())) {
        look(`${type.name}.${field.name}`, field)
        if (!('args' in field)) continue
        for (const argument of field.args) look(`${type.name}.${field.name}(${argument.name})`, argument)
      }
    }
    if (isEnumType(type)) type.getValues().forEach(value => look(`${type.name}.${value.name}`, value))
  }
  expect(missing).toEqual([])
})
