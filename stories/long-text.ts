import type { BothTexts, Locale } from '#locales/locale.ts'
import type { OptionSchema } from './block-controls.ts'

const ZH = '當第一道晨光越過山脊，薄霧自谷底緩緩升起，我們整理背囊，沿着石級一步一步走向遠方的海岸線。'
const EN =
  'Long before the ferry left, the ridge had vanished and come back twice in the mist above Sai Kung. '
const UNBROKEN = 'Weatherproofbreathableultralightfreestanding'

/** Hard cases for a layout: long sentences, and one long word without a break. */
const SAMPLES: BothTexts = { zh_HK: ZH + UNBROKEN, en_US: EN + UNBROKEN }

function longText(length: number, locale: Locale): string {
  const sample = SAMPLES[locale]
  return sample.repeat(Math.ceil(length / sample.length)).slice(0, length)
}

/** Readable texts: not addresses, colours, codes or dates, which have a widget or a pattern. */
const isText = ({ type, pattern, enum: choices, 'x-cairn': hints }: OptionSchema) =>
  type === 'string' && !pattern && !choices && (!hints?.widget || hints.widget === 'textarea')

/** `options` with every text at its schema's maximum length, up to 240 characters, in one language. */
export function withLongTexts(schema: OptionSchema, options: unknown, locale: Locale = 'zh_HK'): unknown {
  if (isText(schema)) return longText(Math.min(schema.maxLength ?? 240, 240), locale)
  if (schema['x-cairn']?.widget === 'richText')
    return `<h2>${longText(60, locale)}</h2><p>${longText(240, locale)}</p><p>${UNBROKEN.repeat(3)}</p>`
  // The parts of links, areas and spacings are strings but not readable texts.
  if (schema['x-cairn']?.widget) return options
  const { items, properties } = schema
  if (Array.isArray(options)) return items ? options.map(item => withLongTexts(items, item, locale)) : options
  if (!properties) return options
  const given = typeof options === 'object' && options !== null ? (options as Record<string, unknown>) : {}
  return Object.fromEntries(
    Object.entries({ ...given, ...properties }).flatMap(([key]) => {
      const property = properties[key]
      const value = property ? withLongTexts(property, given[key], locale) : given[key]
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
