import { COLOUR } from '#blocks/page/colour.ts'
import { SAFE_URL } from '#blocks/page/link-target.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { mapOptions } from '#blocks/page/options/map.ts'
import { isHtmlText, optionTree } from '#blocks/page/options/option-tree.ts'
import { createHtmlCleaner } from '#platform/html-cleaner.ts'
import type { IOptions } from 'sanitize-html'

/** Hosts of video players allowed in rich text. Source: LO-48. */
const FRAME_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'player.bilibili.com']

const LENGTH = [/^\d{1,4}(\.\d{1,3})?(px|rem|em|%)$/]

const TAGS = [
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'div', 'blockquote', 'pre', 'hr', 'br'],
  ['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ['a', 'span', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'ins', 'mark', 'small', 'sub', 'sup', 'code'],
  ['img', 'figure', 'figcaption', 'video', 'source', 'iframe'],
]

const RULES: IOptions = {
  allowedTags: TAGS.flat(),
  allowedAttributes: {
    '*': ['style', 'lang', 'dir', 'title'],
    a: ['href', 'target', 'rel'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    video: ['src', 'poster', 'width', 'height', 'controls', 'muted', 'loop', 'playsinline', 'preload'],
    source: ['src', 'type'],
    iframe: ['src', 'width', 'height', 'allowfullscreen', 'loading'],
    ol: ['start', 'type'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedStyles: {
    '*': {
      color: [COLOUR],
      'background-color': [COLOUR],
      'text-align': [/^(left|right|center|justify|start|end)$/],
      'font-size': LENGTH,
      'font-weight': [/^(normal|bold|[1-9]00)$/],
      'line-height': [/^\d(\.\d{1,2})?$/, ...LENGTH],
      width: LENGTH,
      'max-width': LENGTH,
    },
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: {
    img: ['http', 'https'],
    video: ['http', 'https'],
    source: ['http', 'https'],
    iframe: ['https'],
  },
  allowedSchemesAppliedToAttributes: ['href', 'src', 'cite', 'poster'],
  allowProtocolRelative: false,
  allowedIframeHostnames: FRAME_HOSTS,
  allowIframeRelativeUrls: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
  // Parsers treat the content of a frame as text, which each round would escape again.
  textFilter: (text, tagName) => (tagName === 'iframe' ? '' : text),
  transformTags: {
    a: (tagName, { href, ...attribs }) => ({
      tagName,
      attribs: {
        // The same addresses as in link options (LO-27).
        ...(href !== undefined && SAFE_URL.test(href.trim()) && { href }),
        ...attribs,
        // The other site's tab gets no access to the shop's.
        ...(attribs.target !== undefined && { rel: 'noopener noreferrer' }),
      },
    }),
  },
}

/** Removes scripts, event attributes, script addresses, forms and foreign frames from rich text. Source: LO-48. */
export const sanitiseHtml = createHtmlCleaner(RULES)

/** Cleans all HTML in a block's options: when a draft is saved. Source: L-261, LO-48. */
export const sanitiseOptions = <Options>(
  block: AnyBlock,
  options: Options,
  sanitise: (html: string) => string = sanitiseHtml,
): Options =>
  mapOptions(optionTree(block), options, place => (isHtmlText(place) ? sanitise(place.value) : place.value))
