import { globalConfigSchema } from '#blocks/page/page.ts'
import { toShort } from '#locales/locale.ts'
import { z } from 'zod'
import { cleanComponents } from './clean-components.ts'
import type { Operator, PageContent } from './client/types.ts'
import { inspectPicture } from './media.ts'
import { done, type Outcome, refuse } from './outcome.ts'
import { creating, publishing, removing, rollingBack, saving, unpublishing } from './page-changes.ts'
import { pageDetail } from './page-detail.ts'
import { detailOf, summaryOf } from './page-head.ts'
import { fitsType, pageId, pageKey, previewPath } from './page-path.ts'
import { contentOf, newPageSchema, onPage, parseDraft } from './page-schema.ts'
import { checkPreview, signPreview } from './preview-token.ts'
import { cachedReleases } from './release-cache.ts'
import type { PageEffect, StoredPage } from './repository.ts'
import { may, type Right } from './roles.ts'
import { sanitiseHtml } from './sanitise.ts'
import type { ContentStore, ContentStoreParts, PageChange } from './store.ts'

const CONTENT_KEY = /^[A-Za-z][A-Za-z0-9-]{0,63}$/
const integer = z.int().min(1)

/** Shared by embedded and (later) clustered stores: everything but where things are kept. */
export function createContentStore({
  repository,
  operators,
  media,
  findBlock,
  secret,
  clock,
  sanitise = sanitiseHtml,
  report = () => {},
}: ContentStoreParts): ContentStore {
  const listeners = new Set<(change: PageChange) => void>()
  const releaseOf = cachedReleases(repository)
  const verifyPreview: ContentStore['verifyPreview'] = (token, id) => checkPreview(secret, token, id, clock())
  const act = (actor: Operator) => ({ actor, now: clock() })

  const cleaner = { findBlock, sanitise }
  const clean = (content: PageContent): PageContent => ({
    ...content,
    components: cleanComponents(content.components, cleaner),
  })

  /** A listener that throws must not make a change that is kept look refused. */
  function tell(listener: (change: PageChange) => void, about: PageChange): void {
    try {
      listener(about)
    } catch (error) {
      report(error)
    }
  }

  /** Applies a decision and, once it is kept, tells the listeners. */
  async function change(
    kind: PageChange['kind'],
    key: string,
    decide: (page: StoredPage | undefined) => PageEffect<Outcome<StoredPage>>,
  ): Promise<Outcome<StoredPage>> {
    const outcome = await repository.change(key, decide)
    if (outcome.status === 200) {
      const { id, locale, path } = outcome.data
      for (const listener of listeners) tell(listener, { kind, key, id, locale, path })
    }
    return outcome
  }

  const mapped = <From, To>(outcome: Outcome<From>, to: (data: From) => To): Outcome<To> =>
    outcome.status === 200 ? done(to(outcome.data)) : outcome

  /** Runs `job` when the actor has the right. */
  const allowed = async <Data>(
    actor: Operator,
    right: Right,
    job: () => Promise<Outcome<Data>>,
  ): Promise<Outcome<Data>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))

  return {
    operators,
    media,
    verifyPreview,
    detail: request => pageDetail(request, { repository, releaseOf, verifyPreview }),

    async contentByKey(key, locale) {
      if (!CONTENT_KEY.test(key)) return {}
      try {
        return (await repository.content(key, locale)) ?? {}
      } catch (error) {
        report(error)
        return {}
      }
    },
    saveContent: (actor, key, locale, value) =>
      allowed(actor, 'saveContent', async () => {
        if (!CONTENT_KEY.test(key)) return refuse(422, 'invalidContentKey')
        await repository.saveContent(key, locale, value)
        return done(null)
      }),

    pages: actor =>
      allowed(actor, 'readPages', async () => {
        const heads = await repository.heads()
        return done(heads.map(summaryOf).sort((a, b) => a.key.localeCompare(b.key)))
      }),
    page: (actor, key) =>
      allowed(actor, 'readPages', async () => {
        const page = await repository.find(key)
        return page ? done(detailOf(page)) : refuse(404, 'pageNotFound')
      }),
    release: (actor, key, pageVersion) =>
      allowed(actor, 'readPages', async () => {
        const head = await repository.head(key)
        const version = integer.safeParse(pageVersion).data
        const content = head && version && (await releaseOf(head, version))
        return content ? done(content) : refuse(404, head ? 'releaseNotFound' : 'pageNotFound')
      }),

    async createPage(actor, given) {
      const parsed = newPageSchema.safeParse(given)
      if (!parsed.success) {
        const path = parsed.error.issues[0]?.path.join('.') ?? ''
        return refuse(422, 'invalidNewPage', { values: { path } })
      }
      const { path, locale, type, title, copyFrom } = parsed.data
      if (!fitsType(path, type)) return refuse(422, type === 'HOME' ? 'homePathUnknown' : 'pathDoesNotFit')
      const key = pageKey({ path, locale })
      // File systems may not tell `/Summer` from `/summer`, and neither may shoppers.
      const isTaken = (await repository.heads()).some(head => head.key.toLowerCase() === key.toLowerCase())
      if (isTaken) return refuse(409, 'pageExists')
      const source = copyFrom === undefined ? undefined : await repository.find(copyFrom)
      if (copyFrom !== undefined && !source) return refuse(404, 'pageNotFound')
      const empty = {
        description: '',
        keywords: '',
        components: [],
        globalConfig: globalConfigSchema.parse({}),
      }
      const content = source ? contentOf(source.draft) : { ...empty, title }
      const components = onPage(content.components, pageId(path))
      const first = { ...content, components, title: title || content.title }
      return mapped(
        await change('created', key, creating(act(actor), { path, locale }, type, first)),
        detailOf,
      )
    },
    async saveDraft(actor, key, given) {
      const parsed = parseDraft(given)
      if (!('draft' in parsed)) return parsed
      const page = await repository.head(key)
      const components = onPage(cleanComponents(parsed.draft.components, cleaner), page?.id ?? '')
      const draft = { ...parsed.draft, components }
      return mapped(await change('saved', key, saving(act(actor), draft)), saved => saved.draft)
    },
    async publish(actor, key, given) {
      const revision = integer.safeParse(given)
      if (!revision.success) return refuse(422, 'invalidRevision')
      const decide = publishing(act(actor), revision.data, { findBlock, clean })
      return mapped(await change('published', key, decide), detailOf)
    },
    unpublish: async (actor, key) =>
      mapped(await change('unpublished', key, unpublishing(act(actor))), detailOf),
    async rollback(actor, key, given) {
      const version = integer.safeParse(given)
      if (!version.success) return refuse(422, 'invalidRevision')
      const head = await repository.head(key)
      const content = head && (await releaseOf(head, version.data))
      const decide = rollingBack(act(actor), version.data, content)
      return mapped(await change('rolledBack', key, decide), detailOf)
    },
    remove: async (actor, key) => mapped(await change('removed', key, removing(act(actor))), () => null),

    previewLink: (actor, key) =>
      allowed(actor, 'previewLink', async () => {
        const head = await repository.head(key)
        if (!head) return refuse(404, 'pageNotFound')
        const { token, expiresAt } = signPreview(secret, head.id, clock())
        const query = `previewToken=${token}&lang=${toShort(head.locale)}`
        return done({ token, url: `${previewPath(head)}?${query}`, expiresAt })
      }),

    mediaItems: actor => allowed(actor, 'readMedia', async () => done(await media.list())),
    addMedia: (actor, { name, bytes }) =>
      allowed(actor, 'addMedia', async () => {
        const picture = await inspectPicture(bytes)
        if ('status' in picture) return picture
        const about = { name: name.slice(-200), uploadedAt: clock(), uploadedBy: actor.name }
        return done(await media.add(picture, about))
      }),

    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
