import type { RJSFSchema } from '@rjsf/utils'
import { describe, expect, test } from 'vitest'
import { jsonSchemaValidator } from './json-schema-validator.ts'

const slide: RJSFSchema = {
  type: 'object',
  required: ['title'],
  properties: {
    title: { type: 'string', maxLength: 5 },
    seconds: { type: 'integer', minimum: 0 },
    links: {
      type: 'array',
      items: { type: 'object', required: ['href'], properties: { href: { pattern: '^/' } } },
    },
    kind: { enum: ['image', 'video'] },
  },
}
const found = (data: unknown) =>
  jsonSchemaValidator.validateFormData(data, slide).errors.map(({ name, property }) => `${name} ${property}`)

describe('errors name the option and nothing above it', () => {
  test.each([
    ['nothing wrong', { title: 'A', seconds: 3 }, []],
    ['an option that is missing', {}, ['required .title']],
    ['undefined counts as missing', { title: undefined }, ['required .title']],
    ['a text for a number', { title: 'A', seconds: 'x' }, ['type .seconds']],
    ['too small', { title: 'A', seconds: -1 }, ['minimum .seconds']],
    ['too long', { title: 'abcdef' }, ['maxLength .title']],
    ['no such choice', { title: 'A', kind: 'x' }, ['enum .kind']],
    ['inside a list', { title: 'A', links: [{ href: '/' }, { href: 'x' }] }, ['pattern .links.1.href']],
    ['missing inside a list', { title: 'A', links: [{}] }, ['required .links.0.href']],
  ])('%s', (_, data, expected) => expect(found(data)).toEqual(expected))
})

test('errors come sorted by field for the form', () => {
  const { errorSchema } = jsonSchemaValidator.validateFormData({ title: 'abcdef' }, slide)
  expect(errorSchema).toMatchObject({ title: { __errors: [expect.any(String)] } })
})

test('custom checks and changed errors are heard', () => {
  const { errors, errorSchema } = jsonSchemaValidator.validateFormData(
    { title: 'abcdef' },
    slide,
    (_, errorsOf) => {
      errorsOf.addError('No.')
      return errorsOf
    },
    given => given.filter(({ name }) => name !== 'maxLength'),
  )
  expect(errors.map(({ stack }) => stack)).toEqual(['. No.'])
  expect(errorSchema.__errors).toEqual(['No.'])
})

describe('which branch fits', () => {
  test.each([
    [{ const: 0 } as RJSFSchema, 0, true],
    [{ const: 0 } as RJSFSchema, 1, false],
    [{ type: 'string' } as RJSFSchema, undefined, false],
    [{ $ref: '#/definitions/slide' } as RJSFSchema, { title: 'A' }, true],
    [{ $ref: '#/definitions/slide' } as RJSFSchema, {}, false],
    [{ $ref: '#/definitions/gone' } as RJSFSchema, {}, false],
  ])('%j for %j: %s', (schema, data, expected) => {
    expect(jsonSchemaValidator.isValid(schema, data, { definitions: { slide } })).toBe(expected)
  })
})

test('runs where evaluating text is forbidden', () => {
  const original = globalThis.Function
  const refuse = () => {
    throw new EvalError('unsafe-eval')
  }
  globalThis.Function = refuse as unknown as FunctionConstructor
  try {
    expect(found({ title: 'A' })).toEqual([])
  } finally {
    globalThis.Function = original
  }
})
