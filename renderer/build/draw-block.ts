import { crc32 } from 'node:zlib'
import type { BlockContext, Layout } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { CompiledBlock } from '../source/compile-page.ts'
import type { BlockData } from './page-data.ts'
import type { BlockPayload } from './payload.ts'
import type { RenderModule } from './render-module.ts'
import { unfetchedWhileHidden } from './unfetched-markup.ts'

/** Receives the cost of each block while a page is made. */
export interface PageMeter {
  /** Time a block waited for its data, ms; blocks that ask the same wait together. */
  readonly waited: (blockId: string, ms: number) => void
  /** A block's HTML, the HTML of blocks inside it, and how long it took to render, ms. */
  readonly drawn: (block: CompiledBlock, html: string, inside: readonly string[], ms: number) => void
}

interface DrawParts {
  readonly context: BlockContext
  readonly data: ReadonlyMap<string, BlockData>
  /** Blocks that open the page, with the layout they do it on. */
  readonly leading: ReadonlyMap<string, Layout>
  readonly render: RenderModule
  readonly meter: PageMeter | undefined
  /** Receives what a view throws; its block is left out. */
  readonly report: (error: unknown, at: { readonly blockId: string; readonly code: string }) => void
}

/** A block as the browser needs it, and its HTML as it is sent. */
export interface DrawnBlock {
  readonly payload: BlockPayload
  /** Encoding costs more than anything but rendering, so it happens once. */
  readonly bytes: Buffer
}

/** Renders blocks with their contents, each contained, and collects what the page needs for them. */
export interface BlockDrawer {
  readonly draw: (compiled: CompiledBlock) => readonly DrawnBlock[]
  /** `<link rel="preload">` of eager pictures. */
  readonly preloads: ReadonlySet<string>
  /** Answers to the data needs of blocks that hydrate, by query key. */
  readonly shared: Readonly<Record<string, unknown>>
}

/** React puts a preload in front of markup that holds an eager picture; it belongs into the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

interface Markup {
  readonly html: string
  readonly bytes: Buffer
  readonly preloads: string
  readonly digest: string
}

const digestOf = (data: string | Buffer) => crc32(data).toString(36)

function markupOf(text: string): Markup {
  const preloads = LEADING_PRELOADS.exec(text)?.[0] ?? ''
  const html = text.slice(preloads.length)
  const bytes = Buffer.from(html)
  return { html, bytes, preloads, digest: digestOf(bytes) }
}

const lasting = new WeakMap<CompiledBlock, Map<Locale, Markup>>()

const digests = new WeakMap<object, string>()

/** Tells blocks apart whose HTML does not show their options, as pop-ups' before they open. */
function optionsDigest(options: unknown): string {
  if (typeof options !== 'object' || options === null) return ''
  const known = digests.get(options) ?? digestOf(JSON.stringify(options))
  digests.set(options, known)
  return known
}

/**
 * Tells whether a block reads the route. A class: an object literal with a getter for each block would be kept, with all that the getter
 * reaches, until the next collection of the whole heap.
 */
class WatchedRoute {
  isRead = false
  readonly #route: BlockContext['route']

  constructor(route: BlockContext['route']) {
    this.#route = route
  }

  get route() {
    this.isRead = true
    return this.#route
  }
}

const NOTHING: BlockData = { values: {}, keys: {} }

export function createBlockDrawer({ context, data, leading, render, meter, report }: DrawParts): BlockDrawer {
  const preloads = new Set<string>()
  const shared: Record<string, unknown> = {}
  const { route, ...everythingElse } = context

  /**
   * Renders a block. One that asks for no data, holds no blocks, never changes by itself and whose view does not read the route is
   * rendered once per language for as long as its page stays compiled.
   */
  const markup = (compiled: CompiledBlock, slots: Slots, mayBeHidden: boolean): Markup => {
    const { id, block, options, pictures } = compiled
    const { locale, now } = context
    const { values, keys } = data.get(id) ?? NOTHING
    const canLast =
      !meter && !hasEntries(keys) && !hasEntries(slots) && block.changesAt(options, now) === undefined
    const known = canLast ? lasting.get(compiled)?.get(locale) : undefined
    if (known) return known
    const watched = new WatchedRoute(route)
    const text = render.renderBlock(
      { id, code: block.code, options, data: values, slots, leads: leading.get(id) },
      // As in the browser, each block knows its own pictures only.
      Object.assign(watched, everythingElse, { pictureSize: (src: string) => pictures?.[src] }),
    )
    const made = markupOf(mayBeHidden ? unfetchedWhileHidden(text) : text)
    if (canLast && !watched.isRead)
      lasting.set(compiled, (lasting.get(compiled) ?? new Map<Locale, Markup>()).set(locale, made))
    return made
  }

  /** Renders a block around those in its slots. */
  const enclose = (compiled: CompiledBlock, slots: Slots, mayBeHidden: boolean): DrawnBlock => {
    const { id, block, options, hydration, style, hideOn, pictures } = compiled
    const { code } = block
    const start = meter && performance.now()
    const { html, bytes, preloads: eager, digest: own } = markup(compiled, slots, mayBeHidden)
    const inside = Object.values(slots).flat()
    if (meter && start !== undefined) {
      const texts = inside.flatMap(inner => inner.html ?? [])
      meter.drawn(compiled, html, texts, performance.now() - start)
    }
    if (eager && !mayBeHidden) preloads.add(eager)
    const { keys, values } = data.get(id) ?? NOTHING
    // Alike but of another product or list is another block: it must not stay alive with the old one's state.
    const asked = hasEntries(keys) ? digestOf(JSON.stringify(keys)) : ''
    const digest = [
      own,
      ...(hydration === 'never' ? [] : [optionsDigest(options), asked]),
      // A container without a script stays as it is only while the blocks inside it do.
      ...inside.map(inner => inner.digest),
    ].join('')
    const base = { id, code, hydration, style, hideOn, leads: leading.get(id), html, digest }
    if (hydration === 'never')
      return { bytes, payload: inside.length > 0 ? { ...base, slots: withoutHtml(slots) } : base }
    for (const [name, key] of Object.entries(keys)) shared[key] = values[name]
    const live = { options, ...(pictures && { pictures }), data: keys, ...(hasEntries(slots) && { slots }) }
    return { bytes, payload: { ...base, ...live } }
  }

  /** @param mayBeHidden it is in a variant of a test, or in a block that does */
  const draw = (compiled: CompiledBlock, mayBeHidden: boolean): readonly DrawnBlock[] => {
    const { id, block } = compiled
    const isHidden = mayBeHidden || block.showsOneSlot
    const slots = mapSlots(compiled.slots, inner =>
      inner.flatMap(child => draw(child, isHidden)).map(({ payload }) => payload),
    )
    try {
      return [enclose(compiled, slots, mayBeHidden)]
    } catch (error) {
      report(error, { blockId: id, code: block.code })
      return []
    }
  }

  return { draw: compiled => draw(compiled, false), preloads, shared }
}

type Slots = Readonly<Record<string, readonly BlockPayload[]>>

const mapSlots = <From, To>(slots: Readonly<Record<string, From>>, map: (blocks: From) => To) =>
  Object.fromEntries(Object.entries(slots).map(([slot, blocks]) => [slot, map(blocks)]))

const hasEntries = (record: object) => Object.keys(record).length > 0

/** Blocks inside a container that has no script: the container's HTML holds theirs. */
const withoutHtml = (slots: Slots): Slots =>
  mapSlots(slots, blocks => blocks.map((block): BlockPayload => ({ ...block, html: undefined })))
