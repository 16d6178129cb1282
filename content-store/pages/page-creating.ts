import { globalConfigSchema } from '#blocks/page/page.ts'
import { asPlainBlocks } from '#blocks/page/synced-section.ts'
import type { z } from 'zod'
import type { Operator } from '#operators/operator.ts'
import type { PageContent, PageDetail } from '../client/types.ts'
import { done, type Outcome, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { creating } from '../log/page-changes.ts'
import { detailOf } from '../page/page-head.ts'
import { fitsType, pageId, pageKey } from '../page/page-path.ts'
import { contentOf, newPageSchema, onPage, parseDraft } from '../stored/page-schema.ts'
import type { KnowsSection } from '../saved/section-contents.ts'
import { redirectFrom } from '../page/redirects.ts'
import { homeFromTemplate } from './home-template.ts'
import { cleanComponents, type Cleaner } from './cleaning.ts'
import { type ChangingParts, pageChanging, placeOf } from './page-changing.ts'
import { otherLocale } from '#locales/locale.ts'

/** The first draft of a page that copies none. */
const emptyContent = (title: string): PageContent => ({
  title,
  description: '',
  keywords: '',
  components: [],
  globalConfig: globalConfigSchema.parse({}),
})

interface Parts extends ChangingParts, Cleaner {
  readonly knowsSection: KnowsSection
}

/** A page that was made, and its other language if it was made with it. */
export type CreatedPage = PageDetail & { readonly other?: { readonly key: string } }

/** Creation of pages by operators. */
export type PageCreating = ReturnType<typeof createPageCreating>

export function createPageCreating({ knowsSection, ...parts }: Parts) {
  const { repository } = parts
  const { act, change } = pageChanging(parts)

  /** A content that was sent, as it is stored. A page from another shop may use sections that are not here. */
  function taken(blank: PageContent, content: Readonly<Record<string, unknown>>): Outcome<PageContent> {
    const parsed = parseDraft({ ...blank, ...content, globalConfig: undefined, revision: 1 })
    if (!parsed.ok) return parsed
    const components = asPlainBlocks(parsed.value.components, use => !knowsSection(use))
    return done(
      contentOf({
        ...parsed.value,
        components: cleanComponents(components, parts),
        globalConfig: blank.globalConfig,
      }),
    )
  }

  /** The first draft of a page: that of another page, one that was sent, or an empty one. */
  async function firstDraft({ title, copyFrom, content }: z.output<typeof newPageSchema>) {
    const blank = emptyContent(title)
    if (copyFrom !== undefined) {
      const source = await repository.find(copyFrom)
      return source ? done(contentOf(source.draft)) : refuse(404, 'pageNotFound')
    }
    return content ? taken(blank, content) : done(blank)
  }

  const creatingPages = {
    /** `given`: as `newPageSchema` reads it. 409 when the page exists, in one of the languages asked for. */
    async createPage(actor: Operator, given: unknown): Promise<Outcome<CreatedPage>> {
      const parsed = newPageSchema.safeParse(given)
      if (!parsed.success) return refuseInput(422, 'invalidNewPage', parsed.error)
      const { path, locale, type, title, other } = parsed.data
      if (!fitsType(path, type)) return refuse(422, type === 'HOME' ? 'homePathUnknown' : 'pathDoesNotFit')
      const key = pageKey({ path, locale })
      // File systems may not tell `/Summer` from `/summer`, and neither may shoppers.
      const present = (await repository.heads()).find(head => head.key.toLowerCase() === key.toLowerCase())
      if (present)
        return present.key === key
          ? refuse(409, 'pageExists')
          : refuse(409, 'addressTakenCase', { values: { path: present.path } })
      const redirect = redirectFrom(repository.redirects(), path)
      if (redirect) return refuse(409, 'addressRedirects', { values: { to: redirect.to } })
      const draft = await firstDraft(parsed.data)
      if (!draft.ok) return draft
      const begun = (content: PageContent) => ({
        ...content,
        components: onPage(content.components, pageId(path)),
      })
      const first = { ...begun(draft.value), title: title || draft.value.title }
      const said = other?.content && taken(emptyContent(''), other.content)
      if (said && !said.ok) return said
      const beside = other && { ...(said ? begun(said.value) : first), title: other.title || first.title }
      const drafts = { own: first, ...(beside && { other: beside }) }
      const created = await change('created', key, creating(act(actor), { path, locale }, type, drafts))
      if (!created.ok || !other) return mapResult(created, detailOf)
      const otherKey = pageKey({ path, locale: otherLocale(locale) })
      parts.onChange({
        ...placeOf(created.value),
        key: otherKey,
        locale: otherLocale(locale),
        kind: 'created',
      })
      return done({ ...detailOf(created.value), other: { key: otherKey } })
    },
  }
  return {
    ...creatingPages,
    /** The home page in both languages, from the template. 409 when it exists. */
    createHome: (actor: Operator) => creatingPages.createPage(actor, homeFromTemplate()),
  }
}
