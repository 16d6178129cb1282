import { hashKey, type QueryKey, useQueries } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import type { Given, Operations, Read, Result } from '../../kit/operation-client.ts'
import { readKey } from '../../kit/operations.ts'
import { catalogue, type Messages } from '#locales/catalogue.ts'

/** Most rows that are counted; above it the number ends in a plus sign. */
export const MOST_COUNTED = 99

/** Time after which counts are read again, because shoppers and other operators work too. Milliseconds. */
const AGAIN_MS = 60_000

/** Number of rows that wait. */
interface Counted {
  readonly count: number
  /** There are more than were counted. */
  readonly hasMore: boolean
}

/** A number beside an entry, counted from the rows that its link shows. */
export interface DeskCount {
  /** Names the text that says it: `editor.desk.counts.*`. */
  readonly name: keyof Messages['editor']['desk']['counts']
  /** Address of exactly these rows. */
  readonly to: string
  /** Names the list, for texts that several counts share. */
  readonly list?: ((messages: Messages) => string) | undefined
  readonly queryKey: QueryKey
  /** Reads the rows. */
  readonly read: (operations: Operations) => Promise<unknown>
  /** Counts what `read` has read. */
  readonly countOf: (data: unknown) => Counted
}

interface Definition<Name extends Read> extends Pick<DeskCount, 'name' | 'to' | 'list'> {
  readonly read: Name
  readonly input: Given<Name>
  readonly countOf: (data: Result<Name>) => Counted
}

/** Defines a count of the rows that an operation lists. */
export const defineCount = <Name extends Read>({
  read,
  input,
  countOf,
  ...shown
}: Definition<Name>): DeskCount => ({
  ...shown,
  queryKey: readKey(read, input),
  read: operations => operations.read(read, input),
  countOf: data => countOf(data as Result<Name>), // from `read`
})

/** Counts the rows of one page of a list. */
export const rowsOf = ({
  rows,
  next,
}: {
  readonly rows: readonly unknown[]
  readonly next: string | null
}): Counted => ({ count: rows.length, hasMore: next !== null })

/** Counts rows that a list has read whole. */
export const allOf = (rows: number): Counted => ({
  count: Math.min(rows, MOST_COUNTED),
  hasMore: rows > MOST_COUNTED,
})

/** A count as it shows. */
export interface ShownCount extends Pick<DeskCount, 'name' | 'to'> {
  /** `99+` where there are more. */
  readonly short: string
  /** A phrase that names what is counted. */
  readonly text: string
}

/** Counts that are not zero. One that cannot be read does not show. */
export function useCounts(counts: readonly DeskCount[]): {
  readonly shown: readonly ShownCount[]
  readonly isPending: boolean
  readonly hasFailed: boolean
} {
  const t = useTranslations('editor.desk.counts')
  const { operations, uiLocale } = useEnvironment()
  // Several counts may come from one question.
  const questions = [...new Map(counts.map(count => [hashKey(count.queryKey), count])).entries()]
  const found = useQueries({
    queries: questions.map(([, { queryKey, read }]) => ({
      queryKey,
      queryFn: () => read(operations),
      refetchInterval: AGAIN_MS,
      refetchOnWindowFocus: true,
    })),
  })
  const answers = new Map(questions.map(([hash], at) => [hash, found[at]?.data]))
  return {
    isPending: found.some(({ isPending }) => isPending),
    hasFailed: found.some(({ isError }) => isError),
    shown: counts.flatMap(({ name, to, queryKey, countOf, list = () => '' }) => {
      const data = answers.get(hashKey(queryKey))
      if (data === undefined) return []
      const { count, hasMore } = countOf(data)
      if (count === 0) return []
      const more = hasMore ? 'yes' : 'no'
      return [
        {
          name,
          to,
          short: `${count}${hasMore ? '+' : ''}`,
          text: t(name, { count, more, list: list(catalogue[uiLocale]) }),
        },
      ]
    }),
  }
}
