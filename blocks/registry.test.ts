import { existsSync } from 'node:fs'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseOptions } from './page/normalise.ts'
import { presetsFor } from './page/presets-for.ts'
import { findBlock, registry } from './registry.ts'
import { fieldTextKeys, valueTextKey } from './page/option-texts.ts'

type JsonSchema = z.core.JSONSchema.JSONSchema
const jsonSchema = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', target: 'draft-7' })

/** Widgets that draw the insides of their option themselves, with the texts of `blocks.common`. */
const WHOLE = new Set(['link', 'spacing', 'hotAreas'])
const widgetOf = (schema: JsonSchema) => (schema['x-cairn'] as { widget?: string } | undefined)?.widget ?? ''

/** Every option an operator sees, by path without list indexes, with the choices of selects. */
function* options(schema: JsonSchema, path: string[] = []): Generator<[string[], readonly unknown[]]> {
  for (const [key, given] of Object.entries(schema.properties ?? {})) {
    if (typeof given === 'boolean') continue
    const here = [...path, key]
    yield [here, given.enum ?? []]
    if (WHOLE.has(widgetOf(given))) continue
    const item = Array.isArray(given.items) || typeof given.items === 'boolean' ? undefined : given.items
    yield* options(item ?? given, here)
  }
}

const textAt = (locale: (typeof LOCALES)[number], key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], catalogue[locale])

const isText = (value: unknown) => typeof value === 'string' && value !== ''

test('no two blocks share a code', () => {
  const codes = registry.map(({ code }) => code)
  expect(new Set(codes).size).toBe(codes.length)
})

test('an unknown code finds no block (LO-21)', () => expect(findBlock('noSuchBlock')).toBeUndefined())

test('every view file stands where its block says', () => {
  const lost = registry.filter(({ viewFile }) => !existsSync(new URL(viewFile, import.meta.url)))
  expect(lost).toEqual([])
})

describe.each(registry.map(block => [block.code, block] as const))('%s', (code, block) => {
  const asJson = jsonSchema(block.schema)

  test('has a form: its schema is an object in JSON Schema', () => expect(asJson.type).toBe('object'))

  test('needs no options: the defaults are complete', () => {
    expect(parseOptions(block, {}).issues).toEqual([])
  })

  test('parses its presets without a finding', () => {
    const issues = block.presets.flatMap(({ options: given }) => parseOptions(block, given).issues)
    expect(issues).toEqual([])
  })

  test('its presets say which language their words are in, and some fit each language', () => {
    const isChinese = ({ options: given }: (typeof block.presets)[number]) =>
      /\p{Script=Han}/u.test(JSON.stringify(given))
    const unsaid = block.presets.filter(preset => isChinese(preset) && preset.locale !== 'zh_HK')
    expect(unsaid.map(({ key }) => key)).toEqual([])
    for (const locale of block.presets.length > 0 ? LOCALES : [])
      expect(presetsFor(block, locale), locale).not.toEqual([])
  })

  test('has a migration from every earlier version', () => {
    for (let version = 1; version < block.version; version++) expect(block.migrations[version]).toBeDefined()
  })

  test.each(LOCALES)('has its texts in %s (LO-94)', locale => {
    const missing: string[] = []
    const need = (...keys: string[]) => {
      if (!keys.some(key => isText(textAt(locale, key)))) missing.push(keys.join(' or '))
    }
    need(`blocks.${code}.name`)
    need(`blocks.${code}.description`)
    for (const { key } of block.presets) need(`blocks.${code}.presets.${key}`)
    for (const [path, choices] of options(asJson)) {
      const { own, common } = fieldTextKeys(code, path)
      need(`${own}.label`, `${common}.label`)
      for (const choice of choices) need(valueTextKey(code, path, choice as string | number))
    }
    expect(missing).toEqual([])
  })
})
