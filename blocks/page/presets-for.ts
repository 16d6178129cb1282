import type { AnyBlock } from './define-block.ts'
import type { Locale } from '#locales/locale.ts'

type Presets = AnyBlock['presets']

/** A block's presets for a page in one language: those without words and those in that language. */
export const presetsFor = ({ presets }: Pick<AnyBlock, 'presets'>, locale: Locale): Presets =>
  presets.filter(preset => preset.locale === undefined || preset.locale === locale)
