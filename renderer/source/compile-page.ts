import type { AnyBlock, Hydration } from '#blocks/page/define-block.ts'
import { frameStyle, type FrameStyle } from '#blocks/page/frame-style.ts'
import { type Finding, normaliseOptions } from '#blocks/page/normalise.ts'
import { fillPlaceholders, type StatedTexts } from '#api/rules/stated-settings.ts'
import { mapOptions } from '#blocks/page/options/map.ts'
import { isHtmlText, optionTree, widgetOf } from '#blocks/page/options/option-tree.ts'
import type { Place } from '#blocks/page/options/walk.ts'
import { fillStatedPlace } from '#blocks/page/stated-settings.ts'
import { type WordsOf, withPictureWords } from '#blocks/page/picture-words.ts'
import { findBlock } from '#blocks/registry.ts'
import { type Component, MAX_DEPTH, type ReleasePage } from '#blocks/page/page.ts'
import { withoutUse } from '#blocks/page/synced-section.ts'
import { type ImageHostMap, hostExchange } from './image-hosts.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#locales/locale.ts'
import type { Region } from '../build/payload.ts'
import type { PictureSizes } from './sized-markup.ts'

/** A component ready to draw: known block, plain complete options. */
export interface CompiledBlock extends FrameStyle {
  readonly id: string
  readonly block: AnyBlock
  readonly options: unknown
  readonly hydration: Hydration
  readonly slots: Readonly<Record<string, readonly CompiledBlock[]>>
  /** Sizes of the pictures in its options, where known. */
  readonly pictures?: PictureSizes
}

/** A picture of a share card, and what it shows, where that is known. */
export interface SharePicture {
  readonly address: string
  readonly alt?: string | undefined
}

export interface CompiledPage {
  readonly page: ReleasePage
  readonly blocks: readonly (CompiledBlock & { readonly region: Region })[]
  /** Options of the blocks in the settings slot, the first of each code. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly findings: readonly Finding[]
  /** The picture of shared links; absent where the page has none. */
  readonly sharePicture?: SharePicture
  /** The languages it is live in; absent for all of them, as for a built-in page. */
  readonly shownIn?: readonly Locale[]
  /** A built-in page in place of one that could not be read; nothing made from it is cached. */
  readonly isStandIn?: boolean
}

export interface CompileOptions {
  readonly imageHostMap: ImageHostMap
  /** Cleans rich text once more before display (L-261, LO-48). */
  readonly sanitise: (html: string) => string
  /** Settings of the shop that texts state; without it, placeholders stay as they are. */
  readonly stated?: (locale: Locale) => StatedTexts
  /** Alternative texts of pictures whose blocks say none. */
  readonly words?: WordsOf
}

const withStatedWords = (page: ReleasePage, texts: StatedTexts): ReleasePage => ({
  ...page,
  title: fillPlaceholders(page.title, texts),
  description: fillPlaceholders(page.description, texts),
})

/** The language that a page's path ends in. Source: LO-03. */
export const localeOfPath = (path: string): Locale =>
  LOCALES.find(known => path.endsWith(`_${known}.html`)) ?? DEFAULT_LOCALE

const bySort = (a: Component, b: Component) => a.sort - b.sort

/** Slots of the frame from the top of the screen to its end. `sort` counts within a slot. Source: LO-20, Shells. */
const FRAME_ORDER = ['top', 'core', 'main', 'bottom', 'footer']
export const inFrameOrder = ({ section, code }: Pick<Component, 'section' | 'code'>) =>
  FRAME_ORDER.indexOf(section === 'core' && code === 'footer' ? 'footer' : section)

/** A page's blocks in the order they are drawn: in the frame, where notices and promises keep to their side of header and footer. */
const inOrder = ({ type, components }: ReleasePage): Component[] => {
  const sorted = [...components].sort(bySort).flatMap(withoutUse)
  return type === 'FRAME' ? sorted.sort((a, b) => inFrameOrder(a) - inFrameOrder(b)) : sorted
}

/**
 * Migrates, parses, cleans and sorts a page once, so that rendering it is all that is left to do per request. A
 * component that cannot be drawn is left out and named in `findings`. Source: L-172, LO-10, LO-18 … LO-22.
 */
export function compilePage(page: ReleasePage, settings: CompileOptions): CompiledPage {
  const findings: Finding[] = []
  const stated = settings.stated?.(localeOfPath(page.path))
  const { sanitise, words } = settings
  const exchanged = hostExchange(settings.imageHostMap)

  /** A value as shoppers get it. Links stay as they are: their hosts are those of other sites. */
  const finished = (given: Place): unknown => {
    if (typeof given.value !== 'string' || widgetOf(given) === 'link') return given.value
    const hosted = { ...given, value: exchanged(given.value) }
    const clean = isHtmlText(hosted) ? { ...hosted, value: sanitise(hosted.value) } : hosted
    const filled = stated ? { ...clean, value: fillStatedPlace(clean, stated) } : clean
    return words ? withPictureWords(filled, words, exchanged) : filled.value
  }

  const compile = (component: Component, depth: number): CompiledBlock | undefined => {
    const { id, code, style, childComponents } = component
    const report = (problem: Finding['problem'], message: string) =>
      findings.push({ blockId: id, code, problem, path: '', message })
    const block = findBlock(code)
    if (!block) {
      report('unknownBlock', `No block is called ${code}`)
      return undefined
    }
    const { options: parsed, findings: found } = normaliseOptions(block, component)
    findings.push(...found)
    if (parsed === undefined) return undefined
    const options = mapOptions(optionTree(block), parsed, finished)
    if (childComponents.length > 0 && block.childSlots.length === 0)
      report('noSlots', `${code} holds no other blocks`)
    if (childComponents.length > 0 && depth >= MAX_DEPTH)
      report('tooDeep', `Blocks nest ${MAX_DEPTH} levels at most`)
    const open = block.openSlots(options)
    const slots: Record<string, CompiledBlock[]> = Object.fromEntries(open.map(slot => [slot, []]))
    if (open.length > 0 && depth < MAX_DEPTH) {
      for (const child of [...childComponents].sort(bySort).flatMap(withoutUse)) {
        const isKnown = block.childSlots.includes(child.section)
        if (!isKnown) report('unknownSlot', `${code} has no slot ${child.section}`)
        // A closed slot keeps its blocks for the day it opens again.
        const into = slots[isKnown ? child.section : (open[0] ?? '')]
        const compiled = into && compile(child, depth + 1)
        if (compiled) into.push(compiled)
      }
    }
    const look = frameStyle(style)
    return {
      id,
      block,
      options,
      hydration: block.hydration(options, page.type),
      slots,
      ...look,
      // A screen that is hidden on phones would lock phones out.
      ...(block.isScreen && { hideOn: undefined }),
    }
  }

  const settingsByCode: Record<string, unknown> = {}
  const blocks = inOrder(page).flatMap(component => {
    const compiled = compile(component, 1)
    if (!compiled) return []
    if (component.section === 'settings') {
      settingsByCode[component.code] ??= compiled.options
      return []
    }
    const region = regionOf(component, compiled.block, page.type === 'FRAME')
    if (region === undefined) {
      findings.push({
        blockId: component.id,
        code: component.code,
        problem: 'unknownSlot',
        path: '',
        message: `Pages have no slot ${component.section}`,
      })
      return [{ ...compiled, region: 'top' as const }]
    }
    return [{ ...compiled, region }]
  })
  return { page: stated ? withStatedWords(page, stated) : page, blocks, settings: settingsByCode, findings }
}

const ROOT_REGIONS = new Set<string>(['top', 'core', 'main', 'bottom', 'popup'])

/** `undefined` for unknown slots. Source: LO-19, Shells. */
export function regionOf(
  { section }: Pick<Component, 'section'>,
  block: Pick<AnyBlock, 'code'>,
  isFrame: boolean,
): Region | undefined {
  if (!ROOT_REGIONS.has(section)) return undefined
  if (!isFrame || section === 'popup') return section as Region // one of ROOT_REGIONS
  if (section === 'top') return 'header'
  return section === 'core' && block.code !== 'footer' ? 'header' : 'footer'
}

/** Identity of a pop-up on all pages: the operator's own name for it. */
const popupName = ({ region, options }: CompiledPage['blocks'][number]): string | undefined => {
  if (region !== 'popup' || typeof options !== 'object' || options === null || !('id' in options))
    return undefined
  return typeof options.id === 'string' && options.id !== '' ? options.id : undefined
}

/** Pages that are without header and footer: nothing leads away from an order. Source: C-029. */
const STANDS_ALONE: ReadonlySet<ReleasePage['type']> = new Set(['CHECKOUT'])
export const hasFrame = (type: ReleasePage['type']) => !STANDS_ALONE.has(type)
const isSurround = ({ region }: CompiledPage['blocks'][number]) => region === 'header' || region === 'footer'

/**
 * A page inside its frame. A pop-up of the page replaces the site-wide one whose option `id` is the same. Component ids are
 * unique within what is shown: of two blocks the page's stays. Source: LO-29.
 */
export function withFrame(page: CompiledPage, frame: CompiledPage): CompiledPage['blocks'] {
  const own = new Set(page.blocks.map(({ id }) => id))
  const ownPopups = new Set(page.blocks.map(popupName))
  const isReplaced = (block: CompiledPage['blocks'][number]) => {
    const name = popupName(block)
    if (!hasFrame(page.page.type) && isSurround(block)) return true
    return own.has(block.id) || (name !== undefined && ownPopups.has(name))
  }
  return [...frame.blocks.filter(block => !isReplaced(block)), ...page.blocks]
}
