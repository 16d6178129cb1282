import { signStart, startWithin } from '#locales/whole-signs.ts'
import { plainText } from '#api/rules/plain-text.ts'
import { useLocale, useTranslations } from 'use-intl'

/** Characters of a text that a list of changes shows. */
const MAX_SHOWN = 60
/** Characters of equal text left standing before the first difference. */
const LEAD = 12

export const isMarkup = (text: string) => /<[a-z][^>]*>/i.test(text)

function firstDifference(a: string, b: string): number {
  const end = Math.min(a.length, b.length)
  for (let at = 0; at < end; at++) if (a[at] !== b[at]) return at
  return end
}

const cut = (text: string, place: number) => {
  const from = signStart(text, place)
  const shown = startWithin(text.slice(from), MAX_SHOWN)
  return `${from > 0 ? '…' : ''}${shown}${from + shown.length < text.length ? '…' : ''}`
}

/** Two texts, short enough for one line each, from shortly before they begin to differ. Tags go unless they are the difference. */
export function excerpts(before: string, after: string): readonly [string, string] {
  const [left, right] = [before, after].map(text => (isMarkup(text) ? plainText(text) : text)) as [
    string,
    string,
  ]
  if (left === right) return before === after ? [cut(left, 0), cut(right, 0)] : excerptsOf(before, after)
  return excerptsOf(left, right)
}

function excerptsOf(before: string, after: string): readonly [string, string] {
  const fits = before.length <= MAX_SHOWN && after.length <= MAX_SHOWN
  const from = fits ? 0 : Math.max(0, firstDifference(before, after) - LEAD)
  return [cut(before, from), cut(after, from)]
}

/** Items of a list whose words are shown. */
const MAX_ITEMS = 5
/** Texts that say nothing to a reader: addresses and colours. */
const SIGNS = /^(?:https?:|data:|\/|#)/

/** First words of an item; `undefined` where it has none. */
function wordsOf(item: unknown): string | undefined {
  if (typeof item === 'number') return String(item)
  if (typeof item === 'string') return SIGNS.test(item) ? undefined : plainText(item) || undefined
  if (typeof item !== 'object' || item === null) return undefined
  for (const value of Object.values(item)) {
    const words = typeof value === 'string' ? wordsOf(value) : undefined
    if (words !== undefined) return words
  }
  return undefined
}

/** Values of options as operators read them. `nameOf` gives the name of a choice. */
export function useValueText() {
  const t = useTranslations('editor.difference.value')
  const list = new Intl.ListFormat(useLocale(), { type: 'unit' })
  const listText = (items: readonly unknown[]): string => {
    const words = items.flatMap(item => wordsOf(item) ?? [])
    const entries = t('list', { count: items.length })
    if (words.length === 0) return entries
    const shown = words.slice(0, MAX_ITEMS).map(text => t('text', { text: cut(text, 0) }))
    return t('listOf', {
      entries,
      words: list.format(words.length > MAX_ITEMS ? [...shown, '…'] : shown),
    })
  }
  const one = (value: unknown, nameOf: (value: unknown) => string): string => {
    if (value === undefined || value === null) return t('none')
    if (value === '') return t('empty')
    if (typeof value === 'boolean') return t(value ? 'on' : 'off')
    if (Array.isArray(value)) return listText(value)
    if (typeof value === 'object') return t('text', { text: cut(JSON.stringify(value), 0) })
    return typeof value === 'number' ? String(value) : t('text', { text: cut(nameOf(value), 0) })
  }
  return (before: unknown, after: unknown, nameOf: (value: unknown) => string) => {
    if (typeof before !== 'string' || typeof after !== 'string' || before === '' || after === '')
      return { before: one(before, nameOf), after: one(after, nameOf) }
    const [left, right] = excerpts(nameOf(before), nameOf(after))
    return { before: t('text', { text: left }), after: t('text', { text: right }) }
  }
}
