import type { PagePayload } from '../payload.ts'

/** A content read takes at least this long, so that loading signs do not flicker. Source: C-326, LO-102. */
const MIN_DELAY_MS = 200
const KEPT_PAGES = 20

const pages = new Map<string, PagePayload>()

/** Pages left a moment ago come back without asking. */
const keepPage = (address: string, page: PagePayload) => {
  pages.delete(address)
  pages.set(address, page)
  const [oldest] = pages.keys()
  if (pages.size > KEPT_PAGES && oldest !== undefined) pages.delete(oldest)
}

/** The page behind an address of the shop; throws when the server cannot be understood. */
export async function loadPage(address: string, signal: AbortSignal): Promise<PagePayload> {
  const kept = pages.get(address)
  if (kept) return kept
  const [response] = await Promise.all([
    fetch(`/_page${address}`, { headers: { accept: 'application/json' }, signal }),
    new Promise(resolve => setTimeout(resolve, MIN_DELAY_MS)),
  ])
  if (!response.headers.get('content-type')?.includes('application/json'))
    throw new Error(`No page at ${address}`)
  const page: PagePayload = await response.json() // our own server's payload, typed on both sides
  // What failed may work the next time it is asked.
  if (page.status < 500) keepPage(address, page)
  return page
}

/** Waits until the style sheets of a page are there, so that it never shows unstyled; scripts load alongside. */
export async function loadAssets({
  styles,
  scripts,
}: Pick<PagePayload, 'styles' | 'scripts'>): Promise<void> {
  for (const href of scripts) addLink({ rel: 'modulepreload', href })
  await Promise.all(
    styles.map(href => {
      const link = addLink({ rel: 'stylesheet', href })
      return new Promise<void>(resolve => {
        if (!link) return resolve()
        for (const event of ['load', 'error']) link.addEventListener(event, () => resolve())
      })
    }),
  )
}

function addLink({ rel, href }: { rel: string; href: string }): HTMLLinkElement | undefined {
  if (document.head.querySelector(`link[rel="${rel}"][href="${href}"]`)) return undefined
  const link = Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' })
  document.head.append(link)
  return link
}
