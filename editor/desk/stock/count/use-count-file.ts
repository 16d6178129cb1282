import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { decodeTable } from '../../collections/decode-table.ts'
import { COLUMN_NAMES } from './column-names.ts'
import { type CountTable, readCount, type TableRefusal } from './count-table.ts'

/** Largest file that is read, MiB: rows of a count, with names of goods beside them. */
const MAX_MIB = 4

/** A table that was dropped, chosen or pasted. */
export interface OpenedTable extends CountTable {
  /** Another one for each table: results belong to one. */
  readonly id: number
  /** Of the file; empty for pasted rows. */
  readonly file: string
}

/** The table of a count, or why it was not read. */
export function useCountFile() {
  const t = useTranslations('editor.stock.count.refused')
  const [table, setTable] = useState<OpenedTable>()
  const [problem, setProblem] = useState<string>()
  const sentence = (refusal: TableRefusal) => {
    if (refusal.kind === 'quotes') return t('quotes', { line: refusal.line })
    if (refusal.kind === 'tooMany') return t('tooMany', { max: refusal.max })
    return t(refusal.kind)
  }
  const refuse = (words: string) => {
    setTable(undefined)
    setProblem(words)
  }
  const read = async (text: string | undefined, file: string) => {
    if (text === undefined) return refuse(t('encoding'))
    const found = await readCount(text, COLUMN_NAMES)
    if (!found.ok) return refuse(sentence(found.refusal))
    setProblem(undefined)
    setTable(before => ({ ...found.value, file, id: (before?.id ?? 0) + 1 }))
  }
  return {
    table,
    problem,
    open: async (file: File) =>
      file.size > MAX_MIB * 1024 * 1024
        ? refuse(t('tooLarge', { max: MAX_MIB }))
        : read(decodeTable(await file.arrayBuffer()), file.name),
    paste: (text: string) => read(text, ''),
    clear: () => {
      setTable(undefined)
      setProblem(undefined)
    },
  }
}
