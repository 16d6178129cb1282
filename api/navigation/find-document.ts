import type { MenuEntry } from '../catalogue/site/menu-tree.ts'
import { articleSegment } from './menu-href.ts'
import { type DocumentVersion, versionAt, versionsOf } from '../rules/document-version.ts'
import { dashed } from '../rules/address.ts'
import type { Site } from '../catalogue/site/site.ts'
import type { ParsedDocument } from '../catalogue/site/site-lines.ts'

/** The shown documents of a group, by their number. Source: C-301, L-372, LO-86. */
export const documentsOf = ({ documents }: Pick<Site, 'documents'>, menuCode: string) =>
  [...documents.values()].filter(document => document.show && document.menuCode === menuCode)

/** The document an article entry represents: the one it names, or the first of its own. */
const documentOfEntry = (site: Pick<Site, 'documents'>, { code, link }: MenuEntry) =>
  link ? site.documents.get(link.toLowerCase()) : documentsOf(site, code)[0]

/** A document with one of its versions. */
export interface FoundDocument {
  readonly document: ParsedDocument
  readonly version: DocumentVersion
}

/** A document as it is in force, or one of its versions that was in force once. */
function withVersion(
  document: ParsedDocument | undefined,
  wanted: string | undefined,
  now: number,
): FoundDocument | undefined {
  if (!document?.show) return undefined
  const version =
    wanted === undefined
      ? versionAt(document, now)
      : versionsOf(document).find(({ code, from }) => code === wanted && from <= now)
  return version && { document, version }
}

/**
 * A document by the dashed remark of its menu entry, then by its own code; `undefined` when there is none or it is hidden. After `@` comes
 * the code of a version that is or was in force; the one in force by default.
 * Source: C-301, LO-83, LO-86.
 * @param now epoch milliseconds
 */
export function findDocument(
  site: Pick<Site, 'menus' | 'documents'>,
  asked: string,
  now: number,
): FoundDocument | undefined {
  const whole = documentNamed(site, asked)
  if (whole) return withVersion(whole, undefined, now)
  const at = asked.lastIndexOf('@')
  return at < 0 ? undefined : withVersion(documentNamed(site, asked.slice(0, at)), asked.slice(at + 1), now)
}

function documentNamed(site: Pick<Site, 'menus' | 'documents'>, code: string): ParsedDocument | undefined {
  const wanted = dashed(code)
  const entry = [...site.menus.values()].find(
    one => one.show && wanted !== '' && articleSegment(one) === wanted,
  )
  return (entry && documentOfEntry(site, entry)) ?? site.documents.get(code.trim().toLowerCase())
}
