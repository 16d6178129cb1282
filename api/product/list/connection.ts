import { pageAfter } from '../../shared/page-after.ts'
import type { Context } from '../../context.ts'
import { failure } from '../../shared/failure.ts'
import type { InputMaybe, PageInput } from '../../generated/resolver-types.ts'
import { messagesIn } from '../../shared/messages.ts'
import { pageSizeOf } from './criteria.ts'
import type { Listing } from '../index/listing.ts'
import { pageOf } from './paging.ts'
import type { CatalogueView, ViewProduct } from '../view/catalogue-view.ts'

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
  view: CatalogueView,
  list: Listing,
  args: PageArguments,
  context: Context,
  nodeOf: (product: ViewProduct) => Node,
) {
  const index = view.index()
  const page = pageOf(index, list, pageSizeOf(args, context), pageAfter(args))
  if (!page) throw failure('BAD_USER_INPUT', messagesIn(context.locale)('error.badCursor'))
  const { spus } = index.catalogue
  const edges = page.entries.flatMap(({ product, cursor }) => {
    const spu = spus[product]
    return spu ? [{ cursor, node: nodeOf(view.model(spu)) }] : []
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
