import type { AnyBlock, Hydration } from '#blocks/page/define-block.ts'
import { linkTarget } from '#blocks/page/link-target.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import type { Locale } from '#locales/locale.ts'
import { type OptionFact, optionFacts } from './option-facts.ts'
import { textAt } from './text-at.ts'

/** Facts about a block, read from its definition and its texts. */
export interface BlockFacts {
  readonly code: string
  readonly name: string
  readonly description: string
  readonly block: AnyBlock
  /** Hydration of its defaults and of each preset; more than one if it depends on the options. */
  readonly policies: readonly Hydration[]
  /** Facts in one language, and facts without text. */
  readonly presets: readonly { readonly key: string; readonly name: string }[]
  /** Versions with a migration, oldest first. */
  readonly migratesFrom: readonly number[]
  readonly options: readonly OptionFact[]
}

const POLICIES: readonly Hydration[] = ['never', 'visible', 'load', 'later']

/** Hydration of a block's defaults and presets. */
export function policiesOf(block: AnyBlock): Hydration[] {
  const seen = new Set(
    [{}, ...block.presets.map(({ options }) => options)].map(given =>
      block.hydration(parseOptions(block, given).options),
    ),
  )
  return POLICIES.filter(policy => seen.has(policy))
}

/** A block's facts in one language. */
export const blockFacts = (block: AnyBlock, locale: Locale): BlockFacts => {
  const { code } = block
  return {
    code,
    name: textAt(locale, `blocks.${code}.name`) ?? code,
    description: textAt(locale, `blocks.${code}.description`) ?? '',
    block,
    policies: policiesOf(block),
    presets: block.presets
      .filter(preset => (preset.locale ?? locale) === locale)
      .map(({ key }) => ({
        key,
        name: textAt(locale, `blocks.${code}.presets.${key}`) ?? key,
      })),
    migratesFrom: Object.keys(block.migrations).map(Number),
    options: optionFacts(block, locale),
  }
}

/** An example value of each link type, in the order of their numbers. */
const LINK_SAMPLES = [
  '/list',
  'CR-JKT-001',
  'men/tops',
  'summer',
  'northfell',
  'care-guide',
  'northfell',
  'cart',
  'fleece',
  'https://example.com/',
] as const

/** Where links of each type lead. Source: LO-27. */
export const linkFacts = (locale: Locale) =>
  LINK_SAMPLES.map((value, type) => ({
    type,
    name: textAt(locale, `blocks.common.link.types.${type}`) ?? '',
    meaning: textAt(locale, `blocks.common.link.values.${type}`) ?? '',
    value,
    href: linkTarget({ type, value })?.href ?? '',
  }))
