import { isRecord } from '#blocks/page/options/option-tree.ts'
import { registry } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { formOf } from './form-schema.ts'
import { noValidator, rjsfForm } from './rjsf-schema.ts'

/** Every keyword a JSON Schema uses, at any depth. */
function keywordsOf(schema: unknown): readonly string[] {
  if (!isRecord(schema)) return []
  const inner = isRecord(schema.properties) ? Object.values(schema.properties) : []
  return [...Object.keys(schema), ...keywordsOf(schema.items), ...inner.flatMap(keywordsOf)]
}

test.each(registry.map(block => [block.code, block] as const))(
  '%s gives rjsf a schema without branches or defaults, so there is nothing for a validator to decide',
  (_, block) => {
    const used = keywordsOf(rjsfForm(formOf(block)).schema)
    expect(used.filter(keyword => !['type', 'properties', 'items'].includes(keyword))).toEqual([])
  },
)

test('rjsf finds nothing wrong by itself: zod judges options', () => {
  expect(noValidator.validateFormData({ seconds: 'soon' }, { type: 'object' })).toEqual({
    errors: [],
    errorSchema: {},
  })
})
