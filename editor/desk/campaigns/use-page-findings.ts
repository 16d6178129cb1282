import { useQueries } from '@tanstack/react-query'
import type { PageSummary, PublishProblem } from '#content-store/client/types.ts'
import { useEnvironment } from '../../kit/environment.ts'

/** Pages that show in their other language too, by the same campaign: no language is missing. */
export const besides = (key: string, keys: readonly string[], pages: readonly PageSummary[]) => {
  const id = pages.find(page => page.key === key)?.id
  return pages.some(page => page.id === id && page.key !== key && keys.includes(page.key))
}

export const withoutMissing = (problems: readonly PublishProblem[], isBeside: boolean) =>
  problems.filter(({ problem }) => !isBeside || problem !== 'missingLanguage')

/** Findings in the drafts of pages as they would show at an instant (epoch ms), by key; those that are still asked for are absent. */
export function usePageFindings(
  keys: readonly string[],
  pages: readonly PageSummary[],
  at: number | undefined,
): ReadonlyMap<string, readonly PublishProblem[]> {
  const { operations } = useEnvironment()
  const found = useQueries({
    queries: keys.map(key => ({
      queryKey: ['problems', key, at],
      queryFn: () => operations.read('pages.problems', { key, ...(at !== undefined && { at }) }),
      gcTime: 0,
      retry: false,
    })),
  })
  return new Map(
    keys.flatMap((key, index) => {
      const problems = found[index]?.data
      return problems ? [[key, withoutMissing(problems, besides(key, keys, pages))] as const] : []
    }),
  )
}
