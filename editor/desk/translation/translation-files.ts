import { refused } from '#platform/result.ts'
import type { Locale } from '#locales/locale.ts'
import { saveFile } from '../../builder/transfer/files.ts'
import type { FileToWrite, ReadFile } from './translation-file.ts'
import { readTable, tableText, writeTable } from './translation-table.ts'
import { readXliff, writeXliff } from './xliff.ts'

/** Largest file that is read, MiB. */
const MAX_MIB = 20

const FORMATS = {
  xliff: { write: writeXliff, extension: 'xlf', type: 'application/xliff+xml' },
  table: { write: writeTable, extension: 'csv', type: 'text/csv' },
} as const
export type Format = keyof typeof FORMATS

/** Saves texts as a file: `landingPage.summer_en_US.xlf`, or `translations_en_US.xlf` for those of several pages. */
export function saveTranslations(format: Format, file: FileToWrite): void {
  const { write, extension, type } = FORMATS[format]
  const [first, ...others] = file.pages
  const name = first && others.length === 0 ? first.page : 'translations'
  saveFile(`${name}_${file.locale}.${extension}`, write(file), type)
}

/** Reads translations from a file that an operator chose. */
export async function readTranslations(file: File): Promise<ReadFile> {
  if (file.size > MAX_MIB * 1024 * 1024) return refused({ kind: 'tooLarge', max: MAX_MIB })
  if (/\.(?:xlf|xliff|xml)$/i.test(file.name)) return readXliff(await file.text())
  if (/\.(?:csv|tsv|txt)$/i.test(file.name))
    return readTable(tableText(new Uint8Array(await file.arrayBuffer())))
  return refused({ kind: 'unknownFormat' })
}

/** Key of a page in one language. */
export const keyIn = (page: string, locale: Locale) => `${page}_${locale}`
/** The part of a page's key that both languages have. */
export const pageOfKey = (key: string, locale: Locale) => key.slice(0, -`_${locale}`.length)
