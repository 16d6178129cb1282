import type { AnyBlock } from './define-block.ts'
import { linkTarget } from './link-target.ts'
import { linkSchema } from './option-fields.ts'
import { mapOptions } from './options/map.ts'
import { isHtmlText, optionTree, widgetOf } from './options/option-tree.ts'
import { walk } from './options/walk.ts'

/** The address of a page before and after it moved: content paths without locale, `/landingPage/summer`. */
export interface AddressMove {
  readonly from: string
  readonly to: string
}

/** Target of a link without query and anchor, and those. */
function partsOf(href: string) {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  return { path: path.replace(/\/+$/, ''), rest }
}

/** An address inside the shop with the path of the page replaced; query and anchor stay. Any other address is the very same. */
function movedHref(href: string, { from, to }: AddressMove): string {
  const { path, rest } = partsOf(href)
  return path === from ? `${to}${rest}` : href
}

function movedLink(value: unknown, move: AddressMove): unknown {
  const link = linkSchema.safeParse(value).data
  const target = link && linkTarget(link)
  if (!target) return value
  const href = movedHref(target.href, move)
  if (href === target.href) return value
  if (typeof value === 'string') return href
  // Some link types hold the whole address, some its last part alone.
  const isWhole = target.href === link.value.trim()
  return { ...link, value: isWhole ? href : href.slice(href.lastIndexOf('/') + 1) }
}

const ANCHOR = /(<a\b[^>]*?\shref=")([^"]*)(")/gi

const movedHtml = (html: string, move: AddressMove) =>
  html.replace(ANCHOR, (anchor: string, before: string, written: string, after: string) => {
    const href = written.replaceAll('&amp;', '&')
    const moved = movedHref(href, move)
    return moved === href ? anchor : `${before}${moved.replaceAll('&', '&amp;')}${after}`
  })

/**
 * Options with every link to a page that moved leading to its new address: links, hot areas and links in rich text. `paths` names the
 * options that change (`items.0.link`); none: the options are the very same.
 */
export function withMovedLinks(
  block: AnyBlock,
  options: Readonly<Record<string, unknown>>,
  move: AddressMove,
): { readonly options: Readonly<Record<string, unknown>>; readonly paths: readonly string[] } {
  const paths: string[] = []
  const next = mapOptions(optionTree(block), options, place => {
    const { value, path } = place
    const moved =
      widgetOf(place) === 'link'
        ? movedLink(value, move)
        : isHtmlText(place)
          ? movedHtml(place.value, move)
          : value
    if (moved !== value) paths.push(path.join('.'))
    return moved
  })
  return { options: next, paths }
}

/** The content paths that options link to, and any other addresses, without duplicates. */
export function linkedPaths(block: AnyBlock, options: Readonly<Record<string, unknown>>): readonly string[] {
  const paths = new Set<string>()
  const note = (href: string) => paths.add(partsOf(href).path)
  for (const place of walk(optionTree(block), options))
    if (widgetOf(place) === 'link') {
      const link = linkSchema.safeParse(place.value).data
      const target = link && linkTarget(link)
      if (target) note(target.href)
    } else if (isHtmlText(place))
      for (const [, , href = ''] of place.value.matchAll(ANCHOR)) note(href.replaceAll('&amp;', '&'))
  return [...paths]
}
