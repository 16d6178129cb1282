import {
  type GraphQLScalarType,
  type GraphQLType,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
} from 'graphql'
import { expect, test } from 'vitest'
import { schema } from './schema.ts'

const fields = Object.values(schema.getTypeMap()).flatMap(type =>
  !type.name.startsWith('__') && (isObjectType(type) || isInputObjectType(type))
    ? Object.values(type.getFields()).map(field => ({
        name: `${type.name}.${field.name}`,
        type: getNamedType(field.type as GraphQLType).name,
        text: field.description ?? '',
      }))
    : [],
)

/** Names of instants; lengths of time, days and months are none. */
const INSTANT = /(Time|At|Date|Until|From|Deadline|Expiry)$|^(time|date|expiration)$/
/** Named alike, but no instants: words for shoppers, days, addresses, yes or no. */
const OTHERS = ['TransportMethod.expressTime', 'SpecialDay.date']

test('every field that is named like an instant, or described as one, has the type of one (MO-59)', () => {
  const loose = fields.filter(
    ({ name, type, text }) =>
      ['String', 'Int', 'Float', 'ID'].includes(type) &&
      !OTHERS.includes(name) &&
      (INSTANT.test(name.split('.')[1] ?? '') || /ISO 8601|epoch/i.test(text)),
  )
  expect(loose.map(({ name }) => name)).toEqual([])
})

const dateTime = schema.getType('DateTime') as GraphQLScalarType

test.each([
  ['2026-11-28T12:00:00+08:00', Date.UTC(2026, 10, 28, 4)],
  ['1970-01-01T08:00:00+08:00', 0],
  ['2026-11-28T12:00:00+08:00', Date.UTC(2026, 10, 28, 4, 0, 0, 999)],
])('an answer says %s with the offset of Hong Kong and whole seconds for %d (MO-59)', (text, at) =>
  expect(dateTime.coerceOutputValue(at)).toBe(text),
)

test.each([
  ['as text', '2026-11-28T12:00:00+08:00'],
  ['in parts of a millisecond', 0.5],
  ['as no number', Number.NaN],
])('an instant that a resolver gives %s is a mistake of the server', (_, value) =>
  expect(() => dateTime.coerceOutputValue(value)).toThrow('epoch milliseconds'),
)

test.each([
  ['of Hong Kong', '2026-11-28T12:00:00+08:00'],
  ['in UTC', '2026-11-28T04:00:00Z'],
  ['with milliseconds', '2026-11-28T04:00:00.000Z'],
  ['without seconds', '2026-11-28T04:00Z'],
])('input %s is that instant (MO-59)', (_, text) => {
  const at = Date.UTC(2026, 10, 28, 4)
  expect(dateTime.coerceInputValue(text)).toBe(at)
  expect(dateTime.coerceInputLiteral?.({ kind: Kind.STRING, value: text })).toBe(at)
})

test.each([
  ['without its offset', '2026-11-28T12:00:00'],
  ['of a day alone', '2026-11-28'],
  ['of a day that does not exist', '2026-13-28T12:00:00+08:00'],
  ['in milliseconds', 1_795_838_400_000],
  ['of another kind', null],
])('input %s is refused in a sentence that shows the form (MO-59)', (_, value) => {
  expect(() => dateTime.coerceInputValue(value)).toThrow('ISO 8601 with an offset')
  expect(() => dateTime.coerceInputLiteral?.({ kind: Kind.INT, value: '5' })).toThrow('ISO 8601')
})
