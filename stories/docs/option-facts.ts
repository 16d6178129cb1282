import type { AnyBlock } from '#blocks/page/define-block.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import { fieldTextKeys, valueTextKey } from '#blocks/page/option-texts.ts'
import type { Locale } from '#locales/locale.ts'
import { type OptionSchema, optionSchema } from '../block-controls.ts'
import { textAt } from './text-at.ts'
import { COMPLEX_TYPES, docsWords, type OptionType } from './words.ts'

/** One row of a block's table of options. */
export interface OptionFact {
  /** As saved: `items[].seconds`. */
  readonly path: string
  readonly label: string
  readonly hint: string
  readonly type: OptionType
  /** As JSON. For a spacing, only the sides other than 0; for a link or an unset value, empty. `undefined`: required. */
  readonly preset: string | undefined
  /** Bounds with their unit: `8–160 px`, `≤ 200 characters`. */
  readonly range: string
  readonly choices: readonly { readonly value: string; readonly label: string }[]
  /** The condition under which the inspector shows it: `swiper_type = video`. */
  readonly when: string
}

/** Widgets that render the inside of their option themselves. */
const WHOLE: Readonly<Record<string, OptionType>> = {
  link: 'link',
  spacing: 'spacing',
  hotAreas: 'hotAreas',
  focalPoint: 'focalPoint',
}

const isWhole = (schema: OptionSchema) => (schema['x-cairn']?.widget ?? '') in WHOLE

const choicesOf = ({ enum: values, anyOf }: OptionSchema) =>
  values ?? anyOf?.flatMap(option => option.enum ?? (option.const === undefined ? [] : [option.const])) ?? []

function typeOf(schema: OptionSchema): OptionType {
  const widget = schema['x-cairn']?.widget
  if (widget && widget in WHOLE) return WHOLE[widget] ?? 'object'
  if (widget && widget in COMPLEX_TYPES) return widget as OptionType // a key of COMPLEX_TYPES
  if (choicesOf(schema).some(value => value !== '')) return 'choice'
  if (schema.type === 'array') return schema.items?.type === 'object' ? 'list' : 'texts'
  if (schema.type === 'boolean' || schema.type === 'integer' || schema.type === 'number') return schema.type
  return schema.type === 'object' ? 'object' : 'text'
}

/** `preset` is the value while an operator has set none; spacings name their sides only there. */
function presetOf(schema: OptionSchema, preset: unknown, isRequired: boolean): string | undefined {
  if (preset === undefined) return isRequired ? undefined : ''
  if (schema['x-cairn']?.widget === 'link') return ''
  if (schema['x-cairn']?.widget !== 'spacing') return JSON.stringify(preset)
  const sides = Object.entries(preset as Record<string, number>).filter(([, value]) => value !== 0)
  return sides.map(([side, value]) => `${side} ${value}`).join(', ') || '0'
}

const UNBOUNDED = Number.MAX_SAFE_INTEGER

function rangeOf(schema: OptionSchema, locale: Locale): string {
  const words = docsWords[locale]
  const { minimum = -Infinity, maximum = Infinity, maxLength, maxItems, 'x-cairn': hints } = schema
  if (hints?.widget === 'spacing') return words.spacingRange
  if (hints?.widget === 'percent') return '0–100 %'
  const unit = hints?.unit ? ` ${hints.unit}` : ''
  const [isLow, isHigh] = [minimum > -UNBOUNDED, maximum < UNBOUNDED]
  if (isLow && isHigh) return `${minimum}–${maximum}${unit}${stepOf(schema, words.step)}`
  if (isLow) return `≥ ${minimum}${unit}`
  if (isHigh) return `≤ ${maximum}${unit}`
  if (maxItems !== undefined) return `≤ ${maxItems} ${words.items}`
  return maxLength === undefined ? unit.trim() : `≤ ${maxLength} ${words.characters}`
}

const stepOf = ({ 'x-cairn': hints }: OptionSchema, word: string) =>
  hints?.step === undefined || hints.step === 1 ? '' : `, ${word} ${hints.step}`

const whenOf = ({ 'x-cairn': hints }: OptionSchema, locale: Locale) =>
  Object.entries(hints?.visibleWhen ?? {})
    .map(([option, value]) => `${option} = ${[value].flat().join(' / ')}`)
    .join(` ${docsWords[locale].and} `)

/** Every option of a block in schema order, the parts of a list after the list. */
export function optionFacts(block: AnyBlock, locale: Locale): OptionFact[] {
  const walk = (
    schema: OptionSchema,
    defaults: unknown,
    names: readonly string[],
    path: string,
  ): OptionFact[] =>
    Object.entries(schema.properties ?? {}).flatMap(([key, option]) => {
      const here = [...names, key]
      const preset = option.default ?? (defaults as Record<string, unknown> | undefined)?.[key]
      const { own, common } = fieldTextKeys(block.code, here)
      const text = (aspect: string) =>
        textAt(locale, `${own}.${aspect}`) ?? textAt(locale, `${common}.${aspect}`) ?? ''
      const fact: OptionFact = {
        path: path + key,
        label: text('label'),
        hint: text('hint'),
        type: typeOf(option),
        preset: presetOf(option, preset, schema.required?.includes(key) === true),
        range: rangeOf(option, locale),
        choices: choicesOf(option).map(value => ({
          value: String(value),
          label: textAt(locale, valueTextKey(block.code, here, value)) ?? '',
        })),
        when: whenOf(option, locale),
      }
      if (isWhole(option)) return [fact]
      const inside = option.items
        ? walk(option.items, undefined, here, `${path}${key}[].`)
        : walk(option, preset, here, `${path}${key}.`)
      return [fact, ...inside]
    })
  return walk(optionSchema(block), parseOptions(block, {}).options, [], '')
}

/** Returns true if an operator writes text in a block; codes do not count. */
export const hasWords = (block: AnyBlock) =>
  optionFacts(block, 'en_US').some(
    ({ type, path }) => type === 'richText' || (type === 'text' && !/(?:code|id|font_family)$/i.test(path)),
  )
