import { defineBlock } from '#blocks/page/define-block.ts'
import { colour, field, optionalLink } from '#blocks/page/option-fields.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockControls, optionSchema } from './block-controls.ts'
import { withLongTexts } from './long-text.ts'

const sample = defineBlock({
  code: 'sample',
  group: 'text',
  icon: 'type',
  slots: ['main'],
  viewFile: 'sample/Sample.tsx',
  schema: z.object({
    title: z.string().max(20).default(''),
    align: z.enum(['left', 'right']).default('left'),
    ink: colour('#333333'),
    isShown: z.boolean().default(true),
    height: field(z.coerce.number().int().min(40).max(1200).default(223), { unit: 'px', group: 'look' }),
    seconds: z.int().min(0).default(0),
    link: optionalLink(),
    items: z.array(z.object({ text: z.string().default(''), ink: colour('#000000') })).default([]),
  }),
})

test.each([
  ['title', { type: 'text' }],
  ['align', { type: 'select' }],
  ['ink', { type: 'color' }],
  ['isShown', { type: 'boolean' }],
  ['height', { type: 'range', min: 40, max: 1200, step: 1 }],
  ['seconds', { type: 'number' }],
  ['link', { type: 'object' }],
  ['items', { type: 'object' }],
])('option %s gets the control that its schema needs', (option, control) => {
  expect(blockControls(sample)[option]?.control).toEqual(control)
})

test('a control has choices, default and group', () => {
  expect(blockControls(sample).align).toMatchObject({ options: ['left', 'right'] })
  expect(blockControls(sample).height?.table).toMatchObject({
    category: 'look',
    defaultValue: { summary: '223' },
  })
})

test('long texts fill readable texts and leave colours, links and numbers', () => {
  const long = withLongTexts(optionSchema(sample), {
    ink: '#ffffff',
    items: [{ text: 'a', ink: '#111111' }],
    link: { type: 3, value: 'summer' },
  }) as { title: string; ink: string; link: unknown; items: { text: string; ink: string }[] }
  expect(long.title).toHaveLength(20)
  expect(long.items[0]?.text).toHaveLength(240)
  expect(long).toMatchObject({
    ink: '#ffffff',
    items: [{ ink: '#111111' }],
    link: { type: 3, value: 'summer' },
  })
  expect(sample.schema.safeParse(long).success).toBe(true)
})
