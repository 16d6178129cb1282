import type { AnyBlock } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'
import { expect, test } from 'vitest'
import { hasWords } from './docs/option-facts.ts'

interface Story {
  readonly args?: Readonly<Record<string, unknown>>
  readonly globals?: {
    readonly language?: string
    readonly mode?: string
    readonly who?: string
    readonly viewport?: { readonly value?: string }
  }
}

const files = import.meta.glob<Record<string, Story>>(['./generated/*.stories.tsx', './blocks/*.stories.tsx'])

/** Blocks whose content differs by audience. Source: LO-26. */
const FOR_AUDIENCES = new Set(['homeModal'])

/** Pop-ups open sooner in a story than on a page. */
const isPreset = ({ args }: Story, options: unknown) =>
  args !== undefined &&
  Object.entries(options as object).every(([key, value]) => key === 'timeout' || args[key] === value)

/** The stories that a block lacks. Source: LO-25. */
function missing(block: AnyBlock, stories: ReadonlyMap<string, Story>): string[] {
  const all = [...stories]
  const some = (is: (story: Story, name: string) => boolean) => all.some(([name, story]) => is(story, name))
  const isEmpty = ({ args }: Story) => JSON.stringify(args) === '{}'
  // Settings show a label on the editor's canvas and nothing in the shop.
  const hasLayout = block.group !== 'settings'
  const needsLongTexts = hasLayout && hasWords(block)
  const needs: readonly (readonly [what: string, exists: boolean])[] = [
    ['empty', some(story => isEmpty(story) && story.globals?.mode !== 'builder')],
    ...block.presets.map(
      ({ key, options }) => [`preset ${key}`, some(story => isPreset(story, options))] as const,
    ),
    ['phone', !hasLayout || some(story => story.globals?.viewport?.value === 'phone')],
    ['page builder', some(story => story.globals?.mode === 'builder')],
    ['English', some(story => story.globals?.language === 'en')],
    [
      'long Chinese',
      !needsLongTexts || some((story, name) => /Long/.test(name) && story.globals?.language !== 'en'),
    ],
    [
      'long English',
      !needsLongTexts || some((story, name) => /Long/.test(name) && story.globals?.language === 'en'),
    ],
    ['member', !FOR_AUDIENCES.has(block.code) || some(story => story.globals?.who === 'member')],
  ]
  return needs.filter(([, exists]) => !exists).map(([what]) => what)
}

/** Hidden blocks, kept for older pages, share the view, the options and the stories of their successor. */
const cases = registry.filter(({ hidden }: AnyBlock) => !hidden).map(block => [block.code, block] as const)

test.each(cases)(
  '%s has stories: empty, each preset, on a phone, in the page builder, in English and with long texts (LO-25)',
  async (code, block) => {
    expect(files[`./generated/${code}.stories.tsx`], `stories/generated/${code}.stories.tsx`).toBeDefined()
    const told = new Map<string, Story>()
    for (const folder of ['generated', 'blocks']) {
      const { default: _meta, ...stories } = (await files[`./${folder}/${code}.stories.tsx`]?.()) ?? {}
      for (const [name, story] of Object.entries(stories)) told.set(`${folder}/${name}`, story)
    }
    expect(missing(block, told)).toEqual([])
  },
)
