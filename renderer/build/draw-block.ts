import { crc32 } from 'node:zlib'
import type { BlockContext } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { CompiledBlock } from '../source/compile-page.ts'
import type { leadingBlocks } from '../source/leading-blocks.ts'
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

/** React puts a preload in front of markup that holds an eager picture; it belongs into the head. */
const LEADING_PRELOADS = /^(?:<link rel="preload"[^>]*>)+/

interface Drawn {
  readonly html: string
  readonly preloads: string
  readonly digest: string
}

const lasting = new WeakMap<CompiledBlock, Map<Locale, Drawn>>()

/**
 * A block's HTML; one that asks for no data, never changes by itself and is the same for every address is rendered once per
 * language for as long as its page stays compiled. Without a language nothing is cached.
 */
function lastingHtml(compiled: CompiledBlock, locale: Locale | undefined, render: () => string): Drawn {
  const known = locale && lasting.get(compiled)?.get(locale)
  if (known) return known
  const text = render()
  const preloads = LEADING_PRELOADS.exec(text)?.[0] ?? ''
  const html = text.slice(preloads.length)
  const drawn = { html, preloads, digest: crc32(html).toString(36) }
  if (locale) lasting.set(compiled, (lasting.get(compiled) ?? new Map<Locale, Drawn>()).set(locale, drawn))
  return drawn
}

const digests = new WeakMap<object, string>()

/** Tells blocks apart whose HTML does not show their options, as pop-ups' before they open. */
function optionsDigest(options: unknown): string {
  if (typeof options !== 'object' || options === null) return ''
  const known = digests.get(options) ?? crc32(JSON.stringify(options)).toString(36)
  digests.set(options, known)
  return known
}

/** Blocks inside a container that has no script: the container's HTML holds theirs. */
const withoutHtml = (slots: Readonly<Record<string, readonly BlockPayload[]>>) =>
  Object.fromEntries(
    Object.entries(slots).map(([slot, blocks]) => [
      slot,
      blocks.map((block): BlockPayload => ({ ...block, html: undefined })),
    ]),
  )

const sharedData = (found: BlockData | undefined) =>
  Object.fromEntries(Object.entries(found?.keys ?? {}).map(([name, key]) => [key, found?.values[name]]))

interface Drawing {
  readonly context: BlockContext
  readonly data: ReadonlyMap<string, BlockData>
  readonly leading: ReturnType<typeof leadingBlocks>
  readonly render: RenderModule
  readonly meter: PageMeter | undefined
  readonly report: (error: unknown, at: { readonly blockId: string; readonly code: string }) => void
}

/** Draws the blocks of one page, each contained, and collects the preloads and the data of those that were drawn. */
export function createDrawing({ context, data, leading, render, meter, report }: Drawing) {
  const { locale, now, route } = context
  const preloads = new Set<string>()
  const shared: Record<string, unknown> = {}

  /** A shell shows many lists or products; of its blocks even those without data may say which (breadcrumb). */
  const isSameEverywhere = ({ shell }: CompiledBlock['block']) =>
    route.kind === 'content' ||
    (route.kind === 'screen' && Object.keys(route.params).length === 0) ||
    shell === 'frame'

  /** @param mayBeHidden it is in a variant of a test, or in a block that does */
  const draw = (compiled: CompiledBlock, mayBeHidden = false): BlockPayload | undefined => {
    const { id, block, options, hydration, style, hideOn, pictures } = compiled
    const slots = Object.fromEntries(
      Object.entries(compiled.slots).map(([slot, inner]) => [
        slot,
        inner.flatMap(child => draw(child, mayBeHidden || block.showsOneSlot) ?? []),
      ]),
    )
    const found = data.get(id)
    const leads = leading.get(id)
    const keys = found?.keys ?? {}
    const isLasting =
      isSameEverywhere(block) &&
      Object.keys(keys).length === 0 &&
      Object.keys(slots).length === 0 &&
      block.changesAt(options, now) === undefined
    try {
      const start = performance.now()
      const drawn = lastingHtml(compiled, isLasting && !meter ? locale : undefined, () => {
        const html = render.renderBlock(
          { id, code: block.code, options, data: found?.values ?? {}, slots, leads },
          // As in the browser, each block knows its own pictures only.
          { ...context, pictureSize: src => pictures?.[src] },
        )
        return mayBeHidden ? unfetchedWhileHidden(html) : html
      })
      if (drawn.preloads && !mayBeHidden) preloads.add(drawn.preloads)
      // Alike but of another product or list is another block: it must not stay alive with the old one's state.
      const asked = Object.keys(keys).length > 0 ? crc32(JSON.stringify(keys)).toString(36) : ''
      const inside = Object.values(slots).flat()
      meter?.drawn(
        compiled,
        drawn.html,
        inside.flatMap(({ html }) => html ?? []),
        performance.now() - start,
      )
      const digest = [
        drawn.digest,
        ...(hydration === 'never' ? [] : [optionsDigest(options), asked]),
        // A container without a script stays as it is only while the blocks inside it do.
        ...inside.map(inner => inner.digest),
      ].join('')
      const base = { id, code: block.code, hydration, style, hideOn, leads, html: drawn.html, digest }
      if (hydration === 'never') return inside.length > 0 ? { ...base, slots: withoutHtml(slots) } : base
      Object.assign(shared, sharedData(found))
      return {
        ...base,
        options,
        ...(pictures && { pictures }),
        data: keys,
        ...(Object.keys(slots).length > 0 && { slots }),
      }
    } catch (error) {
      report(error, { blockId: id, code: block.code })
      return undefined
    }
  }

  return { draw, preloads, shared }
}
