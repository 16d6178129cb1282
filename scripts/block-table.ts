import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'
import { builtScripts, bytesOf, type ScriptFiles } from '#renderer/cost/view-scripts.ts'
import { type BlockFacts, blockFacts, linkFacts, policiesOf } from '#stories/docs/block-facts.ts'
import type { OptionFact } from '#stories/docs/option-facts.ts'
import { docsWords } from '#stories/docs/words.ts'
import { readWrittenFacts, type WrittenFacts } from '#stories/docs/written-facts.ts'
import { rowsOfBlocks } from './block-rows.ts'
import { commandLine } from './command-line.ts'

const ROOT = join(import.meta.dirname, '..')
/** The document this writes. */
export const BLOCKS_FILE = join(ROOT, 'docs/blocks.md')
const BUILD = join(ROOT, 'dist/client')
const words = docsWords.en_US

type Sizes = Pick<WrittenFacts, 'kib' | 'onDemandKib'>

/** KiB to the half, so that a small change does not make the document stale. */
const toHalf = (files: ScriptFiles) => Math.ceil((bytesOf(files) / 1024) * 2) / 2

/** The HTML is all there is: no script, whatever the options. */
const isStatic = (block: AnyBlock) => policiesOf(block).every(policy => policy === 'never')

const NO_SCRIPT: Sizes = { kib: 0, onDemandKib: 0 }
/** Sizes that need no build to be known. */
const staticSizes = () => registry.filter(isStatic).map(({ code }): [string, Sizes] => [code, NO_SCRIPT])

/** Sizes as the build has them, by block code. */
export function builtSizes(): ReadonlyMap<string, Sizes> {
  const scripts = builtScripts(BUILD)
  const measured = registry.flatMap((block): [string, Sizes][] => {
    const found = scripts.of(block.viewFile)
    return found ? [[block.code, { kib: toHalf(found.own), onDemandKib: toHalf(found.onDemand) }]] : []
  })
  return new Map([...measured, ...staticSizes()])
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ')
const row = (...cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly string[])[]) => [
  row(...head),
  `|${'---|'.repeat(head.length)}`,
  ...rows.map(cells => row(...cells)),
]

const policies = ({ policies: all }: BlockFacts) =>
  all.map(policy => words.hydrationShort[policy]).join(' or ')
const places = ({ block }: BlockFacts) => block.slots.join(', ')
const kib = (size: number | undefined) => (size === 0 ? '–' : size === undefined ? '?' : `${size} KiB`)
function rangeCell({ range, choices, when }: OptionFact) {
  const named = choices.map(({ value, label }) =>
    label && label !== value ? `\`${value}\` ${label}` : `\`${value}\``,
  )
  return [range, named.join(', '), when && `${words.shownWhen} ${when}`].filter(Boolean).join('; ')
}

const optionRow = (option: OptionFact) => [
  `\`${option.path}\``,
  [option.label, option.hint].filter(Boolean).join('. '),
  words.types[option.type],
  option.preset === undefined ? words.required : option.preset === '' ? words.none : `\`${option.preset}\``,
  rangeCell(option),
]

function section(facts: BlockFacts, chineseName: string, sizes: Sizes | undefined, rows: string): string[] {
  const { block, code, name, description, presets, migratesFrom, options } = facts
  const later = sizes?.onDemandKib ? `, ${words.onDemand} ${sizes.onDemandKib} KiB` : ''
  const about: readonly (readonly [string, string])[] = [
    [
      words.place,
      [
        places(facts),
        block.shell ? `only on ${words.shells[block.shell]}` : block.page && `only on ${block.page}`,
      ]
        .filter(Boolean)
        .join('; '),
    ],
    [words.childSlots, block.childSlots.join(', ') || words.none],
    [words.comesAlive, facts.policies.map(policy => words.hydration[policy]).join(' Or: ')],
    [words.cost, kib(sizes?.kib) + later],
    [
      words.version,
      `${block.version}; ${migratesFrom.length > 0 ? `${words.migratesFrom} (${migratesFrom.join(', ')})` : words.noMigration}`,
    ],
    [words.presets, presets.map(preset => preset.name).join(', ') || words.none],
    [words.rows, rows || words.none],
  ]
  const kept = [
    block.hidden ? words.hidden : '',
    block.locked ? words.locked : '',
    block.movable ? words.movable : '',
  ].filter(Boolean)
  return [
    `### ${name} ${chineseName} (\`${code}\`)`,
    '',
    [description, kept.length > 0 ? `(${kept.join('; ')}.)` : ''].filter(Boolean).join(' '),
    '',
    ...about.map(([what, value]) => `- ${what}: ${value}`),
    '',
    ...(options.length === 0
      ? [words.noOptions]
      : table([words.option, words.what, words.type, words.preset, words.range], options.map(optionRow))),
    '',
  ]
}

/** `docs/blocks.md`: an overview, then each block. `sizes` are those of the build, or those written last. */
export function blockTable(sizes: ReadonlyMap<string, Sizes>): string {
  const rows = rowsOfBlocks(registry)
  const all = registry.map(block => blockFacts(block, 'en_US'))
  const chinese = new Map(registry.map(block => [block.code as string, blockFacts(block, 'zh_HK').name]))
  const overview = all.map(facts => {
    const { code, name, block } = facts
    const size = sizes.get(code)
    return [
      name,
      chinese.get(code) ?? '',
      `\`${code}\``,
      words.groups[block.group],
      places(facts),
      policies(facts),
      kib(size?.kib),
      kib(size?.onDemandKib),
      rows.get(code) ?? '',
    ]
  })
  return [
    '# Blocks',
    '',
    'Generated by `npm run docs:blocks` from the registry, the texts, the specification and the build. Do not edit.',
    'A test fails if it is out of date. Storybook shows the same in both languages, with pictures.',
    '',
    '- **Hydration** is when the browser loads the script: *never* (static HTML), *near the screen*, *after',
    '  load* or *seconds later*. “never or …” depends on the options.',
    '- **Script** is what a page loads for the block in addition to the script of every page: gzip, rounded up to the half KiB.',
    '  Blocks of one page share parts of it. **When used** is loaded later, when a shopper opens or plays something.',
    '- A **spacing** has the sides `pt pr pb pl` (padding) and `mt mr mb ml` (margin).',
    '- **Requirements** are rows of `docs/spec/`.',
    '',
    '## Overview',
    '',
    ...table(
      ['Block', '中文', 'Code', 'Group', 'Slots', 'Hydration', 'Script', 'When used', 'Requirements'],
      overview,
    ),
    '',
    '## Links',
    '',
    'A link is `{ type, value }`; a bare address is type 0. Source: LO-27.',
    '',
    ...table(
      [words.linkType, words.leadsTo, words.linkValue, words.example],
      linkFacts('en_US').map(({ type, name, meaning, value, href }) => [
        String(type),
        name,
        meaning,
        `\`${value}\` → \`${href}\``,
      ]),
    ),
    '',
    '## Each block',
    '',
    ...all.flatMap(facts =>
      section(facts, chinese.get(facts.code) ?? '', sizes.get(facts.code), rows.get(facts.code) ?? ''),
    ),
  ].join('\n')
}

/** Sizes as written in the document. */
export const writtenSizes = () =>
  readWrittenFacts(existsSync(BLOCKS_FILE) ? readFileSync(BLOCKS_FILE, 'utf8') : '')

/** Writes `docs/blocks.md` with its present sizes, until `npm run docs:blocks` measures a build. */
export const writeBlockTable = () =>
  writeFileSync(BLOCKS_FILE, blockTable(new Map([...writtenSizes(), ...staticSizes()])))

if (import.meta.main) {
  commandLine(`Usage: npm run docs:blocks
  Writes docs/blocks.md, with sizes measured in the build. Needs \`npm run build\` first.`)
  if (!existsSync(join(BUILD, '.vite/manifest.json')))
    throw new Error('There is no build to measure: run `npm run build` first.')
  writeFileSync(BLOCKS_FILE, blockTable(builtSizes()))
}
