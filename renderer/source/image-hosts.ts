/** `{ 'img.example': 'cdn.example' }`. Source: L-154, LO-10. */
export type ImageHostMap = Readonly<Record<string, string>>

const IMAGE_URL = /^(https?:)?\/\/[^\s"'<>]+\.(avif|gif|jpe?g|png|svg|webp)([?#][^\s"'<>]*)?$/i
const IN_MARKUP = /(?<![\w-])(?:src|srcset|poster)\s*=\s*(?:"[^"]*"|'[^']*')|url\([^)]*\)/gi
/** The host of an address at its start, not of one that stands in another's query. */
const HOST = /(?<=^|["'\s,(;])((?:https?:)?\/\/)([^/\s"'<>),?#&]+)/gi

const isLink = (value: object) => 'type' in value && 'value' in value && Object.keys(value).length === 2

/**
 * Options with picture hosts exchanged: whole-text picture addresses, and `src`, `srcset`, `poster` and `url()` inside
 * rich text. Only the host changes; links stay as they are. Returns the same object when there is nothing to exchange.
 */
export function rewriteImageHosts<T>(options: T, map: ImageHostMap): T {
  if (Object.keys(map).length === 0) return options
  const byHost = new Map(Object.entries(map).map(([from, to]) => [from.toLowerCase(), to]))
  const exchange = (text: string) =>
    text.replace(HOST, (whole, scheme: string, host: string) => {
      const to = byHost.get(host.toLowerCase())
      return to ? `${scheme}${to}` : whole
    })
  const walk = (value: unknown): unknown => {
    if (typeof value === 'string')
      return IMAGE_URL.test(value) ? exchange(value) : value.replace(IN_MARKUP, found => exchange(found))
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== 'object' || value === null || isLink(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(options) as T // the walk keeps the shape
}
