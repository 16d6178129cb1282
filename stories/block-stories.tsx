import { findBlock } from '#blocks/registry.ts'
import type { DataNeed } from '#api/client/data-need.ts'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { DEFAULT_STATED } from '#api/rules/default-stated.ts'
import { statedTexts } from '#api/rules/stated-settings.ts'
import { fillStated } from '#blocks/page/stated-settings.ts'
import { parseOptions } from '#blocks/page/normalise.ts'
import type { ShopRoute } from '#blocks/page/shop-route.ts'
import type { View } from '#blocks/page/view.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { blockControls, optionSchema } from './block-controls.ts'
import { pageSettings } from './config/page-decorator.tsx'
import { withLongTexts } from './long-text.ts'
import { sampleRoute } from './sample-routes.ts'

type Options = Record<string, unknown>
type BlockMeta = Meta<Options>
export type BlockStory = StoryObj<BlockMeta>

/** The results of a block's data needs; a failed one is `undefined`, as on a page (L-172). */
async function load(block: AnyBlock, given: Options, globals: Record<string, unknown>, route: ShopRoute) {
  const { options } = parseOptions(block, given)
  const needs = block.data(options, pageSettings(globals, route)) as Record<string, DataNeed>
  const answers = Object.entries(needs).map(async ([name, need]) => [
    name,
    await need.queryFn().catch(() => undefined),
  ])
  return { data: Object.fromEntries(await Promise.all(answers)) as unknown }
}

/** Something to see in each slot a block opens. */
const sampleSlots = ({ childSlots }: AnyBlock): Options =>
  Object.fromEntries(
    childSlots.map((slot, index) => [
      slot,
      <div key={slot} style={{ background: '#dfe6df', padding: 48, textAlign: 'center' }}>
        {index + 1}
      </div>,
    ]),
  )

/**
 * Shared by all stories of one block. A story's args are options that an operator could have saved: they are parsed by the
 * block's schema, its data needs are answered by the mock API, and its view gets what it would get on a page.
 *
 * Storybook finds stories by parsing the file without running it: `stories/README.md` shows the form that a file needs.
 */
export function blockStories(
  block: AnyBlock,
  Component: View,
  { slots = sampleSlots(block), route = sampleRoute(block) }: { slots?: Options; route?: ShopRoute } = {},
) {
  const optionsOf = (base: string | Options): Options => {
    if (typeof base !== 'string') return base
    // Presets of a file of their own are joined to the block in the registry.
    const { presets } = findBlock(block.code) ?? block
    const preset = presets.find(({ key }) => key === base)
    if (!preset) throw new Error(`${block.code} has no preset ${base}`)
    return preset.options as Options
  }
  const story = (args: Options, more: BlockStory = {}): BlockStory => ({ ...more, args })

  const meta = {
    argTypes: blockControls(block),
    // `block` tells the documentation page which block it describes.
    parameters: { layout: 'fullscreen', route, block: block.code },
    loaders: [({ args, globals }) => load(block, args, globals, route)],
    render: (args, { loaded, id, globals }) => (
      <Component
        id={`c-${id}`}
        options={fillStated(
          block,
          parseOptions(block, args).options,
          statedTexts(DEFAULT_STATED, globals.language === 'en' ? 'en_US' : 'zh_HK'),
        )}
        data={loaded.data}
        slots={slots as Parameters<View>[0]['slots']}
      />
    ),
  } satisfies BlockMeta

  return {
    /** Spread into the file's own `meta` object, which must hold the title. */
    meta,
    /** A preset by its key, or custom options. */
    preset: (base: string | Options) => story(optionsOf(base)),
    /** No options: the defaults. */
    empty: () => story({}),
    /** A preset with every text at the schema's maximum length, in Chinese. */
    longText: (base: string | Options) =>
      story(withLongTexts(optionSchema(block), optionsOf(base)) as Options),
    /** The same on an English page, in English. */
    longEnglish: (base: string | Options) =>
      story(withLongTexts(optionSchema(block), optionsOf(base), 'en_US') as Options, {
        globals: { language: 'en' },
      }),
    /** A preset at 390 px. */
    phone: (base: string | Options) =>
      story(optionsOf(base), { globals: { viewport: { value: 'phone', isRotated: false } } }),
    /** A preset on the editor's canvas: timers stopped, everything visible. */
    builder: (base: string | Options) => story(optionsOf(base), { globals: { mode: 'builder' } }),
    /** The same on an English page. */
    builderEnglish: (base: string | Options) =>
      story(optionsOf(base), { globals: { mode: 'builder', language: 'en' } }),
    /** A preset in English. */
    english: (base: string | Options) => story(optionsOf(base), { globals: { language: 'en' } }),
  }
}
