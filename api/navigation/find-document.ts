import type { MenuEntry } from '../catalogue/site/menu-tree.ts'
import { articleSegment } from './menu-href.ts'
import { dashed } from '../rules/address.ts'
import type { Site } from '../catalogue/site/site.ts'
import type { ParsedDocument } from '../catalogue/site/site-lines.ts'

/** The shown documents of a group, by their number. Source: C-301, L-372, LO-86. */
export const documentsOf = ({ documents }: Pick<Site, 'documents'>, menuCode: string) =>
  [...documents.values()].filter(document => document.show && document.menuCode === menuCode)

/** The document an article entry represents: the one it names, or the first of its own. */
const documentOfEntry = (site: Pick<Site, 'documents'>, { code, link }: MenuEntry) =>
  link ? site.documents.get(link.toLowerCase()) : documentsOf(site, code)[0]

/**
 * A document by the dashed remark of its menu entry, then by its own code; `undefined` when there is none or it is hidden.
 * Source: C-301, LO-83, LO-86.
 */
export function findDocument(
  site: Pick<Site, 'menus' | 'documents'>,
  code: string,
): ParsedDocument | undefined {
  const wanted = dashed(code)
  const entry = [...site.menus.values()].find(
    one => one.show && wanted !== '' && articleSegment(one) === wanted,
  )
  const document = (entry && documentOfEntry(site, entry)) ?? site.documents.get(code.trim().toLowerCase())
  return document?.show ? document : undefined
}
