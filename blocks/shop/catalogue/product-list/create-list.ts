import { createStore, type Store } from '#ui/store/store.ts'
import { formatListQuery, type ListQuery, parseListQuery } from '../../../page/list-query.ts'
import type { ListRoute } from '../../../page/shop-route.ts'
import type { BlockContext } from '../../../page/view.ts'
import { isPriced } from './list-criteria.ts'
import { createSeenLists, holdScrollPosition, savedPlace, savePlace } from './list-memory.ts'
import { createListRequests } from './list-requests.ts'
import { type ListData, type ListState, stateOf } from './list-state.ts'

/** A list and what can be done to it. */
export interface List {
  readonly store: Store<ListState>
  /** Shows another list of the same place: address at once, products when they are there. */
  readonly change: (query: ListQuery) => Promise<void>
  /** The next page, below. Source: C-120, C-140. */
  readonly grow: () => Promise<void>
  /**
   * Shows as many products as before a return or a reload, and from then on follows Back and Forward between the lists of this
   * document. In browsers, once.
   */
  readonly resume: () => Promise<void>
  readonly openPanel: (isOpen: boolean) => void
}

const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))

export function createList(
  { pathname, place, query: first }: Pick<ListRoute, 'pathname' | 'place' | 'query'>,
  data: ListData,
  context: Pick<BlockContext, 'api' | 'now' | 'settings' | 'go' | 'session'>,
): List {
  const { go, session } = context
  const store = createStore(stateOf(first, data))
  const { ask, askMore, show } = createListRequests(store, place, context)
  const addressOf = (query: ListQuery) => pathname + formatListQuery(query)
  const count = () => store.get().edges.length
  const seen = createSeenLists()
  const noteSeen = () => seen.note(addressOf(store.get().query), store.get())

  /**
   * Finished pages are the same for everybody: where prices decide, a member's list is another one from its first product on.
   * Without an answer what the server sent stays. Source: C-209.
   */
  async function askAsMember(atLeast: number) {
    const { query, status } = store.get()
    if (status === 'idle' && isPriced(query) && session.mayBeMember())
      await ask(query, { atLeast: Math.max(atLeast, count()), otherwise: 'idle' })
  }

  async function change(query: ListQuery) {
    const isSame = addressOf(query) === addressOf(store.get().query)
    noteSeen()
    if (!isSame) savePlace(count())
    const asking = ask(query)
    go(addressOf(query), { isHere: true, replace: isSame })
    await asking
  }

  async function grow() {
    if (await askMore()) savePlace(count())
  }

  async function growTo(wantedCount: number) {
    const isOnTheWay = () => store.get().status === 'idle' && count() < wantedCount
    while (isOnTheWay() && store.get().pageInfo.hasNextPage) await grow()
  }

  /** Back or Forward has led to another list of this document. */
  async function follow() {
    const query = parseListQuery(new URLSearchParams(location.search))
    if (addressOf(query) === addressOf(store.get().query)) return
    const before = savedPlace()
    const returnTo = holdScrollPosition()
    noteSeen()
    const known = seen.get(addressOf(query))
    if (known) show(known)
    else await ask(query)
    if (before) await growTo(before.count)
    // A list that changes goes to its top first.
    await nextFrame()
    returnTo(before?.top ?? 0)
  }

  async function resume() {
    const before = savedPlace()
    const returnTo = holdScrollPosition()
    addEventListener('popstate', () => void follow())
    const sent = store.get().edges
    await askAsMember(before?.count ?? 0)
    if (before && before.count > count()) await growTo(before.count)
    if (before && store.get().edges !== sent) {
      await nextFrame()
      returnTo(before.top)
    }
    document.addEventListener('scrollend', () => savePlace(count()))
  }

  let resumed: Promise<void> | undefined
  return {
    store,
    change,
    grow,
    resume: () => (resumed ??= resume()),
    openPanel: isPanelOpen => store.set(state => ({ ...state, isPanelOpen })),
  }
}
