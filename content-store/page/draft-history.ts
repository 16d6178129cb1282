import type { KeptContent, StoredPage } from '../stored/page.ts'
import type { KeptDraft } from '../client/types.ts'
import { contentOf } from '../stored/page-schema.ts'

/** Kept drafts of one page without a name; the oldest go first. */
export const MAX_KEPT_DRAFTS = 50

/** A save this long after the one before begins a new sitting; the draft it finds stays in the history. Milliseconds. */
export const SITTING_MS = 10 * 60_000

/** Actor and instant (epoch ms) of a draft's replacement. */
interface Replacement {
  readonly by: string
  readonly at: number
}

/**
 * Returns true if a save would replace work that must be kept: the draft of another operator, or of an earlier sitting. One operator
 * saves every second, and each save contains the previous one.
 */
export const isWorthKeeping = ({ draft }: StoredPage, { by, at }: Replacement): boolean =>
  draft.savedBy !== by || at - draft.savedAt >= SITTING_MS

/**
 * Returns true if steps of an operator continue work that has a copy in the history: operators who work side by side save in turn, and
 * the log holds each step of theirs. The draft they found is stored once in each sitting.
 */
export function joinsWork(page: StoredPage, { by, at }: Replacement): boolean {
  const { draft, keptDrafts } = page
  if (at - draft.savedAt >= SITTING_MS) return false
  const replaced = keptDrafts.findLast(({ replacedAt }) => replacedAt !== null)
  return draft.savedBy === by || at - (replaced?.replacedAt ?? 0) < SITTING_MS
}

/** The next state of a page with the draft it replaces in its history. */
export function keeping(
  next: StoredPage,
  page: StoredPage,
  replacement: Replacement,
): { readonly save: StoredPage; readonly keep: KeptContent; readonly drop: readonly number[] } {
  const { page: save, kept, dropped } = withKept(next, page.draft, aboutDraft(page, replacement))
  return { save, keep: kept, drop: dropped }
}

const nextId = ({ keptDrafts }: StoredPage) => (keptDrafts.at(-1)?.id ?? 0) + 1

type About = Omit<KeptDraft, 'id'>

/** The page with one more draft in its history, what to store for it, and the ids of those that make room. */
export function withKept(
  page: StoredPage,
  content: Parameters<typeof contentOf>[0],
  about: About,
): { readonly page: StoredPage; readonly kept: KeptContent; readonly dropped: readonly number[] } {
  const id = nextId(page)
  const { page: next, dropped } = withRoom({ ...page, keptDrafts: [...page.keptDrafts, { id, ...about }] })
  return { page: next, kept: { id, content: contentOf(content) }, dropped }
}

/** The page without drafts beyond the limit, and the ids of the removed ones; named drafts stay. */
export function withRoom(page: StoredPage): {
  readonly page: StoredPage
  readonly dropped: readonly number[]
} {
  const unnamed = page.keptDrafts.filter(({ name }) => !name).map(({ id }) => id)
  const dropped = unnamed.slice(0, -MAX_KEPT_DRAFTS)
  return {
    page: { ...page, keptDrafts: page.keptDrafts.filter(({ id }) => !dropped.includes(id)) },
    dropped,
  }
}

/** The page's draft as its history tells of it. */
const aboutDraft = ({ draft }: StoredPage, { by, at }: Replacement): About => ({
  title: draft.title,
  savedBy: draft.savedBy,
  savedAt: draft.savedAt,
  replacedBy: by,
  replacedAt: at,
})
