import { parseHongKongTime } from '#blocks/page/hong-kong-time.ts'
import { type OptionPath, isRecord } from '#blocks/page/options/option-tree.ts'
import { formatMoment } from '#locales/format.ts'
import { DEFAULT_LOCALE, languageTag, LOCALES } from '#locales/locale.ts'
import { useMemo } from 'react'
import { useLocale, useMessages } from 'use-intl'
import { getIn } from './form/option-path.ts'

/** Names and hints of one block's options in the editor's language. */
export interface BlockTexts {
  /** The option's name; its key where the catalogue has none. */
  label(path: OptionPath): string
  hasLabel(path: OptionPath): boolean
  hint(path: OptionPath): string | undefined
  /** A choice's name, or a moment as the editor writes all of them; any other value itself. */
  value(path: OptionPath, value: unknown): string
  /** Values the catalogue names for an option, for selects whose schema lists none. */
  valuesOf(path: OptionPath): readonly string[]
  group(group: string): string
}

const text = (found: unknown) => (typeof found === 'string' && found !== '' ? found : undefined)

/** The block's own texts of an option first, then what all blocks share under its name. */
const fieldTexts = (blocks: unknown, code: string, path: OptionPath) => [
  getIn(blocks, [code, 'fields', ...names(path)]),
  getIn(blocks, ['common', 'fields', names(path).at(-1) ?? '']),
]

const names = (path: OptionPath) => path.filter(part => typeof part === 'string')

/**
 * Texts of the `blocks` catalogue, whose keys follow the options and so are known only while running. Nothing missing
 * breaks the form (`blocks/README.md`).
 */
export function useBlockTexts(code: string): BlockTexts {
  const messages = useMessages()
  const tag = useLocale()
  return useMemo(() => {
    const texts = blockTextsIn(textsAround(messages, code), code)
    const locale = LOCALES.find(each => languageTag(each) === tag) ?? DEFAULT_LOCALE
    const value: BlockTexts['value'] = (path, given) => {
      const at = typeof given === 'string' ? parseHongKongTime(given) : undefined
      return at === undefined ? texts.value(path, given) : formatMoment(at, locale)
    }
    return { ...texts, value }
  }, [messages, code, tag])
}

/**
 * Code under which the form draws a record whose texts are in an area of the catalogue: `collections.brands`. Texts of a variant are laid over
 * them.
 */
export const subjectOf = (area: string, variant?: string): string =>
  [`${RECORD}${area}`, ...(variant === undefined ? [] : [variant])].join(' ')
const RECORD = 'record:'
export const isRecordCode = (code: string): boolean => code.startsWith(RECORD)

/** The part of a catalogue in which a code has its texts. */
function textsAround(messages: unknown, code: string): unknown {
  if (!isRecordCode(code)) return getIn(messages, ['blocks'])
  const [area = '', variant = ''] = code.slice(RECORD.length).split(' ')
  const texts = getIn(messages, area.split('.'))
  return { [code]: laidOver(texts, getIn(texts, ['variants', variant])) }
}

/** Texts of a collection with those of a variant in place of theirs. */
function laidOver(texts: unknown, variant: unknown): unknown {
  if (!isRecord(texts) || !isRecord(variant)) return variant ?? texts
  const keys = new Set([...Object.keys(texts), ...Object.keys(variant)])
  return Object.fromEntries([...keys].map(key => [key, laidOver(texts[key], variant[key])]))
}

/** Texts of the fields of a record, from an area of the catalogue. */
export const recordTextsIn = (messages: unknown, area: string): BlockTexts =>
  blockTextsIn(textsAround(messages, subjectOf(area)), subjectOf(area))

/** @param blocks the `blocks` part of a catalogue */
export function blockTextsIn(blocks: unknown, code: string): BlockTexts {
  const part = (path: OptionPath, name: 'label' | 'hint') =>
    fieldTexts(blocks, code, path)
      .map(found => text(getIn(found, [name])))
      .find(Boolean)
  const values = (path: OptionPath) => getIn(blocks, [code, 'values', ...names(path)])
  return {
    label: path => part(path, 'label') ?? names(path).at(-1) ?? code,
    hasLabel: path => part(path, 'label') !== undefined,
    hint: path => part(path, 'hint'),
    value: (path, value) => text(getIn(values(path), [String(value)])) ?? String(value),
    valuesOf: path => {
      const found = values(path)
      return isRecord(found) ? Object.keys(found).filter(value => text(found[value])) : []
    },
    group: group => text(getIn(blocks, ['common', 'groups', group])) ?? group,
  }
}
