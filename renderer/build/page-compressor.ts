import { compressPage, type FinishedPage, type HtmlCache } from './html-cache.ts'

/** Pages that wait at most; a page beyond that is compressed after a later request. */
const MAX_WAITING = 50

/**
 * Compresses kept pages that are read again, with Brotli too, one at a time: it takes 8 MB for a page. Resolves once the page is
 * compressed, or at once when it is compressed already, waits already, or too many wait.
 */
export function createPageCompressor(
  cache: Pick<HtmlCache, 'replace'>,
  compress = compressPage,
): (key: string, page: FinishedPage) => Promise<void> {
  const waiting = new Set<FinishedPage>()
  let last = Promise.resolve()
  return async (key, page) => {
    if (page.br || waiting.has(page) || waiting.size >= MAX_WAITING) return
    waiting.add(page)
    const work = async () => {
      try {
        cache.replace(key, page, await compress(page))
      } finally {
        waiting.delete(page)
      }
    }
    last = last.then(work, work)
    await last
  }
}
