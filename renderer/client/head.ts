import { themeStyle } from '#ui/theme.ts'
import type { PagePayload } from '../payload.ts'

const setMeta = (selector: string, attribute: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(attribute, value)

/** Brings the document's head in line with a page reached without a reload. */
export function applyHead({ head, themeColor, priceColor }: PagePayload): void {
  document.title = head.title
  setMeta('meta[name=description]', 'content', head.description)
  setMeta('meta[name=keywords]', 'content', head.keywords)
  setMeta('meta[name=robots]', 'content', head.isIndexed ? 'index,follow' : 'noindex,nofollow')
  setMeta('link[rel=canonical]', 'href', head.canonical)
  for (const alternate of document.head.querySelectorAll('link[rel=alternate][hreflang]')) {
    const lang = alternate.getAttribute('hreflang')?.slice(0, 2)
    const bare = head.canonical.replace(/\?lang=\w+$/, '')
    alternate.setAttribute('href', lang === 'x-' ? bare : `${bare}?lang=${lang}`)
  }
  for (const [name, value] of Object.entries(themeStyle({ themeColor, priceColor })))
    document.documentElement.style.setProperty(name, String(value))
}
