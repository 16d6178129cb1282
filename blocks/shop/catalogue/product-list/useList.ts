import { useStoreIfAny } from '#ui/store/store.ts'
import type { ListRoute } from '../../../page/shop-route.ts'
import { useBlockContext } from '../../../page/view.ts'
import { createList, type List } from './create-list.ts'
import type { ListData, ListState } from './list-state.ts'

/** The page's list; `undefined` where the page is no list (the editor's canvas). */
export function useList(
  data: ListData,
): (List & { readonly state: ListState; readonly route: ListRoute }) | undefined {
  const context = useBlockContext()
  const { route, shared } = context
  const list = shared.of('list', () => (route.kind === 'list' ? createList(route, data, context) : undefined))
  const state = useStoreIfAny(list?.store)
  return list && state && route.kind === 'list' ? { ...list, state, route } : undefined
}
