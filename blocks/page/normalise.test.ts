import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineBlock } from './define-block.ts'
import { migrateOptions, normaliseOptions, parseOptions } from './normalise.ts'

const block = defineBlock({
  code: 'sample',
  version: 3,
  migrations: {
    1: ({ heading, ...rest }) => ({ ...rest, title: heading }),
    2: options => ({ ...options, size: Number(options.size ?? 1) * 10 }),
  },
  group: 'text',
  icon: 'type',
  slots: ['main'],
  viewFile: '',
  schema: z.object({
    title: z.string().default('untitled'),
    size: z.number().default(10),
    items: z
      .array(z.object({ name: z.string(), count: z.number().default(1) }))
      .max(3)
      .default([]),
  }),
})

test('a bad option falls back to its default, the others stay (LO-22)', () => {
  const { options, issues } = parseOptions(block, { title: 5, size: 40 })
  expect(options).toEqual({ title: 'untitled', size: 40, items: [] })
  expect(issues.map(({ path }) => path)).toEqual([['title']])
})

test('bad keys inside list items fall back, items that are none go (LO-22)', () => {
  const items = [{ name: 'a', count: 'x' }, 'nothing', { name: 'b', count: 2 }]
  expect(parseOptions(block, { items }).options).toMatchObject({
    items: [
      { name: 'a', count: 1 },
      { name: 'b', count: 2 },
    ],
  })
})

test('a list that is too long keeps its first items and is named (LO-23)', () => {
  const items = Array.from({ length: 5 }, (_, at) => ({ name: String(at) }))
  const { options, findings } = normaliseOptions(block, { id: 'c1', options: { items }, version: 3 })
  expect(options).toMatchObject({ items: [{ name: '0' }, { name: '1' }, { name: '2' }] })
  expect(findings).toMatchObject([{ blockId: 'c1', problem: 'invalidOption', path: 'items' }])
})

test('options of an old version pass through every migration since', () => {
  expect(migrateOptions(block, { heading: 'Old', size: 4 }, 1)).toEqual({ title: 'Old', size: 40 })
  expect(normaliseOptions(block, { id: 'c1', options: { heading: 'Old', size: 4 }, version: 1 })).toEqual({
    options: { title: 'Old', size: 40, items: [] },
    findings: [],
  })
})

test('a migration that throws leaves the options as they were and is named', () => {
  const fails = () => {
    throw new Error('no such key')
  }
  const failing = defineBlock({ ...block, migrations: { 2: fails } })
  const { options, findings } = normaliseOptions(failing, {
    id: 'c1',
    options: { title: 'Kept' },
    version: 2,
  })
  expect(options).toMatchObject({ title: 'Kept' })
  expect(findings).toMatchObject([{ problem: 'failedMigration' }])
})

test('half a character, on which addresses would throw, becomes a whole one (LO-22)', () => {
  const { options } = normaliseOptions(block, { id: 'c1', options: { title: 'a\uD800' }, version: 3 })
  expect(options).toMatchObject({ title: 'a\uFFFD' })
})

test('a schema that throws is met with the defaults and named (LO-22)', () => {
  const explodes = z.preprocess(given => {
    if (given !== undefined) throw new Error('boom')
    return given
  }, z.string().default('safe'))
  const brittle = defineBlock({
    ...block,
    version: 1,
    migrations: {},
    data: () => ({}),
    changesAt: () => undefined,
    check: () => [],
    pictureCut: () => ({}),
    openSlots: () => [],
    firstSlots: () => ({ mobile: [], desktop: [] }),
    hydration: 'never',
    presets: [],
    schema: z.object({ title: explodes }),
  })
  const { options, findings } = normaliseOptions(brittle, { id: 'c1', options: { title: 'x' }, version: 1 })
  expect(options).toEqual({ title: 'safe' })
  expect(findings).toMatchObject([{ problem: 'invalidOption', message: 'Error: boom' }])
})
