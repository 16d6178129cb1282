import { expect, test } from 'vitest'
import { z } from 'zod'
import { listed, type Problem, problemOfIssue, valuesIn } from './issue-problem.ts'

const isOwn = (message: string): message is 'colour' | 'range' => ['colour', 'range'].includes(message)

const problemOf = (schema: z.ZodType, value: unknown) => {
  const issue = schema.safeParse(value).error?.issues[0]
  return issue && problemOfIssue(issue, isOwn)
}

const union = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('brand') }),
  z.object({ kind: z.literal('spu') }),
])

test.each<[string, z.ZodType, unknown, Problem<string>]>([
  ['an empty text', z.string().min(1), '', { key: 'empty' }],
  ['a short text', z.string().min(3), 'ab', { key: 'tooShort', values: { min: 3 } }],
  ['a long text', z.string().max(2), 'abc', { key: 'tooLong', values: { max: 2 } }],
  ['a short list', z.array(z.int()).min(1), [], { key: 'tooFew', values: { min: 1 } }],
  ['a long list', z.array(z.int()).max(1), [1, 2], { key: 'tooMany', values: { max: 1 } }],
  ['a small number', z.int().min(1), 0, { key: 'tooSmall', values: { min: 1 } }],
  ['a large number', z.bigint().max(5n), 6n, { key: 'tooBig', values: { max: 5 } }],
  ['half a unit', z.int(), 1.5, { key: 'notWhole' }],
  ['no number', z.number(), 'x', { key: 'notANumber' }],
  ['no text', z.string(), 1, { key: 'notAText' }],
  ['no list', z.array(z.int()), 1, { key: 'notAList' }],
  ['no switch', z.boolean(), 1, { key: 'notASwitch' }],
  ['no object', z.object({}), 1, { key: 'notAnObject' }],
  ['another type', z.date(), 1, { key: 'wrongKind' }],
  ['no choice', z.enum(['S', 'M']), 'L', { key: 'notAChoice', values: { choices: listed(['S', 'M']) } }],
  ['no kind', union, { kind: 'x' }, { key: 'notAChoice', values: { choices: listed(['brand', 'spu']) } }],
  ['no form', z.union([z.int(), z.boolean()]), 'x', { key: 'wrongForm' }],
  ['a wrong pattern', z.string().regex(/^a$/), 'b', { key: 'wrongForm' }],
  ['a step between', z.int().multipleOf(5), 3, { key: 'notAMultiple', values: { step: 5 } }],
  [
    'unknown keys',
    z.strictObject({}),
    { a: 1, b: 2 },
    { key: 'unknownKeys', values: { keys: listed(['a', 'b']) } },
  ],
  ['a refinement without a key', z.int().refine(() => false), 1, { key: 'invalid' }],
  ['a check with a key', z.string().regex(/^#/, 'colour'), 'red', { key: 'colour' }],
  [
    'a refinement with a key and values',
    z.int().refine(() => false, { error: 'range', params: { from: 1970 } }),
    1,
    { key: 'range', values: { from: 1970 } },
  ],
])('%s is described by key and values', (_, schema, value, problem) =>
  expect(problemOf(schema, value)).toEqual(problem),
)

test('values that are words follow the language; codes and numbers stay', () => {
  const values = { codes: listed(['a', 'b']), max: 3, sku: 'a-1' }
  expect(valuesIn(values, 'zh_HK')).toEqual({ codes: 'a、b', max: 3, sku: 'a-1' })
  expect(valuesIn(values, 'en_US')).toEqual({ codes: 'a, b', max: 3, sku: 'a-1' })
  expect(valuesIn(undefined, 'en_US')).toEqual({})
})
