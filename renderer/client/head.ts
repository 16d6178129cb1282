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
  const { zh, en, 'x-default': bare } = head.alternates
  for (const [lang, href] of Object.entries({ 'zh-HK': zh, en, 'x-default': bare }))
    setMeta(`link[rel=alternate][hreflang="${lang}"]`, 'href', href)
  setMeta('meta[property="og:title"]', 'content', head.title)
  setMeta('meta[property="og:url"]', 'content', new URL(head.canonical, location.origin).href)
  for (const [name, value] of Object.entries(themeStyle({ themeColor, priceColor })))
    document.documentElement.style.setProperty(name, String(value))
}
