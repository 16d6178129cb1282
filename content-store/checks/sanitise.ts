import { SAFE_URL } from '#blocks/page/link-target.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { mapOptions } from '#blocks/page/options/map.ts'
import { isHtmlText, optionTree } from '#blocks/page/options/option-tree.ts'
import { RICH_TEXT_ATTRIBUTES, RICH_TEXT_STYLES, RICH_TEXT_TAGS } from '#blocks/page/rich-text-rules.ts'
import { createHtmlCleaner } from '#platform/html-cleaner.ts'
import type { IOptions } from 'sanitize-html'

/** Hosts of video players allowed in rich text. Source: LO-48. */
const FRAME_HOSTS = ['www.youtube.com', 'www.youtube-nocookie.com', 'player.vimeo.com', 'player.bilibili.com']

const RULES: IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: RICH_TEXT_ATTRIBUTES,
  allowedStyles: { '*': RICH_TEXT_STYLES },
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
