import type { PricePage } from '#desk/prices/price-shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEnvironment } from '../../kit/environment.ts'
import type { Given, Operations } from '../../kit/operation-client.ts'
import { readKey } from '../../kit/operations.ts'
import type { ListAsked } from '../styles/style-address.ts'

/** Rows of a page of the screen. */
const PAGE = 100
/** Rows that one answer may hold. */
const MOST = 200
/** Most rows of a file. */
export const MOST_EXPORTED = 5000

/** Question to the list of prices. */
export type PricesAsked = Omit<Given<'prices.list'>, 'after' | 'size'>

/** The question of an address: names are sorted in the language of the operator. */
export function usePricesAsked({ sort, ...asked }: ListAsked): PricesAsked {
  const { uiLocale } = useEnvironment()
  return { ...asked, codes: [...asked.codes], sort: sort === 'title' ? `title.${uiLocale}` : sort }
}

/** Prices of the goods that answer a question, a page at a time. */
export function usePrices(asked: PricesAsked) {
  const { operations } = useEnvironment()
  return useInfiniteQuery({
    queryKey: [...readKey('prices.list'), asked],
    queryFn: ({ pageParam: after }) =>
      operations.ask('prices.list', { ...asked, size: PAGE, ...(after && { after }) }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    refetchOnWindowFocus: true,
    // Old rows stay while a filter runs.
    placeholderData: before => before,
  })
}

/** All rows that answer a question, up to the most that a file holds. */
export async function allPrices(operations: Operations, asked: PricesAsked): Promise<PricePage> {
  const rows: PricePage['rows'][number][] = []
  let page = await operations.ask('prices.list', { ...asked, size: MOST })
  const { levels, total } = page
  rows.push(...page.rows)
  while (page.next !== null && rows.length < MOST_EXPORTED) {
    page = await operations.ask('prices.list', { ...asked, size: MOST, after: page.next })
    rows.push(...page.rows)
  }
  return { levels, total, rows: rows.slice(0, MOST_EXPORTED), next: page.next }
}
