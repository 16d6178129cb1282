import { robotsTxt, sitemapEntries, type SitemapParts, sitemapXml } from '#renderer/sitemap.ts'
import express, { type Router } from 'express'

/** Lifetime of the cached site map. Milliseconds. */
const KEPT_MS = 600_000

interface Parts extends SitemapParts {
  /** Public address, without a slash at the end. */
  readonly origin: string
  readonly clock: () => number
}

/** `/sitemap.xml` and `/robots.txt`. */
export function searchFiles({ origin, clock, ...parts }: Parts): Router {
  let kept: { readonly text: Promise<string>; readonly until: number } | undefined
  const sitemap = () => {
    if (kept && kept.until > clock()) return kept.text
    const text = sitemapEntries(parts).then(entries => sitemapXml(origin, entries))
    const made = { text, until: clock() + KEPT_MS }
    kept = made
    text.catch(() => {
      if (kept === made) kept = undefined
    })
    return text
  }
  const router = express.Router()
  router.get('/robots.txt', (_, response) => void response.type('text').send(robotsTxt(origin)))
  router.get(
    '/sitemap.xml',
    async (_, response) => void response.type('application/xml').send(await sitemap()),
  )
  return router
}
