import type { Api } from '#api/client/api.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import type { Locale } from '#locales/locale.ts'
import type { z } from 'zod'
import type { ShellName } from './page.ts'
import type { ShopRoute } from './shop-route.ts'

/** Slots at the root of a page. Source: LO-19. */
export const ROOT_SLOTS = ['top', 'core', 'main', 'bottom', 'popup', 'settings'] as const
export type RootSlot = (typeof ROOT_SLOTS)[number]

/**
 * Moment a block's script reaches the shopper's browser: `never` (the HTML is all there is), `visible` (when it nears the
 * viewport), `load` (as soon as the page is idle) or `later` (some seconds after load: what shows nothing until the shopper
 * has been on the page for a while, like timed pop-ups).
 */
export type Hydration = 'never' | 'visible' | 'load' | 'later'

/** Group of a block in the palette. */
export type BlockGroup =
  | 'hero'
  | 'layout'
  | 'media'
  | 'text'
  | 'products'
  | 'popups'
  | 'frame'
  | 'screens'
  | 'settings'

/** Facts for a data need. Time is an argument: `now` is epoch milliseconds of the request or the preview. */
export interface DataContext {
  readonly api: Api
  readonly locale: Locale
  readonly now: number
  /** Query of the address. */
  readonly route: ShopRoute
  /** Options of the page's settings blocks by their code, as views know them; absent for none. */
  readonly settings?: Readonly<Record<string, unknown>>
}

type DataNeeds = Record<string, DataNeed>

/** Content of a view's `data`: the answers of its needs, `undefined` where a call failed (L-172). */
type DataOf<Needs extends DataNeeds> = {
  readonly [Name in keyof Needs]: Awaited<ReturnType<Needs[Name]['queryFn']>> | undefined
}

/** A believable option set: palette preset, Storybook story and test fixture in one. */
export interface Preset<Options> {
  readonly key: string
  /** The language its texts are in; absent for presets without words. The palette offers those of the page's language. */
  readonly locale?: Locale
  readonly options: Options
}

export interface BlockDefinition<
  Code extends string = string,
  Schema extends z.ZodType = z.ZodType,
  Needs extends DataNeeds = DataNeeds,
> {
  /** Saved in pages: chosen once, kept for good. */
  readonly code: Code
  /** Version of the options' shape, from 1. A higher one needs a migration from every lower one. */
  readonly version: number
  /** `migrations[n]` turns options of version n into version n + 1. */
  readonly migrations: Readonly<Record<number, (options: Record<string, unknown>) => Record<string, unknown>>>
  readonly schema: Schema
  readonly group: BlockGroup
  /** A lucide icon's name, for palette and outline. */
  readonly icon: string
  /** Page slots it may enter. */
  readonly slots: readonly RootSlot[]
  /** Slots it opens to other blocks; empty for most. */
  readonly childSlots: readonly string[]
  /** Child slots that are open with these options. Blocks in the others stay in the draft and are not drawn. */
  readonly openSlots: (options: z.output<Schema>) => readonly string[]
  /** Open slots at the top of the block on each layout: their first block may be the one that opens the page. */
  readonly firstSlots: (
    options: z.output<Schema>,
  ) => Readonly<Record<'mobile' | 'desktop', readonly string[]>>
  /** Each shopper sees one of its open slots, and which is known in the browser alone: the canvas shows one at a time. */
  readonly showsOneSlot: boolean
  /** Only one on a page; commerce blocks of shells. */
  readonly locked: boolean
  /** Locked, but operators may change its place in its slot. Source: Shells. */
  readonly movable: boolean
  /** The only shell it may be on: what it shows comes from that shell's addresses. Source: Shells. */
  readonly shell?: ShellName | undefined
  /** The screen of a route: of a shell's screens, only the one that the route names after its block's code is drawn. */
  readonly isScreen: boolean
  /** The only screen of its shell it shows with; absent for all of them. */
  readonly screen?: string | undefined
  /** Path of the only page it does anything on. Source: LO-60. */
  readonly page?: string | undefined
  /** Kept for old pages but not offered in the palette. */
  readonly hidden: boolean
  /** Drawn on the editor's canvas only: in the shop, what is inside takes its place. */
  readonly isCanvasOnly: boolean
  /** The view's file below `blocks/`, so that its chunk and styles can be preloaded. */
  readonly viewFile: string
  /** A script that its view writes into the HTML, the same text on every page: the page's security policy names it by hash. */
  readonly inlineScript?: string | undefined
  /** `pageType` is the type of the page it is on: a block may come alive on one shell alone. */
  readonly hydration: (options: z.output<Schema>, pageType?: string) => Hydration
  readonly data: (options: z.output<Schema>, context: DataContext) => Needs
  /**
   * The next moment this block's HTML changes by itself (epoch ms), or `undefined`. Finished pages expire with the
   * earliest of their blocks. `data` holds the answers of the block's needs where the page has them.
   */
  readonly changesAt: (options: z.output<Schema>, now: number, data?: DataOf<Needs>) => number | undefined
  readonly presets: readonly Preset<z.input<Schema>>[]
  /** Shapes it cuts its pictures to on each layout, width divided by height; `undefined` shows them whole. */
  readonly pictureCut: (options: z.output<Schema>) => PictureCut
  /**
   * Problems of options at this moment, asked when an operator saves or publishes, never on a live page. For rules
   * that need the time, which a schema does not have.
   */
  readonly check: (options: z.output<Schema>, now: number) => readonly OptionProblem[]
}

/** Width divided by height of the part of a picture that shows. On desktops of many widths, that of a usual one. */
export interface PictureCut {
  readonly desktop?: number | undefined
  readonly mobile?: number | undefined
}

/** An option that must be mended before publishing. `message` is a short key like those of zod issues (`tooFar`). */
export interface OptionProblem {
  readonly path: readonly (string | number)[]
  readonly message: string
}

type Optional =
  | 'version'
  | 'migrations'
  | 'childSlots'
  | 'openSlots'
  | 'firstSlots'
  | 'showsOneSlot'
  | 'locked'
  | 'movable'
  | 'isScreen'
  | 'hidden'
  | 'isCanvasOnly'
  | 'data'
  | 'changesAt'
  | 'check'
  | 'pictureCut'
  | 'hydration'
  | 'presets'

type Given<Code extends string, Schema extends z.ZodType, Needs extends DataNeeds> = Omit<
  BlockDefinition<Code, Schema, Needs>,
  Optional
> &
  Partial<Omit<Pick<BlockDefinition<Code, Schema, Needs>, Optional>, 'hydration'>> & {
    readonly hydration?: Hydration | BlockDefinition<Code, Schema, Needs>['hydration']
  }

/**
 * Declares a block: what an operator may set, where it may be, what it asks for, how it comes alive. Names and hints
 * are texts of the `blocks` catalogue under the block's code (`blocks/README.md`).
 */
export function defineBlock<
  const Code extends string,
  Schema extends z.ZodType,
  Needs extends DataNeeds = {},
>(given: Given<Code, Schema, Needs>): BlockDefinition<Code, Schema, Needs> {
  const { hydration = 'never', childSlots = [], openSlots = () => childSlots } = given
  return {
    version: 1,
    migrations: {},
    childSlots: [],
    openSlots,
    firstSlots: options => {
      const first = openSlots(options).slice(0, 1)
      return { mobile: first, desktop: first }
    },
    showsOneSlot: false,
    locked: false,
    movable: false,
    isScreen: false,
    hidden: false,
    isCanvasOnly: false,
    presets: [],
    // A block that asks for nothing gets nothing; `Needs` is then `{}`.
    data: () => ({}) as Needs,
    changesAt: () => undefined,
    check: () => [],
    pictureCut: () => ({}),
    ...given,
    hydration: typeof hydration === 'function' ? hydration : () => hydration,
  }
}

/**
 * Returns true if a block may be inside another: blocks of the main part, none that are locked, settings, pop-ups or part of a shell.
 */
export const mayNest = ({
  slots,
  locked,
  shell,
  page,
}: Pick<AnyBlock, 'slots' | 'locked' | 'shell' | 'page'>) =>
  slots.includes('main') && !locked && shell === undefined && page === undefined

/** Returns true if a block of a shell shows where the route names this screen. */
export const showsWith = (
  { code, isScreen, screen: own }: Pick<AnyBlock, 'code' | 'isScreen' | 'screen'>,
  screen: string | undefined,
) => (isScreen ? code === screen : own === undefined || own === screen)

/** A definition with its types forgotten, for code that treats all blocks alike. */
export type AnyBlock = BlockDefinition<string, z.ZodType, any> // any: `data` and `hydration` take the block's own options

export type OptionsOf<Block> = Block extends { readonly schema: infer Schema extends z.ZodType }
  ? z.output<Schema>
  : never
export type NeedsOf<Block> =
  Block extends BlockDefinition<string, z.ZodType, infer Needs> ? DataOf<Needs> : never

/** Gives a block the presets of its `presets.ts`, which is typed by the block and so cannot be imported by it. */
export const withPresets = <Block extends Pick<AnyBlock, 'presets'>>(
  block: Block,
  presets: Block['presets'],
): Block => ({ ...block, presets })
