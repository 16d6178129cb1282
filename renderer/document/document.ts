import { type BrandLook, brandVariables } from '#api/rules/brand-look.ts'
import { escapeHtml } from '#api/rules/escape-html.ts'
import { COLOUR } from '#blocks/page/colour.ts'
import { languageTag, toShort } from '#locales/locale.ts'
import { themeStyle } from '#ui/theme.ts'
import type { AppConfig } from '../client/config.ts'
import { AFTER_PAINT_ID, FETCH_AFTER_PAINT, OPEN_AT_TOP } from './after-paint.ts'
import { KEEP_EARLY_PRESS, MARK_NEWCOMER, TAKE_TOKEN } from './inline-scripts.ts'
import { hashOf, type InlineStyles } from './inline-styles.ts'
import { type BlockPayload, islandsIn, type IslandsPayload, type PagePayload } from '../build/payload.ts'
import { isPersonal } from '../route/routes.ts'
import { SPECULATION_RULES } from './speculation-rules.ts'

/** JSON that cannot end the script element it is in. */
const scriptJson = (value: unknown, replacer?: (key: string, value: unknown) => unknown) =>
  JSON.stringify(value, replacer).replaceAll('<', '\\u003c')

/** schema.org data with its addresses made whole. */
const linkedJson = (data: object, absolute: (address: string) => string) =>
  scriptJson(data, (_, value) => (typeof value === 'string' ? absolute(value) : value))

const OWN_PICTURE = /^\/media\/[^?#]+$/
/** Social networks show no drawings and few of the newer formats: of our own pictures they get a JPEG in their size. */
const shared = (address: string) => (OWN_PICTURE.test(address) ? `${address}?share` : address)

/** Of such a picture, in px. */
const SHARED_SIZE = { 'og:image:width': '1200', 'og:image:height': '630' }

/** Only values that are plain colours may be in a style attribute. */
const variable = (name: string, value: string) => (COLOUR.test(value) ? `${name}:${value};` : '')

const themeVariables = ({ themeColor, priceColor }: PagePayload, brand: BrandLook) =>
  Object.entries(themeStyle({ themeColor, priceColor }))
    .map(([name, value]) => variable(name, String(value)))
    .join('') +
  Object.entries(brandVariables(brand))
    .map(([name, value]) => `${name}:${escapeHtml(value)};`)
    .join('')

/** A script of every page, with its name in `script-src`. */
interface InlineScript {
  readonly text: string
  readonly hash: string
}

/** The shop's settings, and what runs before the page's own script. The same on every page. */
export function configScriptOf(config: AppConfig): InlineScript {
  const text = `window.__APP_CONFIG__=${scriptJson(config)};${OPEN_AT_TOP}${MARK_NEWCOMER}${KEEP_EARLY_PRESS}`
  return { text, hash: hashOf(text) }
}

const OWN_ICON = '/assets/icon.svg'
/** Signs of the shop: in tabs, and on home screens, which show no drawings. */
const iconLinks = (icon: string) =>
  `<link rel="icon" href="${escapeHtml(icon || OWN_ICON)}">` +
  (icon && !/\.svg$/i.test(icon) ? `<link rel="apple-touch-icon" href="${escapeHtml(icon)}">` : '')

const FIXED_SCRIPTS = [TAKE_TOKEN, FETCH_AFTER_PAINT, SPECULATION_RULES].map(hashOf)

interface Parts {
  readonly page: PagePayload
  /** Markup of the shop, in pieces. */
  readonly shop: readonly (string | Buffer)[]
  /** `<link rel="preload">` of pictures that views asked for. */
  readonly preloads: string
  /** Scripts that are in the markup already. */
  readonly inlineScripts: readonly string[]
  readonly configScript: InlineScript
  readonly origin: string
  readonly brand: BrandLook
  readonly scripts: readonly string[]
  /** Style sheets of the page, and their rules, which are in it. */
  readonly styles: readonly string[]
  readonly rules: InlineStyles
  /** Scripts the entry will ask for at once: texts of this language, what personal pages run. */
  readonly ahead: readonly string[]
  /** Faces every page reads with. */
  readonly fonts: readonly string[]
  /** Style sheets that come after the first picture. */
  readonly fontStyles: readonly string[]
  /** Module that must run before the entry while developing. */
  readonly devScripts: readonly string[]
}

export interface FinishedDocument {
  /** In pieces, one after the other. */
  readonly html: readonly (string | Buffer)[]
  /** Sources of inline scripts for `script-src`. */
  readonly scriptHashes: readonly string[]
  /** The same for `style-src`. */
  readonly styleHashes: readonly string[]
}

/** Lines about the page in its head, for browsers, search engines and social networks. */
function headLines({ head, locale }: PagePayload, origin: string): string {
  const link = (lang: string, href: string) =>
    `<link rel="alternate" hreflang="${lang}" href="${escapeHtml(origin + href)}">`
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address)
  const { image, imageAlt } = head.social
  const social = {
    'og:type': head.social.type,
    'og:site_name': head.siteName,
    'og:title': head.title,
    'og:description': head.description,
    'og:url': origin + head.canonical,
    'og:locale': locale,
    ...(image && { 'og:image': absolute(shared(image)) }),
    ...(image && OWN_PICTURE.test(image) && SHARED_SIZE),
    ...(image && imageAlt && { 'og:image:alt': imageAlt }),
  }
  const twitter = {
    'twitter:card': image ? 'summary_large_image' : 'summary',
    'twitter:title': head.title,
    'twitter:description': head.description,
    ...(image && { 'twitter:image': absolute(shared(image)) }),
    ...(image && imageAlt && { 'twitter:image:alt': imageAlt }),
  }
  return `<title>${escapeHtml(head.title)}</title>
<meta name="description" content="${escapeHtml(head.description)}">
<meta name="keywords" content="${escapeHtml(head.keywords)}">
<meta name="robots" content="${head.isIndexed ? 'index,follow' : 'noindex,nofollow'}">
<link rel="canonical" href="${escapeHtml(origin + head.canonical)}">
${Object.entries(head.alternates)
  .map(([language, href]) => link(language === 'zh' ? 'zh-HK' : language, href))
  .join('')}
${Object.entries(social)
  .map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`)
  .join('')}
${Object.entries(twitter)
  .map(([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`)
  .join('')}
${head.linkedData.map(data => `<script type="application/ld+json">${linkedJson(data, absolute)}</script>`).join('')}`
}

/**
 * A complete HTML document around the shop's markup. It holds nothing personal and no nonce, so it can be kept. It stays in pieces:
 * joining long texts costs as much as encoding them.
 */
export function renderDocument({
  page,
  shop,
  preloads,
  inlineScripts,
  configScript,
  origin,
  brand,
  scripts,
  styles,
  rules,
  ahead,
  fonts,
  fontStyles,
  devScripts,
}: Parts): FinishedDocument {
  const { locale } = page
  const fontLinks = fontStyles
    .map(href => `<link rel="stylesheet" href="${href}" crossorigin="" data-han="">`)
    .join('')
  const start = `<!doctype html>
<html lang="${languageTag(locale)}" data-locale="${toShort(locale)}" style="${themeVariables(page, brand)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${headLines(page, origin)}
${iconLinks(brand.icon)}
<script>${TAKE_TOKEN}</script>
<style data-sheets="${styles.join(' ')}">`
  const middle = `</style>
${fonts.map(href => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin="">`).join('')}
${preloads}
<script>${configScript.text}</script>
</head>
<body>
<div id="shop">`
  const end = `</script>
<template id="${AFTER_PAINT_ID}">
${[...new Set([...scripts, ...ahead, ...page.scripts])].map(href => `<link rel="modulepreload" href="${href}" crossorigin="">`).join('')}
${[...devScripts, scripts[0] ?? ''].map(src => `<script type="module" src="${src}" crossorigin=""></script>`).join('')}
${fontLinks}
<script type="speculationrules">${SPECULATION_RULES}</script>
</template>
<script>${FETCH_AFTER_PAINT}</script>
<noscript>${fontLinks}</noscript>
</body>
</html>`
  const data = scriptJson(scriptPayload(page))
  return {
    html: [
      start,
      rules.bytes,
      middle,
      ...shop,
      '</div>\n<script type="application/json" id="page">',
      data,
      end,
    ],
    scriptHashes: [...FIXED_SCRIPTS, configScript.hash, ...inlineScripts.map(hashOf)],
    styleHashes: [rules.hash],
  }
}

/** Returns true if the browser runs a page as one of the personal pages: sign-in, account, bag. */
export const isPersonalPage = ({ status, route, isPreview }: PagePayload): boolean =>
  status === 200 && !isPreview && route.kind === 'screen' && isPersonal(route.screen)

/** Data of the page's script: all of a personal page, of others only the blocks that come alive. */
function scriptPayload(page: PagePayload): PagePayload | IslandsPayload {
  const { status, pathname, locale, pageVersion, isPreview, now, route, settings, data, regions } = page
  if (isPersonalPage(page))
    return {
      ...page,
      head: { ...page.head, linkedData: [] },
      regions: mapValues(regions, blocks => blocks.map(withoutHtml)),
    }
  const islands = islandsIn(Object.values(regions).flat()).map(withoutHtml)
  return { status, pathname, locale, pageVersion, isPreview, now, route, settings, data, islands }
}

/** The document holds the HTML of its blocks already; JSON leaves out what is undefined. */
const withoutHtml = (block: BlockPayload): BlockPayload => ({
  ...block,
  html: undefined,
  ...(block.slots && { slots: mapValues(block.slots, blocks => blocks.map(withoutHtml)) }),
})

const mapValues = <Key extends string, From, To>(
  record: Readonly<Record<Key, From>>,
  map: (value: From) => To,
) =>
  Object.fromEntries(Object.entries<From>(record).map(([key, value]) => [key, map(value)])) as Record<Key, To>
