import type { BothTexts } from '#locales/locale.ts'
import type { ParsedSiteLine, SiteKind } from './site-lines.ts'

/** A line of a site that needs another one. */
export interface SiteUse {
  readonly kind: SiteKind
  readonly code: string
  readonly name: BothTexts
}

/** Lines that need another one: entries and documents of a menu entry, entries that lead to a document. */
export const usesOfSiteLine = (
  { kind, code }: { readonly kind: SiteKind; readonly code: string },
  lines: Iterable<ParsedSiteLine>,
): readonly SiteUse[] =>
  [...lines].flatMap((line): SiteUse[] => {
    if (line.kind === 'menu') {
      const isBelow = kind === 'menu' && line.parent === code
      const leadsTo = kind === 'document' && line.urlType !== 'CATEGORY' && line.link.toLowerCase() === code
      return isBelow || leadsTo ? [{ kind: 'menu', code: line.code, name: line.name }] : []
    }
    const isOfGroup = line.kind === 'document' && kind === 'menu' && line.menuCode === code
    return isOfGroup ? [{ kind: 'document', code: line.code, name: line.title }] : []
  })
