import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { TextSheet } from '#content-store/client/translation.ts'
import { useEnvironment } from '../../kit/environment.ts'
import { readKey, readQuery } from '../../kit/operations.ts'
import { idOf, type SheetText, SheetWork } from './sheet-work.ts'

/** The texts of a page, once they are here. */
export interface SheetPage {
  readonly key: string
  readonly sheet?: TextSheet
  readonly texts: readonly SheetText[]
  readonly error?: Error
  readonly retry: () => void
}

/** The texts of pages, each by its key in the language to translate into. */
export function useSheets(keys: readonly string[]): readonly SheetPage[] {
  const { operations } = useEnvironment()
  return useQueries({
    queries: keys.map(key => ({
      ...readQuery(operations, 'translations.sheet', { key }),
      refetchOnWindowFocus: true,
    })),
    combine: results =>
      results.map(({ data, error, refetch }, index) => ({
        key: keys[index] ?? '',
        ...(data && { sheet: data }),
        texts: data?.texts.map(text => ({ ...text, pageKey: data.key })) ?? [],
        ...(error && { error }),
        retry: () => void refetch(),
      })),
  })
}

/** What is typed into sheets. A window with something unsaved asks before it closes. */
export function useSheetWork(): SheetWork {
  const { operations } = useEnvironment()
  const client = useQueryClient()
  const [work] = useState(() => {
    const sheetOf = (key: string) => client.getQueryData<TextSheet>(readKey('translations.sheet', { key }))
    return new SheetWork({
      save: (key, texts) => operations.change('translations.save', { key, texts: [...texts] }),
      find(id) {
        const key = id.slice(0, id.indexOf(' '))
        const text = sheetOf(key)?.texts.find(({ name }) => idOf({ pageKey: key, name }) === id)
        return text && { ...text, pageKey: key }
      },
      onStored({ pageKey: key, ...stored }) {
        const sheet = sheetOf(key)
        if (!sheet) return
        const texts = sheet.texts.map(text => (text.name === stored.name ? stored : text))
        client.setQueryData<TextSheet>(readKey('translations.sheet', { key }), { ...sheet, texts })
      },
    })
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (work.isUnsaved) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => {
      removeEventListener('beforeunload', ask)
      work.stop()
    }
  }, [work])
  return work
}
