import type { Site } from '../catalogue/site/site.ts'
import { LEGAL_DOCUMENTS } from '../rules/legal-documents.ts'
import { findDocument } from '../navigation/find-document.ts'

/**
 * Legal documents in force at an instant, with their versions: `terms-of-use@2 privacy-policy@1`; `null` where the shop has none. Stored with
 * the account that accepted them: the version says which words, and the history of the document says whether these were corrected since.
 * Source: M-043.
 * @param now epoch milliseconds
 */
export function acceptedTermsAt(site: Pick<Site, 'menus' | 'documents'>, now: number): string | null {
  const accepted = LEGAL_DOCUMENTS.flatMap(code => {
    const found = findDocument(site, code, now)
    return found ? [`${code}@${found.version.code}`] : []
  })
  return accepted.length > 0 ? accepted.join(' ') : null
}
