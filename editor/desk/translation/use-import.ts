import { useMutation } from '@tanstack/react-query'
import { orNull } from '#operators/client/operations.ts'
import type { TextSheet, Translation, TranslationResult } from '#content-store/client/translation.ts'
import type { Operations } from '../../kit/operation-client.ts'
import { useEnvironment } from '../../kit/environment.ts'
import type { FileProblem, TranslationFile } from './translation-file.ts'
import { keyIn, readTranslations } from './translation-files.ts'

/** A text of a file, and what its import would do. */
export interface Tried extends TranslationResult {
  readonly pageKey: string
  readonly given: Translation
}

/** What the import of a file would do. */
export interface Trial {
  readonly name: string
  readonly pages: readonly {
    readonly key: string
    readonly title: string
    readonly tried: readonly Tried[]
  }[]
  /** Pages of the file that the shop does not have. */
  readonly unknown: readonly string[]
}

/** Why a file was not taken. */
export class FileRefused extends Error {
  readonly problem: FileProblem
  constructor(problem: FileProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

const givenOf = (
  sheet: TextSheet,
  texts: TranslationFile['pages'][number]['texts'],
): readonly Translation[] => {
  const present = new Map(sheet.texts.map(({ name, own }) => [name, own]))
  return texts.map(({ name, source, text, before }) => ({
    name,
    source,
    text,
    before: before ?? present.get(name) ?? '',
  }))
}

async function tryFile(operations: Operations, file: File): Promise<Trial> {
  const read = await readTranslations(file)
  if (!read.ok) throw new FileRefused(read.refusal)
  const { locale, pages } = read.value
  const found = await Promise.all(
    pages.map(async ({ page, texts }) => {
      const key = keyIn(page, locale)
      const sheet = await orNull(operations.read('translations.sheet', { key }))
      if (!sheet) return { page }
      const given = givenOf(sheet, texts)
      const results = await operations.change('translations.check', { key, texts: [...given] })
      const tried = results.flatMap((result, index): readonly Tried[] => {
        const one = given[index]
        return one ? [{ ...result, pageKey: key, given: one }] : []
      })
      return { page, known: { key, title: sheet.title || sheet.path, tried } }
    }),
  )
  return {
    name: file.name,
    pages: found.flatMap(({ known }) => known ?? []),
    unknown: found.flatMap(({ page, known }) => (known ? [] : [page])),
  }
}

/** Stores texts beside what their pages say now. @returns how many were stored, and those that were not */
async function store(operations: Operations, chosen: readonly Tried[]) {
  let stored = 0
  const left: Tried[] = []
  for (const [key, texts] of Map.groupBy(chosen, ({ pageKey }) => pageKey)) {
    const given = texts.map(({ given: one, now }) => ({
      ...one,
      // The operator has seen what it takes the place of.
      ...(now && { source: now.source, before: now.own }),
    }))
    const results = await operations.change('translations.save', { key, texts: given })
    for (const [index, result] of results.entries()) {
      const one = texts[index]
      if (result.outcome === 'changes' || result.outcome === 'same') stored += 1
      else if (one) left.push({ ...one, ...result })
    }
  }
  return { stored, left }
}

/** Import of a file in two steps: what it would do, and doing it. */
export function useImport() {
  const { operations } = useEnvironment()
  const trial = useMutation({ mutationFn: (file: File) => tryFile(operations, file) })
  const saving = useMutation({ mutationFn: (chosen: readonly Tried[]) => store(operations, chosen) })
  return { trial, saving }
}
