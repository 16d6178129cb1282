import type { Readable } from 'node:stream'
import type { Handler } from 'express'
import sirv from 'sirv'

/** Names with a content hash never change. */
const HASHED = /-[\w-]{8}\.\w+$/

/** Ends the response, not the process, when a file disappears while it is sent (a build during operation). */
const containing =
  (serve: Handler): Handler =>
  (request, response, next) => {
    response.once('pipe', (source: Readable) => source.once('error', () => response.destroy()))
    serve(request, response, next)
  }

/** Serves built scripts, styles and fonts, compressed in advance. Files with a hash in the name are cached for a year. */
export const serveAssets = (directory: string): Handler =>
  containing(
    sirv(directory, {
      brotli: true,
      gzip: true,
      etag: true,
      dotfiles: false,
      setHeaders(response, pathname) {
        response.setHeader(
          'Cache-Control',
          HASHED.test(pathname) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        )
      },
    }),
  )

/** Serves the demo shop's pictures. An SVG can contain script, so every response is sandboxed. */
export const serveDemoMedia = (directory: string): Handler => {
  const serve = containing(sirv(directory, { etag: true, gzip: true, maxAge: 86_400, dev: true }))
  return (request, response, next) => {
    response.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    serve(request, response, next)
  }
}
