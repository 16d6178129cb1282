import { earliest } from '#blocks/page/earliest.ts'
import { crc32 } from 'node:zlib'
import type { Api } from '#api/client/api.ts'
import type { Hydration } from '#blocks/page/define-block.ts'
import { createSharedState } from '#blocks/page/shared-state.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import { screenTextGroups } from '#blocks/generated/screen-views.ts'
import { textGroups } from '#blocks/generated/text-groups.ts'
import { type BlockContext, NO_SESSION, type ShopFacts } from '#blocks/page/view.ts'
import type { Locale } from '#locales/locale.ts'
import type { BuiltAssets } from '../document/assets.ts'
import { type CompiledBlock, type CompiledPage, withFrame } from '../source/compile-page.ts'
import { leadingBlocks } from '../source/leading-blocks.ts'
import { type BlockData, flatten, loadData } from './page-data.ts'
import type { ShopSettings } from '../source/page-source.ts'
import { type BlockPayload, type PageHead, type PagePayload, REGIONS } from './payload.ts'
import type { RenderModule } from './render-module.ts'
import { unfetchedWhileHidden } from './unfetched-markup.ts'

/** Reports an error while a page was made; the page is shown nevertheless. */
export type ReportFailure = (
  error: unknown,
  at: {
    readonly pathname: string
    readonly pageVersion: number
    readonly blockId: string
    readonly code?: string
    readonly need?: string
  },
) => void

export interface PageRequest {
  readonly status: PagePayload['status']
  readonly isUnopened?: PagePayload['isUnopened']
  /** Of a missing page: the language in which the address has one. */
  readonly liveIn?: Locale
  readonly pathname: string
  readonly locale: Locale
  readonly isPreview: boolean
  readonly isReleased?: PagePayload['isReleased']
  /** Behind a guard: only for members, or only without a session. */
  readonly guardedFor?: PagePayload['guardedFor']
  readonly route: ShopRoute
  /** Epoch ms. */
  readonly now: number
}

export interface PageParts {
  readonly page: CompiledPage
  readonly frame: CompiledPage
  /** Defaults of every page. */
  readonly shopSettings: ShopSettings
  readonly head: PageHead
  readonly api: Api
  readonly currencySymbol: string
  readonly facts: ShopFacts
  readonly assets: BuiltAssets
  readonly render: RenderModule
  readonly report: ReportFailure
  /** Measures what each block takes. */
  readonly meter?: PageMeter | undefined
}

/** Receives the cost of each block while a page is made. */
export interface PageMeter {
  /** Time a block waited for its data, ms; blocks that ask the same wait together. */
  readonly waited: (blockId: string, ms: number) => void
  /** A block's HTML, the HTML of blocks inside it, and how long it took to render, ms. */
  readonly drawn: (block: CompiledBlock, html: string, inside: readonly string[], ms: number) => void
}

export interface BuiltPage {
  readonly payload: PagePayload
  /** Markup inside `#shop`. */
  readonly shop: string
  readonly preloads: string
  /** Scripts that its blocks wrote into the markup. */
  readonly inlineScripts: readonly string[]
  /** Instant this page changes without a publication (epoch ms); `undefined`: never. */
  readonly changesAt: number | undefined
  /** Made of a built-in page because the store failed: not to be kept. */
  readonly isStandIn: boolean
}

/** Everybody gets the same HTML; who is reading is asked in the browser. */
const asVisitor = () => Promise.resolve(true)

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

/** Renders a page: data first, all at once; then block by block, each contained. Source: L-172, design “A page's way through”. */
export async function buildPage(request: PageRequest, parts: PageParts): Promise<BuiltPage> {
  const { pathname, locale, now, route } = request
  const { page, frame, api, assets, render } = parts
  const blocks = withFrame(page, frame)
  const at = { pathname, pageVersion: page.page.version }
  const settings = { ...parts.shopSettings.settings, ...page.settings }
  const { meter } = parts
  const data = await loadData(
    blocks,
    { api, locale, now, route, settings },
    (error, where) => parts.report(error, { ...at, ...where }),
    meter?.waited,
  )
  const context: BlockContext = {
    ...NO_SESSION,
    facts: parts.facts,
    locale,
    mode: 'shop',
    now,
    api,
    currencySymbol: parts.currencySymbol,
    isVisitor: asVisitor,
    route,
    settings,
    shared: createSharedState(),
    go: () => undefined,
  }
  const leading = leadingBlocks(page.blocks)
  const preloads = new Set<string>()
  const shared: Record<string, unknown> = {}

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
    // A shell shows many lists or products; of its blocks even those without data may say which (breadcrumb).
    const isSameEverywhere =
      route.kind === 'content' ||
      (route.kind === 'screen' && Object.keys(route.params).length === 0) ||
      block.shell === 'frame'
    const isLasting =
      isSameEverywhere &&
      Object.keys(found?.keys ?? {}).length === 0 &&
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
      const keys = found?.keys ?? {}
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
      parts.report(error, { ...at, blockId: id, code: block.code })
      return undefined
    }
  }

  const regions = Object.fromEntries(
    REGIONS.map(region => [
      region,
      blocks.filter(block => block.region === region).flatMap(block => draw(block) ?? []),
    ]),
  ) as unknown as PagePayload['regions'] // every region is there, by construction
  const used = flatten(blocks).flatMap(({ block, hydration }) =>
    sourcesOf(block, locale).map(source => ({ ...assets.of(source), hydration })),
  )
  const payload: PagePayload = {
    ...request,
    pageVersion: page.page.version,
    head: parts.head,
    settings,
    themeColor: page.page.globalConfig.themeColor,
    priceColor: page.page.globalConfig.priceColor,
    regions,
    data: shared,
    styles: [...new Set(used.flatMap(({ styles, hydration }) => (hydration === 'later' ? [] : styles)))],
    scripts: [
      ...new Set(used.flatMap(({ scripts, hydration }) => (isFetchedAhead(hydration) ? scripts : []))),
    ],
    build: assets.build,
  }
  return {
    payload,
    shop: render.renderShop(payload, context),
    preloads: [...preloads].join(''),
    inlineScripts: [...new Set(flatten(blocks).flatMap(({ block }) => block.inlineScript ?? []))],
    changesAt: nextChange(blocks, now, data),
    isStandIn: page.isStandIn === true || frame.isStandIn === true || parts.shopSettings.isStandIn,
  }
}

/** Blocks inside a container that has no script: the container's HTML holds theirs. */
const withoutHtml = (slots: Readonly<Record<string, readonly BlockPayload[]>>) =>
  Object.fromEntries(
    Object.entries(slots).map(([slot, blocks]) => [
      slot,
      blocks.map((block): BlockPayload => ({ ...block, html: undefined })),
    ]),
  )

/** A view and the texts that come with it, from the project's root. */
function sourcesOf({ code, viewFile }: CompiledBlock['block'], locale: Locale): readonly string[] {
  const texts = textGroups[code] ?? screenTextGroups[code] ?? []
  return [`blocks/${viewFile}`, ...texts.map(group => `locales/generated/${locale}/${group}.ts`)]
}

/** Scripts of blocks that wake later would only hold up what the shopper looks at. */
const isFetchedAhead = (hydration: Hydration) => hydration === 'load' || hydration === 'visible'

const sharedData = (found: BlockData | undefined) =>
  Object.fromEntries(Object.entries(found?.keys ?? {}).map(([name, key]) => [key, found?.values[name]]))

function nextChange(
  blocks: readonly CompiledBlock[],
  now: number,
  data: ReadonlyMap<string, BlockData>,
): number | undefined {
  const moments = flatten(blocks)
    .map(({ id, block, options }) => block.changesAt(options, now, data.get(id)?.values))
    .filter(moment => moment !== undefined && moment > now)
  return earliest(moments)
}
