import type { Context } from '../context.ts'
import { failure } from '../failure.ts'
import type { InputMaybe, PageInput } from '../generated/resolver-types.ts'
import { messagesIn } from '../messages.ts'
import { pageSizeOf } from './criteria.ts'
import { type Listing, pageOf } from './paging.ts'
import type { Shelf, ShelfProduct } from './shelf.ts'

interface PageArguments {
  readonly pageInput?: InputMaybe<PageInput>
  readonly first?: InputMaybe<number>
}

/**
 * A page of a list, as the wire has it. Source: C-322.
 *
 * @param nodeOf what an entry shows of its product
 * @throws BAD_USER_INPUT on a page size out of bounds or a cursor that is not of this list
 */
export function connection<Node>(
  shelf: Shelf,
  list: Listing,
  args: PageArguments,
  context: Context,
  nodeOf: (product: ShelfProduct) => Node,
) {
  const index = shelf.index()
  const page = pageOf(index, list, pageSizeOf(args, context), args.pageInput?.after ?? undefined)
  if (!page) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  const { spus } = index.catalogue
  const edges = page.entries.flatMap(({ product, cursor }) => {
    const spu = spus[product]
    return spu ? [{ cursor, node: nodeOf(shelf.model(spu)) }] : []
  })
  return {
    edges,
    pageInfo: {
      hasPreviousPage: page.hasPrevious,
      hasNextPage: page.hasNext,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      totalCount: page.totalCount,
    },
  }
}
