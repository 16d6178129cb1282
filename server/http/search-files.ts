import { robotsTxt, sitemapEntries, sitemapFiles, type SitemapParts } from '#renderer/seo/sitemap.ts'
import express, { type Router } from 'express'

/** Lifetime of the cached site map. Milliseconds. */
const KEPT_MS = 600_000

interface Parts extends SitemapParts {
  /** Public address, without a slash at the end. Known once the server listens. */
  readonly origin: () => string
  readonly clock: () => number
}

/** `/sitemap.xml`, the files it lists in a large shop, and `/robots.txt`. */
export function searchFiles({ origin, clock, ...parts }: Parts): Router {
  let kept: { readonly files: Promise<ReadonlyMap<string, string>>; readonly until: number } | undefined
  const sitemap = () => {
    if (kept && kept.until > clock()) return kept.files
    const files = sitemapEntries(parts).then(entries => sitemapFiles(origin(), entries))
    const made = { files, until: clock() + KEPT_MS }
    kept = made
    files.catch(() => {
      if (kept === made) kept = undefined
    })
    return files
  }
  const router = express.Router()
  router.get('/robots.txt', (_, response) => void response.type('text').send(robotsTxt(origin())))
  router.get(/^\/sitemap(-\d+)?\.xml$/, async ({ path }, response, next) => {
    const text = (await sitemap()).get(path)
    if (text === undefined) next()
    else response.type('application/xml').send(text)
  })
  return router
}
