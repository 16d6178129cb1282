import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseOptions } from './normalise.ts'
import { registry } from './registry.ts'
import { inPage } from './testing/render-view.tsx'
import type { PageMode, View } from './view.ts'
import { views } from './views.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Anything an operator, an importer or a mistake could leave in place of an option. */
const junk = fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.double(), fc.constant(undefined))

/** Options in the schema's shape where each value may be right, out of bounds, of another type or missing. */
function wild(schema: JsonSchema | boolean | undefined): fc.Arbitrary<unknown> {
  if (typeof schema !== 'object') return junk
  const { properties, items, enum: choices, type } = schema
  if (properties)
    return mostly(
      fc.record(Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, wild(value)])), {
        requiredKeys: [],
      }),
    )
  if (items && !Array.isArray(items)) return mostly(fc.array(wild(items), { maxLength: 14 }))
  if (choices) return mostly(fc.constantFrom(...choices))
  if (type === 'boolean') return mostly(fc.boolean())
  if (type === 'integer' || type === 'number') return mostly(fc.integer({ min: -50, max: 2000 }))
  return mostly(
    fc.constantFrom('', '/media/a.jpg', 'javascript:alert(1)', '10,20', '2026-11-22 10:00:00', '字'),
  )
}
const mostly = (value: fc.Arbitrary<unknown>) =>
  fc.oneof({ weight: 5, arbitrary: value }, { weight: 1, arbitrary: junk })

const html = (View: View, options: unknown, mode: PageMode) =>
  renderToString(inPage(<View id="c1" options={options} data={{}} />, { mode }))

describe.each(registry.map(block => [block.code, block] as const))('%s', (code, block) => {
  let View: View
  beforeAll(async () => {
    View = await views[code]()
  })

  test.each(['shop', 'builder'] as const)('shows its defaults and presets in the %s', mode => {
    for (const options of [{}, ...block.presets.map(preset => preset.options)])
      expect(() => html(View, parseOptions(block, options).options, mode)).not.toThrow()
  })

  test('survives options of any kind: what is wrong falls back (L-172, LO-22)', () => {
    const schema = z.toJSONSchema(block.schema, { io: 'input', target: 'draft-7' })
    fc.assert(
      fc.property(wild(schema), fc.constantFrom('shop' as const, 'builder' as const), (given, mode) => {
        const { options } = parseOptions(block, given)
        expect(options).toBeDefined()
        expect(html(View, options, mode)).not.toMatch(/(href|src|poster)="javascript:/)
        expect(['never', 'visible', 'load']).toContain(block.hydration(options as never))
      }),
      { numRuns: 200 },
    )
  })
})
