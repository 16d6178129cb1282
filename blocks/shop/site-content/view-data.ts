import type { ViewDataEntry } from '#api/client/navigation.ts'
import { hotWordsAt, readHotWords } from '#api/rules/hot-words.ts'
import type { Locale } from '#locales/locale.ts'

type Entry = Readonly<Record<string, unknown>>
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of the first entry whose JSON is an object; the others are ignored. Source: L-157, LO-106. */
const valueOf = (entries: readonly ViewDataEntry[] | undefined): Entry =>
  entries?.map(({ value }) => value).find(isEntry) ?? {}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const texts = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : [])

/** Searches that the shop recommends at an instant, as many as the setting says. @param now epoch milliseconds */
export const searchWords = (
  entries: readonly ViewDataEntry[],
  locale: Locale,
  now: number,
): readonly string[] => hotWordsAt(readHotWords(valueOf(entries)), locale, now)

/** Columns of lists on desktops and on phones. */
export interface GridData {
  readonly wideGrid?: readonly ViewDataEntry[] | undefined
  readonly phoneGrid?: readonly ViewDataEntry[] | undefined
}

const columns = (entries: readonly ViewDataEntry[] | undefined, most: number): number | undefined => {
  const { initial } = valueOf(entries)
  return Number.isInteger(initial) && (initial as number) >= 1 && (initial as number) <= most
    ? (initial as number)
    : undefined
}

/** Custom properties that a list's grid reads: 1 to 6 columns on desktops, 1 to 3 on phones; none where nothing is set. */
export const gridStyle = ({ wideGrid, phoneGrid }: GridData): Readonly<Record<`--${string}`, number>> => {
  const [wide, phone] = [columns(wideGrid, 6), columns(phoneGrid, 3)]
  return {
    ...(wide !== undefined && { '--columns-wide': wide }),
    ...(phone !== undefined && { '--columns-phone': phone }),
  }
}

/** Words of a shop about consigned goods. */
export interface Consignment {
  readonly tags: readonly string[]
  readonly topText: string
}

/** Reads the content of consigned goods; `undefined` where there is nothing to say. Source: L-155, L-158. */
export function readConsignment(content: unknown): Consignment | undefined {
  if (!isEntry(content)) return undefined
  const { tags, topText } = content
  const read = { tags: texts(tags), topText: isText(topText) ? topText : '' }
  return read.tags.length > 0 || read.topText !== '' ? read : undefined
}
