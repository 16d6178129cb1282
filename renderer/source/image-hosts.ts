/** `{ 'img.example': 'cdn.example' }`. Source: L-154, LO-10. */
export type ImageHostMap = Readonly<Record<string, string>>

const IMAGE_URL = /^(https?:)?\/\/[^\s"'<>]+\.(avif|gif|jpe?g|png|svg|webp)([?#][^\s"'<>]*)?$/i
const IN_MARKUP = /(?<![\w-])(?:src|srcset|poster)\s*=\s*(?:"[^"]*"|'[^']*')|url\([^)]*\)/gi
/** The host of an address at its start, not of one that is in another's query. */
const HOST = /(?<=^|["'\s,(;])((?:https?:)?\/\/)([^/\s"'<>),?#&]+)/gi

/**
 * Returns a function that exchanges the picture hosts in a text: a whole picture address, and `src`, `srcset`, `poster` and `url()` inside
 * rich text. Only the host changes, and links stay as they are.
 */
export function hostExchange(map: ImageHostMap): (text: string) => string {
  if (Object.keys(map).length === 0) return text => text
  const byHost = new Map(Object.entries(map).map(([from, to]) => [from.toLowerCase(), to]))
  const exchange = (text: string) =>
    text.replace(HOST, (whole, scheme: string, host: string) => {
      const to = byHost.get(host.toLowerCase())
      return to ? `${scheme}${to}` : whole
    })
  return text => (IMAGE_URL.test(text) ? exchange(text) : text.replace(IN_MARKUP, exchange))
}
