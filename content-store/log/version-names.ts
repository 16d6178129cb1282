import { z } from 'zod'
import { withKept, withRoom } from '../page/draft-history.ts'
import { refuse } from '#operators/outcome.ts'
import { type Act, type Decide, onExisting, refused, saved, stale } from './page-changes.ts'

/** Characters of a version's name. */
const MAX_NAME = 80

/** Drafts with a name on one page. */
const MAX_NAMED_DRAFTS = 100

/** An empty name removes the one there was. */
const nameSchema = z.string().trim().max(MAX_NAME)

const badName = refused(refuse(422, 'invalidVersionName', { values: { max: MAX_NAME } }))
const isFull = refused(refuse(409, 'tooManyNamedDrafts', { values: { max: MAX_NAMED_DRAFTS } }))

const nameOf = ({ actor, now }: Act, text: string) =>
  text === '' ? {} : { name: { text, by: actor.name, at: now } }

/** Names a release, changes its name or removes it. */
export const namingRelease = (act: Act, pageVersion: number, given: string): Decide =>
  onExisting(act, 'pages.change', page => {
    const text = nameSchema.safeParse(given).data
    if (text === undefined) return badName
    if (!page.releases.some(info => info.pageVersion === pageVersion))
      return refused(refuse(404, 'releaseNotFound'))
    const releases = page.releases.map(({ name, ...info }) =>
      info.pageVersion === pageVersion
        ? { ...info, ...nameOf(act, text) }
        : { ...info, ...(name && { name }) },
    )
    return saved({ ...page, releases })
  })

/** Names a kept draft, changes its name or removes it. Without a name it can be removed again to make room. */
export const namingDraft = (act: Act, id: number, given: string): Decide =>
  onExisting(act, 'pages.change', page => {
    const text = nameSchema.safeParse(given).data
    if (text === undefined) return badName
    const draft = page.keptDrafts.find(kept => kept.id === id)
    if (!draft) return refused(refuse(404, 'draftNotFound'))
    if (text !== '' && !draft.name && countNamed(page) >= MAX_NAMED_DRAFTS) return isFull
    const keptDrafts = page.keptDrafts.map(({ name, ...kept }) =>
      kept.id === id ? { ...kept, ...nameOf(act, text) } : { ...kept, ...(name && { name }) },
    )
    const { page: next, dropped } = withRoom({ ...page, keptDrafts })
    return { ...saved(next), drop: dropped }
  })

/** Keeps the draft as it is now under a name; refused when it is not the revision that the operator sees. */
export const namingNow = (act: Act, revision: number, given: string): Decide =>
  onExisting(act, 'pages.change', page => {
    const text = nameSchema.min(1).safeParse(given).data
    if (text === undefined) return badName
    if (revision !== page.draft.revision) return stale(page)
    if (countNamed(page) >= MAX_NAMED_DRAFTS) return isFull
    const { title, savedBy, savedAt } = page.draft
    const about = { title, savedBy, savedAt, replacedBy: null, replacedAt: null, ...nameOf(act, text) }
    const { page: next, kept, dropped } = withKept(page, page.draft, about)
    return { ...saved(next), keep: kept, drop: dropped }
  })

const countNamed = ({ keptDrafts }: { readonly keptDrafts: readonly { readonly name?: unknown }[] }) =>
  keptDrafts.filter(({ name }) => name).length
