import { useMemo } from 'react'
import type { TextsLeft } from '#content-store/client/translation.ts'
import { useOperation } from '../../kit/operations.ts'

/** Texts to do, by the key of their page; empty until they are counted. */
export function useTextsLeft(): ReadonlyMap<string, TextsLeft> {
  const { data } = useOperation('translations.left', {})
  return useMemo(() => new Map((data ?? []).map(left => [left.key, left])), [data])
}
