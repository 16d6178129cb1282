import fc from 'fast-check'
import { z } from 'zod'
import type { AnyBlock } from '../page/define-block.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** `{ a: [{ a: [ … ] }] }` */
const nested = (depth: number): unknown =>
  Array.from({ length: depth }).reduce<unknown>(inside => ({ a: [inside] }), null)

/** Keys every object has anyway, or had better not. */
const PROTOTYPE = JSON.parse(
  '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"toString":1,"hasOwnProperty":null,"length":-1}',
) as unknown

const ADDRESSES = [
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  '//evil.example/x',
  '"><img src=x onerror=alert(1)>',
  'https://',
  'https://[',
  '/%',
]

const TEXTS = [
  'a'.repeat(60_000),
  '山'.repeat(6000),
  '\u0000\u202E\uD800',
  '{"type":9}',
  '</script><script>',
  '12/9/2021',
  '2021-13-45 99:99:99',
  '9999-12-31 23:59:59',
  '10',
  'x,y',
  '999%',
  'url(javascript:x)',
  'expression(1)',
  'red;position:fixed',
  'NaN',
  ',,, ,',
]

const NUMBERS = [-1, 0, 0.5, 2.5, 51, 1e9, -1e9, Number.MAX_VALUE, -0, NaN, Infinity]

/** Links of every wrong shape. Source: LO-27, LO-28. */
const LINKS: readonly unknown[] = [
  ...ADDRESSES.map(value => ({ type: 9, value })),
  { type: 99, value: 'x' },
  { type: -1, value: 'toString' },
  { type: 7, value: 'constructor' },
  { type: 7, value: '__proto__' },
  { type: 'two', value: null },
  { type: 1, value: { code: 'x' } },
  { type: 2, value: '/////' },
  { type: 1, value: '\uD800' },
  { value: ['a'] },
  [2, 'men'],
]

/** Something that has no business being an option. */
const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, undefined, true, false, [], {}, [null], [[[]]], PROTOTYPE, nested(20)),
  fc.constantFrom(...ADDRESSES, ...TEXTS),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...LINKS),
  fc.constant(Array.from({ length: 300 }, () => null)),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Bounds of a number, and just beyond them. */
const edges = ({ minimum = -10, maximum = 3000 }: JsonSchema) =>
  [
    minimum,
    maximum,
    Number(minimum) - 1,
    Number(maximum) + 1,
    String(maximum),
    Number(minimum) + 0.5,
  ] as const

/** Mostly the right type, so that what lies deeper is reached; now and then anything. */
const mostly = (likely: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 4, arbitrary: likely }, { weight: 2, arbitrary: junk })

/** Values in the shape of a schema, right and wrong at random at every depth. */
function shaken(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return junk
  const { properties, items, enum: choices, type, anyOf } = schema
  if (properties) {
    const parts = Object.entries(properties).map(([key, part]) => [key, shaken(part)] as const)
    return mostly(fc.record(Object.fromEntries(parts), { requiredKeys: [] }))
  }
  if (type === 'array' && !Array.isArray(items)) return mostly(fc.array(shaken(items), { maxLength: 6 }))
  if (choices) return mostly(fc.constantFrom(...choices))
  if (anyOf) return mostly(fc.oneof(...anyOf.map(shaken)))
  if (type === 'boolean') return mostly(fc.boolean())
  if (type === 'integer' || type === 'number') return mostly(fc.constantFrom<unknown>(...edges(schema)))
  return mostly(
    fc.constantFrom<unknown>('', '/media/a.jpg', '字', '10,20', 'CR-JKT-001,CR-JKT-002', '#123456'),
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * Options no operator should have saved for a block: wrong types, numbers past their bounds, huge and broken texts, deep and
 * empty objects, keys of the prototype, unknown keys, links of wrong shapes, script addresses. At least one key is wrong,
 * now and then all there is. Source: LO-22.
 */
export function brokenOptions(block: AnyBlock): fc.Arbitrary<unknown> {
  const schema = z.toJSONSchema(block.schema, { io: 'output', unrepresentable: 'any' })
  const keys = [...Object.keys(schema.properties ?? {}), 'unknownKey', 'constructor', 'toString']
  const broken = fc
    .tuple(shaken(schema), fc.dictionary(fc.constantFrom(...keys), junk, { minKeys: 1, maxKeys: 3 }))
    .map(([options, wrong]) => ({ ...(isObject(options) ? options : {}), ...wrong }))
  return fc.oneof({ weight: 14, arbitrary: broken }, { weight: 1, arbitrary: junk })
}
