import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { followsOrder, importsOf } from './borders.ts'
import { commandLine } from './command-line.ts'

const IS_CODE = /\.tsx?$/
const IS_TEST = /\.(test|e2e|stories|bench|contract)\.tsx?$|(^|\/)testing\//
const IS_TEXT = /\.(tsx?|mjs|css|mdx?|json|graphql|txt|html|ya?ml|example)$/
const WORDS = /\b(nobody|somebody|anybody|whoever|whom|anew|afresh|thereof)\b/gi
/** The specification, what npm writes, and the files that list the words. */
const WITHOUT_WORDS = /^docs\/spec\/|^package-lock\.json$|^scripts\/(english\.test|count-house(\.test)?)\.ts$/

/** A text file of a project, by its path from the root. */
export type Sources = ReadonlyMap<string, string>

/** What `npm run count` prints, by label. */
export type Counts = Readonly<Record<string, number>>

/** The path of an imported module from the root; `undefined` for packages. */
function targetOf(file: string, specifier: string): string | undefined {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('#')) return path.slice(1)
  return path.startsWith('.') ? join(dirname(file), path) : undefined
}

const isBelow = (folder: string, path: string) => path === folder || path.startsWith(`${folder}/`)
const topOf = (path: string) => path.split('/')[0] ?? ''

/** Whether an import goes against the order of the top-level folders. */
const isUpwardBetweenFolders = (from: string, to: string) =>
  topOf(to) !== topOf(from) && !followsOrder(from, to)

/** Whether the engine imports its own client, or the client the engine. */
function isUpwardInApi(from: string, to: string): boolean {
  if (topOf(from) !== 'api' || topOf(to) !== 'api') return false
  const isShared = ['api/rules', 'api/generated'].some(folder => isBelow(folder, to))
  return isBelow('api/client', from) ? !isBelow('api/client', to) && !isShared : isBelow('api/client', to)
}

/** The folder of the block that a file belongs to: the nearest folder with a `block.ts`. */
function blockOf(path: string, sources: Sources): string | undefined {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (sources.has(`${folder}/block.ts`)) return folder
  return undefined
}

/** The floor of a file in `blocks/`: page 0, shared 1, block 2, registry 3. */
function floorOf(path: string, sources: Sources): number {
  if (isBelow('blocks/page', path)) return 0
  if (path === 'blocks/registry.ts' || path.startsWith('blocks/generated/')) return 3
  return blockOf(path, sources) === undefined ? 1 : 2
}

/** Whether an import goes against registry ← families ← shop ← page, or from one block to another. */
function isUpwardInBlocks(from: string, to: string, sources: Sources): boolean {
  if (topOf(from) !== 'blocks' || topOf(to) !== 'blocks') return false
  const [own, other] = [floorOf(from, sources), floorOf(to, sources)]
  return other > own || (own === 2 && other === 2 && blockOf(from, sources) !== blockOf(to, sources))
}

/** Imports between the files of a project; tests and what serves them are left out. */
function importsBetween(sources: Sources): readonly (readonly [from: string, to: string])[] {
  return [...sources]
    .filter(([file]) => IS_CODE.test(file) && !IS_TEST.test(file))
    .flatMap(([file, source]) =>
      [...new Set(importsOf(source).map(specifier => targetOf(file, specifier)))]
        .filter(target => target !== undefined)
        .map(target => [file, target] as const),
    )
}

const linesOf = (text: string) => text.split('\n').length - 1

/** Counts size, grain, upward imports and words of a project. */
export function countHouse(sources: Sources): Counts {
  const code = [...sources].filter(([file]) => IS_CODE.test(file))
  const imports = importsBetween(sources)
  const importers = Map.groupBy(imports, ([, to]) => to)
  const modules = code.filter(([file]) => !IS_TEST.test(file))
  const upward = (isUpward: (from: string, to: string) => boolean) =>
    imports.filter(([from, to]) => isUpward(from, to)).length
  const words = [...sources].filter(([file]) => IS_TEXT.test(file) && !WITHOUT_WORDS.test(file))
  return {
    'TypeScript files': code.length,
    'lines of TypeScript': code.reduce((sum, [, text]) => sum + linesOf(text), 0),
    'modules (without tests and stories)': modules.length,
    'modules under 20 lines': modules.filter(([, text]) => linesOf(text) < 20).length,
    'modules with one importer': modules.filter(([file]) => importers.get(file)?.length === 1).length,
    'under 20 lines and one importer': modules.filter(
      ([file, text]) => linesOf(text) < 20 && importers.get(file)?.length === 1,
    ).length,
    'upward imports between folders': upward(isUpwardBetweenFolders),
    'upward imports in api': upward(isUpwardInApi),
    'upward imports in blocks': upward((from, to) => isUpwardInBlocks(from, to, sources)),
    'listed words': words.reduce((sum, [, text]) => sum + (text.match(WORDS)?.length ?? 0), 0),
  }
}

/** The tracked files of a project that exist, those without text left empty. */
function readSources(root: string): Sources {
  const files = execFileSync('git', ['ls-files'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return new Map(
    files
      .split('\n')
      .filter(file => file !== '' && existsSync(join(root, file)))
      .map(file => [file, IS_TEXT.test(file) ? readFileSync(join(root, file), 'utf8') : '']),
  )
}

if (import.meta.main) {
  const args = commandLine(`Usage: npm run count -- [folder …]
  Counts files, lines, small modules, upward imports and words to avoid in a project, one column for each folder.
  Without a folder, counts this project. The folders must be Git work trees.`)
  const roots = (args.length > 0 ? args : [join(import.meta.dirname, '..')]).map(root => resolve(root))
  const columns = roots.map(root => {
    const sources = readSources(root)
    return { name: basename(root), counts: { files: sources.size, ...countHouse(sources) } as Counts }
  })
  const row = (label: string, cells: readonly string[]) =>
    console.log([label.padEnd(36), ...cells.map(cell => cell.padStart(10))].join(' '))
  row(
    '',
    columns.map(({ name }) => name),
  )
  for (const label of Object.keys(columns[0]?.counts ?? {}))
    row(
      label,
      columns.map(({ counts }) => (counts[label] ?? 0).toLocaleString('en-US')),
    )
}
