import { earliest } from '#blocks/page/earliest.ts'
import { DEFAULT_LOOK, pageColours } from '#api/rules/brand-look.ts'
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
import { createBlockDrawer, type DrawnBlock, type PageMeter } from './draw-block.ts'
import { type BlockData, flatten, loadData } from './page-data.ts'
import type { ShopSettings } from '../source/page-source.ts'
import { type BlockPayload, type PageHead, type PagePayload, type Region, REGIONS } from './payload.ts'
import type { RenderModule } from './render-module.ts'

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

export interface BuiltPage {
  readonly payload: PagePayload
  /** Markup inside `#shop`, in pieces. */
  readonly shop: readonly (string | Buffer)[]
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

/** Replaces each block's HTML while the page around the blocks is rendered. Texts there are escaped and cannot contain it. */
const PLACE = '<!---->'

/** Renders a page: data first, all at once; then block by block, each contained. Source: L-172, design “A page's way through”. */
export async function buildPage(request: PageRequest, parts: PageParts): Promise<BuiltPage> {
  const { pathname, locale, now, route } = request
  const { page, frame, api, assets, render, meter } = parts
  const blocks = withFrame(page, frame)
  const at = { pathname, pageVersion: page.page.version }
  const settings = { ...parts.shopSettings.settings, ...page.settings }
  const data = await loadData(
    blocks,
    { api, locale, now, route, settings },
    (error, where) => parts.report(error, { ...at, ...where }),
    meter?.waited,
  )
  const context = contextOf(request, parts, settings)
  const drawer = createBlockDrawer({
    context,
    data,
    leading: leadingBlocks(page.blocks),
    render,
    meter,
    report: (error, where) => parts.report(error, { ...at, ...where }),
  })
  const drawn = REGIONS.map(
    region => [region, blocks.filter(block => block.region === region).flatMap(drawer.draw)] as const,
  )
  const used = flatten(blocks).flatMap(({ block, hydration }) =>
    sourcesOf(block, locale).map(source => ({ ...assets.of(source), hydration })),
  )
  const payload: PagePayload = {
    ...request,
    pageVersion: page.page.version,
    head: parts.head,
    settings,
    ...pageColours(page.page.globalConfig, parts.facts.brand ?? DEFAULT_LOOK),
    regions: regionsOf(drawn, ({ payload: block }) => block),
    data: drawer.shared,
    styles: [...new Set(used.flatMap(({ styles, hydration }) => (hydration === 'later' ? [] : styles)))],
    scripts: [
      ...new Set(used.flatMap(({ scripts, hydration }) => (isFetchedAhead(hydration) ? scripts : []))),
    ],
    build: assets.build,
  }
  const places = regionsOf(drawn, ({ payload: block }) => ({ ...block, html: PLACE }))
  const around = render.renderShop({ ...payload, regions: places }, context).split(PLACE)
  const inOrder = drawn.flatMap(([, inRegion]) => inRegion)
  return {
    payload,
    shop: around.flatMap((text, place) => [text, inOrder[place]?.bytes ?? '']),
    preloads: [...drawer.preloads].join(''),
    inlineScripts: [...new Set(flatten(blocks).flatMap(({ block }) => block.inlineScript ?? []))],
    changesAt: nextChange(blocks, now, data),
    isStandIn: page.isStandIn === true || frame.isStandIn === true || parts.shopSettings.isStandIn,
  }
}

const contextOf = (
  { locale, now, route }: PageRequest,
  { facts, api, currencySymbol }: PageParts,
  settings: PagePayload['settings'],
): BlockContext => ({
  ...NO_SESSION,
  facts,
  locale,
  mode: 'shop',
  now,
  api,
  currencySymbol,
  isVisitor: asVisitor,
  route,
  settings,
  shared: createSharedState(),
  go: () => undefined,
})

const regionsOf = (
  drawn: readonly (readonly [Region, readonly DrawnBlock[]])[],
  payloadOf: (block: DrawnBlock) => BlockPayload,
) =>
  Object.fromEntries(
    drawn.map(([region, inRegion]) => [region, inRegion.map(payloadOf)]),
  ) as unknown as PagePayload['regions'] // every region is there, by construction

/** A view and the texts that come with it, from the project's root. */
function sourcesOf({ code, viewFile }: CompiledBlock['block'], locale: Locale): readonly string[] {
  const texts = textGroups[code] ?? screenTextGroups[code] ?? []
  return [`blocks/${viewFile}`, ...texts.map(group => `locales/generated/${locale}/${group}.ts`)]
}

/** Scripts of blocks that wake later would only hold up what the shopper looks at. */
const isFetchedAhead = (hydration: Hydration) => hydration === 'load' || hydration === 'visible'

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
