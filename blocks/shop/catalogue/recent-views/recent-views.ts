import { createListeners } from '#ui/store/store.ts'
import { hongKongDay } from '#locales/format.ts'
import { createKeptText, type KeptText } from '../../session/kept-text.ts'

/** Most views kept. Source: LO-42. */
const MAX_VIEWS = 50

export interface RecentView {
  readonly code: string
  /** Epoch ms of the latest look. */
  readonly at: number
}

type Views = readonly RecentView[]
const NONE: Views = []

/** The views after a look at a product: looking on at the newest only renews its time. Source: L-315, LO-42. */
export function addRecentView(views: Views, view: RecentView): Views {
  const older = views[0]?.code === view.code ? views.slice(1) : views
  return [view, ...older].slice(0, MAX_VIEWS)
}

const isView = (value: unknown): value is RecentView => {
  if (typeof value !== 'object' || value === null) return false
  const { code, at } = value as Partial<RecentView>
  return typeof code === 'string' && code !== '' && typeof at === 'number' && Number.isFinite(at)
}

/** Views as storage has them for this Hong Kong day; those of another day are gone, nonsense counts as none. Source: L-316, LO-38. */
export function parseViews(text: string | undefined, today: string): Views {
  if (!text) return NONE
  try {
    const saved = JSON.parse(text) as { day?: unknown; views?: unknown } | null
    if (saved?.day !== today || !Array.isArray(saved.views)) return NONE
    return saved.views.filter(isView).slice(0, MAX_VIEWS)
  } catch {
    return NONE
  }
}

/** The products this browser looked at today, newest first. `at` is epoch ms. Source: L-315, L-316, LO-38, LO-42. */
export function createRecentViews(kept: KeptText) {
  const views = (at: number) => parseViews(kept.read(), hongKongDay(at))
  return {
    views,
    note(code: string, at: number): void {
      kept.write(JSON.stringify({ day: hongKongDay(at), views: addRecentView(views(at), { code, at }) }))
    },
  }
}

const recent = createRecentViews(createKeptText('cairn.recentViews'))

/** Today's views, newest first; a product comes again when others were seen in between. */
export const recentViews = (at: number): Views => recent.views(at)

const views = createListeners()

/** Notes a look at a product. */
export function noteView(code: string, at: number): void {
  recent.note(code, at)
  views.call()
}

/** Calls back after each look noted on this page, until the returned function is called. */
export const onView = views.add
