import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../kit/environment.ts'
import type { Result } from '../../kit/operation-client.ts'
import { readKey } from '../../kit/operations.ts'
import { useRested } from '../parts/use-rested.ts'
import { type Lists, wordsIn } from './hot-word-rows.ts'

/** What a word finds. */
type HotWordMatch = Result<'hotWords.matches'>[number]

/** What the words of lists find in the shop, by word, once typing rests; a word that was not looked up yet is missing. */
export function useMatches(lists: Lists): {
  readonly found: ReadonlyMap<string, HotWordMatch>
  readonly error: Error | null
} {
  const { operations } = useEnvironment()
  const rested = useRested(lists)
  const { zh_HK, en_US } = wordsIn(rested)
  const words = [...new Set([...zh_HK, ...en_US].map(({ word }) => word))]
  const { data, error } = useQuery({
    queryKey: readKey('hotWords.matches', { words }),
    queryFn: () => operations.ask('hotWords.matches', { words }),
    placeholderData: keepPreviousData,
    enabled: words.length > 0,
    retry: false,
  })
  return { found: new Map((data ?? []).map(match => [match.word, match])), error }
}
