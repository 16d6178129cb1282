import type { Api } from '../api.ts'
import type { DataNeed } from '../data-need.ts'
import { docsMenuQuery, documentsQuery, type MenuEntry, type SiteDocument } from '../navigation.ts'

/** A document as lists name it. */
interface DocumentLink extends Pick<SiteDocument, 'code' | 'title' | 'subTitle'> {
  readonly href: string
}

/** A group of documents. */
export interface DocumentGroup {
  readonly code: string
  readonly name: string
  readonly documents: readonly DocumentLink[]
}

const below = (entries: readonly MenuEntry[]): readonly MenuEntry[] =>
  entries.flatMap(entry => [entry, ...below(entry.children ?? [])])

/** The address of a document: that of the entry which names it, else of an article by its code. Source: LO-83, L-145. */
const hrefOf = ({ code }: SiteDocument, entries: readonly MenuEntry[]) =>
  entries.find(({ link }) => link.toLowerCase() === code)?.href ?? `/article/${encodeURIComponent(code)}`

/** Every group with its shown documents by their number; groups without any are left out. Source: C-300, C-301, LO-86. */
export const helpCentreQuery = (api: Api): DataNeed<readonly DocumentGroup[]> => ({
  queryKey: ['helpCentre', api.locale],
  async queryFn() {
    const groups = (await docsMenuQuery(api).queryFn()).map(async group => {
      const entries = [group, ...below(group.children ?? [])]
      const found = await Promise.all(entries.map(({ code }) => documentsQuery(api, code).queryFn()))
      const documents = found.flat().map(document => {
        const { code, title, subTitle } = document
        return { code, title, subTitle, href: hrefOf(document, entries) }
      })
      return { code: group.code, name: group.name, documents }
    })
    return (await Promise.all(groups)).filter(({ documents }) => documents.length > 0)
  },
})
