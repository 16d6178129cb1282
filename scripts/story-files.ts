import { basename } from 'node:path'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { presetsFor } from '#blocks/page/presets-for.ts'
import type { Locale } from '#locales/locale.ts'
import { hasWords } from '#stories/docs/option-facts.ts'
import { type BlockFolder, importLines, readBlocks } from './block-sources.ts'

const HEADER = '// Written by `npm run codegen` from the presets of the block. Not edited by hand.\n'

const pascal = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The first preset for a page in one language, as an argument; no options where there is none. */
function firstPreset(block: AnyBlock, locale: Locale): string {
  const [preset] = presetsFor(block, locale).toSorted((a, b) => Number(!a.locale) - Number(!b.locale))
  return preset ? `'${preset.key}'` : '{}'
}

/** Stories by export name: each preset, then the states that every block has. */
function storiesOf(block: AnyBlock): ReadonlyMap<string, string> {
  const chinese = firstPreset(block, 'zh_HK')
  const english = firstPreset(block, 'en_US')
  // Settings draw nothing in the shop, and pop-ups wait there: the page builder shows both.
  const isSetting = block.group === 'settings'
  const states: readonly (readonly [name: string, story: string])[] = [
    ['Empty', 'empty()'],
    ...(block.presets.some(({ locale }) => locale === 'en_US')
      ? []
      : [['English', `english(${english})`] as const]),
    ...(isSetting ? [] : [['Phone', `phone(${chinese})`] as const]),
    ...(!isSetting && hasWords(block)
      ? ([
          ['LongText', `longText(${chinese})`],
          ['LongEnglish', `longEnglish(${english})`],
        ] as const)
      : []),
    ['PageBuilder', `builder(${chinese})`],
    ['PageBuilderEnglish', `builderEnglish(${english})`],
    ['EmptyInPageBuilder', 'builder({})'],
  ]
  const taken = new Set(states.map(([name]) => name))
  const show = (locale: Locale | undefined) => {
    if (block.group === 'popups') return locale === 'en_US' ? 'builderEnglish' : 'builder'
    return locale === 'en_US' ? 'english' : 'preset'
  }
  const presets = block.presets.map(({ key, locale }): [string, string] => [
    taken.has(pascal(key)) ? `Preset${pascal(key)}` : pascal(key),
    `${show(locale)}('${key}')`,
  ])
  return new Map([...presets, ...states])
}

function storyFile(folder: string, name: string, block: AnyBlock): string {
  const view = basename(block.viewFile, '.tsx')
  const stories = [...storiesOf(block)].map(([key, story]) => `export const ${key} = stories.${story}\n`)
  const imports = importLines([
    [`{ ${name} }`, `#blocks/${folder}/block.ts`],
    [`{ ${view} }`, `#blocks/${block.viewFile}`],
    ['{ blockStories }', '../block-stories.tsx'],
  ])
  return `${HEADER}${imports}
const { meta: block, ...stories } = blockStories(${name}, ${view})
const meta = { title: 'Blocks/${pascal(block.code)}', ...block }
export default meta

${stories.join('')}`
}

/** Story files of all blocks that the palette offers: path from the root to content. */
export async function storyFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const folders: readonly BlockFolder[] = await readBlocks(root)
  return new Map(
    folders.flatMap(({ folder, blocks }) =>
      blocks
        .filter(({ block }) => !block.hidden)
        .map(({ name, block }): [string, string] => [
          `stories/generated/${block.code}.stories.tsx`,
          storyFile(folder, name, block),
        ]),
    ),
  )
}
