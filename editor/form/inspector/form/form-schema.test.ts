import { field, optionalLink, percent, spacing } from '#blocks/page/option-fields.ts'
import { registry } from '#blocks/registry.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { type FormNode, fillDefaults, formOf, newItem, nodeAt, setOption } from './form-schema.ts'

const controls = (node: FormNode): (string | undefined)[] => [
  ...(node.properties || node.items ? [] : [node.control]),
  ...Object.values(node.properties ?? {}).flatMap(controls),
  ...(node.items ? controls(node.items) : []),
]

describe('every block of the registry (LO-15)', () => {
  test.each(registry.map(block => [block.code, block] as const))(
    '%s draws every field with a control of ours',
    (_, block) => {
      const form = formOf(block)
      expect(form.properties).toBeDefined()
      expect(controls(form)).not.toContain('json')
    },
  )

  test.each(registry.map(block => [block.code, block] as const))(
    '%s shows the defaults its schema gives',
    (_, block) => {
      expect(block.schema.parse(fillDefaults(formOf(block), {}))).toEqual(block.schema.parse({}))
    },
  )
})

const formFor = (schema: z.ZodType) => formOf({ schema })

describe('what zod schemas come out as', () => {
  test.each([
    ['preprocess keeps its inside', percent('40%'), { type: 'string', control: 'percent', default: '40%' }],
    [
      'coerced numbers are numbers',
      z.coerce.number().int().min(1).max(9),
      { type: 'number', control: 'number', minimum: 1, maximum: 9, isInteger: true },
    ],
    ['an int without bounds has none', z.int(), { minimum: undefined, maximum: undefined }],
    ['an enum is a choice', z.enum(['a', 'b']), { control: 'select', choices: ['a', 'b'] }],
    [
      'constants are choices',
      z.union([z.literal(0), z.literal(1)]),
      { type: 'number', control: 'select', choices: [0, 1] },
    ],
    ['nullable is its inside', z.string().nullable(), { type: 'string', control: 'text' }],
    ['refinements change nothing', z.string().refine(() => false), { type: 'string', control: 'text' }],
    [
      'a transform shows what goes in',
      z.string().transform(text => text.length),
      { type: 'string', control: 'text' },
    ],
    ['a free object is JSON', z.record(z.string(), z.string()), { control: 'json' }],
    [
      'shapes to choose from are JSON',
      z.union([z.string(), z.object({ a: z.string() })]),
      { control: 'json' },
    ],
    ['what has no JSON Schema is JSON', z.custom<Date>(), { control: 'json' }],
    ['hints win', field(z.string(), { widget: 'textarea' }), { control: 'textarea' }],
    [
      'hints add up',
      field(optionalLink(), { group: 'look' }),
      { control: 'link', hints: { widget: 'link', group: 'look' } },
    ],
  ])('%s', (_, schema, expected) => {
    expect(formFor(z.object({ a: schema })).properties?.a).toMatchObject(expected)
  })

  test('a schema that names itself ends in JSON instead of turning for ever', () => {
    interface Tree {
      name: string
      children?: Tree[] | undefined
    }
    const tree: z.ZodType<Tree> = z.object({
      name: z.string(),
      children: z.lazy(() => z.array(tree)).optional(),
    })
    expect(formFor(tree).properties?.children?.items).toMatchObject({ control: 'json' })
  })
})

const swiper = z.object({
  items: z
    .array(z.object({ seconds: z.number().default(3), title: z.string().default('') }))
    .default([{ title: 'first', seconds: 3 }]),
  box: spacing({ pt: 8 }),
})

describe('what the form shows', () => {
  test('options that are not set show their defaults, presets of objects too', () => {
    expect(fillDefaults(formFor(swiper), {})).toMatchObject({
      items: [{ title: 'first' }],
      box: { pt: 8, pl: 0 },
    })
  })

  test.each([
    ['a text where a list belongs', { items: 'three' }],
    ['a list item of the wrong kind', { items: [5] }],
    ['a number that is none', { items: [{ seconds: 'soon', title: '' }] }],
    ['an option the schema does not know', { items: [], old: true }],
  ])('%s stays as it is (LO-22)', (_, options) => {
    expect(fillDefaults(formFor(swiper), options)).toMatchObject(options)
  })
})

describe('setting one option', () => {
  const set = (options: unknown, path: (string | number)[], next: unknown) =>
    setOption(formFor(swiper), options, path, next)

  test('writes that option and no default beside it', () => {
    expect(set({ items: [{}] }, ['items', 0, 'title'], 'A')).toEqual({ items: [{ title: 'A' }] })
  })
  test('opens a default list before changing a part of it', () => {
    expect(set({}, ['items', 0, 'title'], 'A')).toEqual({ items: [{ title: 'A', seconds: 3 }] })
  })
  test('keeps the preset sides of a box', () => {
    expect(set({}, ['box', 'pl'], 4)).toEqual({ box: { pt: 8, pl: 4 } })
  })
  test('undefined takes an option back to its default', () => {
    expect(set({ items: [], box: { pl: 4 } }, ['box', 'pl'], undefined)).toEqual({ items: [], box: {} })
  })
  test('leaves the given options alone', () => {
    const options = Object.freeze({ items: Object.freeze([Object.freeze({ title: 'A' })]) })
    expect(set(options, ['items', 0, 'title'], 'B')).toEqual({ items: [{ title: 'B' }] })
    expect(options.items[0]?.title).toBe('A')
  })
})

test('a new item of objects starts empty, one of texts as an empty text', () => {
  expect(newItem(nodeAt(formFor(swiper), ['items', 0]) ?? fail())).toEqual({})
  expect(newItem({ type: 'string', hints: {} })).toBe('')
})

const fail = (): never => {
  throw new Error('no such node')
}
