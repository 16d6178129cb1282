/** What cleaned HTML may consist of; written apart from the cleaner's own lists, to check them. */
const ELEMENTS = new Set(
  [
    'html head body a abbr b blockquote br caption code dd del div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 hr i',
    'iframe img ins li mark ol p pre s small source span strong sub sup table tbody td tfoot th thead tr u ul video',
  ].flatMap(line => line.split(' ')),
)
const ATTRIBUTES = new Set(
  [
    'alt allowfullscreen colspan controls dir height href lang loading loop muted playsinline poster preload rel',
    'rowspan scope sizes src srcset start style target title type width',
  ].flatMap(line => line.split(' ')),
)
const ADDRESSES = new Set(['href', 'src', 'poster'])
const PLAYERS = /^https:\/\/(www\.youtube(-nocookie)?\.com|player\.vimeo\.com|player\.bilibili\.com)\//

function attributeDangers(element: Element): string[] {
  const tag = element.localName
  return [...element.attributes].flatMap(({ name, value }) => {
    const bad = (why: string) => [`<${tag}> ${name}=${JSON.stringify(value.slice(0, 80))}: ${why}`]
    if (!ATTRIBUTES.has(name)) return bad('no such attribute')
    if (ADDRESSES.has(name)) {
      const { protocol, origin } = new URL(value, 'https://shop.example/')
      if (!['https:', 'http:', 'mailto:', 'tel:'].includes(protocol)) return bad('scheme')
      if (tag === 'iframe' && !PLAYERS.test(value)) return bad('frame')
      // Links and pictures may lead elsewhere, but only where the text says so.
      if (origin !== 'https://shop.example' && !/^(https?:|mailto:|tel:)/i.test(value.trim()))
        return bad('host')
    }
    if (name === 'srcset' && /javascript:|data:/i.test(value)) return bad('scheme')
    if (name === 'style' && /url|expression|@import|position|inset|behavior|binding|var\(|\\/i.test(value))
      return bad('style')
    return []
  })
}

/**
 * Everything in a parsed document that could run, load, cover or lead astray; empty for harmless ones. Looks with a
 * browser's own parser, so that no trick of spelling is left.
 */
export const htmlDangers = (document: Document): string[] =>
  [...document.querySelectorAll('*')].flatMap(element => {
    if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
      return [`<${element.localName}> of another language`]
    if (!ELEMENTS.has(element.localName)) return [`<${element.localName}>`]
    return attributeDangers(element)
  })
