import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as lucide from 'lucide-react'
import { LOCALES, type Locale } from '#locales/locale.ts'
import {
  type BlockFolder,
  importLines,
  ownSources,
  quoted,
  readBlocks,
  type SourceFacts,
  sourceReader,
  staticImports,
  type Words,
} from './block-sources.ts'

const HEADER =
  '// Written by `npm run codegen` from the folders that blocks/registry.ts lists. Not edited by hand.\n'

/** Groups of texts in which blocks may have words of their own; each is a file of `locales/<locale>/`. */
const SHOP_GROUPS = [
  'shop',
  'product',
  'list',
  'account',
  'address',
  'checkout',
  'service',
  'static',
] as const
type ShopGroup = (typeof SHOP_GROUPS)[number]
/** On every page, or never fetched: no view has to ask for these. */
const ALWAYS_THERE = new Set(['common', 'shop', 'static'])

const all = (folders: readonly BlockFolder[]) => folders.flatMap(({ blocks }) => blocks)

function definitions(folders: readonly BlockFolder[]): string {
  const imports = folders.flatMap(({ folder, blocks, presetsName }) => [
    `import { ${blocks.map(({ name }) => name).join(', ')} } from '../${folder}/block.ts'\n`,
    ...(presetsName ? [`import { ${presetsName} } from '../${folder}/presets.ts'\n`] : []),
  ])
  const names = folders.flatMap(({ blocks, presetsName }) =>
    blocks.map(({ name }) => (presetsName ? `  withPresets(${name}, ${presetsName}),\n` : `  ${name},\n`)),
  )
  return `${HEADER}import { withPresets } from '../page/define-block.ts'
${imports.join('')}
export const definitions = [
${names.join('')}] as const
`
}

const viewName = (file: string) => basename(file, '.tsx')

const loaders = (blocks: BlockFolder['blocks']) =>
  blocks
    .map(
      ({ block: { code, viewFile } }) =>
        `  ${code}: () => import(${quoted(`../${viewFile}`)}).then(view => view.${viewName(viewFile)}),\n`,
    )
    .join('')

function views(folders: readonly BlockFolder[]): string {
  const imports = importLines([
    ['type { NeedsOf, OptionsOf }', '../page/define-block.ts'],
    ['type { View }', '../page/view.ts'],
    ['type { canvasViews }', './canvas-views.ts'],
    ['type { definitions }', './definitions.ts'],
    ['type { screenViews }', './screen-views.ts'],
  ])
  return `${HEADER}${imports}
type Block = (typeof definitions)[number]
/** One loader per block, typed by its definition: a view that reads an option the schema lacks does not compile. */
type ViewLoaders = {
  [B in Block as Exclude<B['code'], keyof typeof screenViews | keyof typeof canvasViews>]: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}

/** Views by block code, each its own chunk. Apart from the definitions, whose zod schemas must never reach a shopper. */
export const views: ViewLoaders = {
${loaders(all(folders).filter(({ block }) => !block.isScreen && !block.isCanvasOnly))}}
`
}

function canvasViews(folders: readonly BlockFolder[]): string {
  const imports = importLines([
    ['type { View }', '../page/view.ts'],
    ['type { NeedsOf, OptionsOf }', '../page/define-block.ts'],
    ['type { definitions }', './definitions.ts'],
  ])
  return `${HEADER}${imports}
type Block = (typeof definitions)[number]

/** Views by block code that only the editor's canvas draws: no shopper's script names them. */
export const canvasViews = {
${loaders(all(folders).filter(({ block }) => block.isCanvasOnly))}} satisfies {
  [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}
`
}

function screenViews(folders: readonly BlockFolder[], factsOf: (file: string) => SourceFacts): string {
  const screens = all(folders).filter(({ block }) => block.isScreen)
  const imports = importLines([
    ['type { TextGroup, View }', '../page/view.ts'],
    ['type { NeedsOf, OptionsOf }', '../page/define-block.ts'],
    ['type { definitions }', './definitions.ts'],
  ])
  return `${HEADER}${imports}
type Block = (typeof definitions)[number]

/** Views of screens by block code, apart from the others: pages that operators compose need none of them. */
export const screenViews = {
${loaders(screens)}} satisfies {
  [B in Block as B['code']]?: () => Promise<View<OptionsOf<B>, NeedsOf<B>>>
}

/** The groups of texts of each screen. */
export const screenTextGroups: Readonly<Record<string, readonly TextGroup[]>> = {
${groupLines(screens, factsOf)}}
`
}

/** The groups of texts a view and its imports read beside those of every page. */
function textGroupsOf(viewFile: string, factsOf: (file: string) => SourceFacts): readonly string[] {
  const files = [...staticImports(`blocks/${viewFile}`, factsOf)]
  const read = new Set(files.flatMap(file => factsOf(file).reads))
  return [...read].filter(group => !ALWAYS_THERE.has(group)).toSorted()
}

const groupLines = (blocks: BlockFolder['blocks'], factsOf: (file: string) => SourceFacts) =>
  blocks
    .flatMap(({ block: { code, viewFile } }) => {
      const groups = textGroupsOf(viewFile, factsOf)
      return groups.length > 0 ? [`  ${code}: [${groups.map(quoted).join(', ')}],\n`] : []
    })
    .join('')

function textGroups(folders: readonly BlockFolder[], factsOf: (file: string) => SourceFacts): string {
  return `${HEADER}${importLines([['type { TextGroup }', '../page/view.ts']])}
/** The groups of texts a block's view needs beside those of every page, by block code. What it opens later asks \`loadTexts\`. */
export const textGroups: Readonly<Record<string, readonly TextGroup[]>> = {
${groupLines(
  all(folders).filter(({ block }) => !block.isScreen),
  factsOf,
)}}
`
}

const pascal = (name: string) =>
  name
    .split('-')
    .map(part => part.charAt(0).toUpperCase() + part.slice(1))
    .join('')

function icons(folders: readonly BlockFolder[]): string {
  const named = all(folders).map(({ block }) => block)
  for (const { code, icon } of named)
    if (!(pascal(icon) in lucide))
      throw new Error(`The block ${code} names the icon “${icon}”, which lucide does not have.`)
  const names = [...new Set(named.map(({ icon }) => icon))].toSorted()
  return `${HEADER}import { ${names.map(pascal).join(', ')}, type LucideIcon } from 'lucide-react'

/** Icons that blocks name in their definitions: one chunk of them instead of a chunk for each of two thousand. */
export const blockIcons: Readonly<Record<string, LucideIcon>> = {
${names.map(name => `  '${name}': ${pascal(name)},\n`).join('')}}
`
}

/** The group a block's own words for shoppers belong to: the one under which its views read them. */
function shopGroupOf(
  { folder, blocks }: BlockFolder,
  root: string,
  factsOf: (file: string) => SourceFacts,
): ShopGroup {
  const code = blocks[0]?.block.code ?? ''
  const namespaces = ownSources(root, folder).flatMap(file => factsOf(file).namespaces)
  const found = SHOP_GROUPS.filter(group =>
    namespaces.some(name => name === `${group}.${code}` || name.startsWith(`${group}.${code}.`)),
  )
  const [group] = found
  if (group === undefined || found.length > 1)
    throw new Error(
      `blocks/${folder}/texts.json has words for shoppers: a view of that folder must read them as one of ${SHOP_GROUPS.map(name => `“${name}.${code}”`).join(', ')}; found ${found.join(' and ') || 'none'}.`,
    )
  return group
}

/** What the blocks say in one language: operators' words by block code, and shoppers' by group and code. */
function wordsOf(
  folders: readonly BlockFolder[],
  locale: Locale,
  groupOf: (folder: BlockFolder) => ShopGroup,
): ReadonlyMap<string, Words> {
  const groups = new Map<string, Record<string, unknown>>(
    ['blocks', ...SHOP_GROUPS].map(group => [group, {}]),
  )
  const add = (group: string, code: string, words: unknown) =>
    Object.assign(groups.get(group) ?? {}, { [code]: words })
  for (const each of folders) {
    const { shop, older, ...own } = each.texts[locale]
    for (const { block } of each.blocks) add('blocks', block.code, { ...own, ...older?.[block.code] })
    if (shop) add(groupOf(each), each.blocks[0]?.block.code ?? '', shop)
  }
  return groups
}

/** A group as the catalogue reads it: words that several blocks or pages share, where there are any, and the blocks' own. */
function joinedGroup(root: string, locale: Locale, group: string): string {
  const ofBlocks = `import ofBlocks from './${group}.json' with { type: 'json' }\n`
  if (!existsSync(join(root, `locales/${locale}/${group}.json`)))
    return `${HEADER}${ofBlocks}\nexport default ofBlocks\n`
  const shared = `import shared from '../../${locale}/${group}.json' with { type: 'json' }\n`
  return `${HEADER}${shared}${ofBlocks}\nexport default { ...shared, ...ofBlocks }\n`
}

/** What the generated folders of `blocks/` and `locales/` should hold: path from the root to content. */
export async function blockFiles(root: string): Promise<ReadonlyMap<string, string>> {
  const folders = await readBlocks(root)
  const factsOf = sourceReader(root)
  const groupOf = (folder: BlockFolder) => shopGroupOf(folder, root, factsOf)
  return new Map([
    ['blocks/generated/definitions.ts', definitions(folders)],
    ['blocks/generated/views.ts', views(folders)],
    ['blocks/generated/canvas-views.ts', canvasViews(folders)],
    ['blocks/generated/screen-views.ts', screenViews(folders, factsOf)],
    ['blocks/generated/text-groups.ts', textGroups(folders, factsOf)],
    ['blocks/generated/icons.ts', icons(folders)],
    ...LOCALES.flatMap(locale =>
      [...wordsOf(folders, locale, groupOf)].flatMap(([group, words]): [string, string][] => [
        [`locales/generated/${locale}/${group}.json`, `${JSON.stringify(words, undefined, 2)}\n`],
        [`locales/generated/${locale}/${group}.ts`, joinedGroup(root, locale, group)],
      ]),
    ),
  ])
}
