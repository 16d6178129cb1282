/** A kind of shopper that previews look as: never one certain member. */
export type Viewer = 'visitor' | 'staff' | `member-${string}`

/** Instant and kind of shopper of a preview. */
export interface ViewPoint {
  /** Epoch milliseconds. */
  readonly now: number
  readonly viewer: Viewer
}

/** The last instant a preview can be of: the end of the year 2199. */
const LAST_INSTANT = Date.UTC(2200, 0, 1) - 1

/** Epoch milliseconds as an address writes them; `undefined` for anything else. */
export const readInstant = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,13}$/.test(text) && Number(text) <= LAST_INSTANT ? Number(text) : undefined

const MEMBER = /^member-([A-Z0-9_]{1,32})$/
const isViewer = (text: string): text is Viewer => text === 'visitor' || text === 'staff' || MEMBER.test(text)

/** `visitor`, `staff`, or `member-` and the code of a level; `undefined` for anything else. */
export const readViewer = (text: string | undefined): Viewer | undefined =>
  text !== undefined && isViewer(text) ? text : undefined

/** Staff shop at the prices of the first level. */
const STAFF_LEVEL = 'MEMBER'

/** Code of the level whose prices a viewer sees; `null` for visitors. Source: CO-66. */
export const levelOf = (viewer: Viewer): string | null =>
  viewer === 'staff' ? STAFF_LEVEL : (MEMBER.exec(viewer)?.[1] ?? null)
