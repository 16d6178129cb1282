import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { followsOrder } from './borders.ts'
import { commandLine } from './command-line.ts'
import { generatedFiles } from './generated.ts'
import { circles, graphOf } from './count/circles.ts'
import { floorsOf } from './count/floors.ts'
import { type Import, linesOf, type Module, readModule, type Sources } from './count/modules.ts'

const IS_CODE = /\.tsx?$/
const IS_TEST = /\.(test|e2e|stories|bench|contract)\.tsx?$|(^|\/)testing(\/|\.tsx?$)/
const IS_GENERATED = /(^|\/)generated\//
const IS_TEXT = /\.(tsx?|mjs|css|mdx?|json|graphql|txt|html|ya?ml|example)$/
/** Folders of the product: all that runs in a shop without the demo. */
const IS_PRODUCT = /^(api|blocks|content-store|desk|editor|locales|operators|platform|renderer|server|ui)\//
/** Folders whose rooms form floors. */
const WITH_FLOORS = ['api', 'blocks', 'editor', 'content-store', 'desk'] as const
const LONG_FUNCTION = 80
const LONG_FILE = 250

const IS_QUESTION = /^(What|Whether|Who|Where|When|How)\b/
/** Verbs that the style guide asks to use rarely, by the name of their count. */
const RARE_VERBS = {
  standsComments: /\bstands?\b/i,
  isToldComments: /\b(is|are) told\b/i,
  isBroughtComments: /\b(is|are) brought\b/i,
  isKeptComments: /\b(is|are) kept\b/i,
} as const

/** Result of `npm run count -- --json`. Shares are of all comments in the product. */
export interface Counts extends Readonly<Record<keyof typeof RARE_VERBS, number>> {
  readonly files: number
  readonly typescriptFiles: number
  readonly typescriptLines: number
  /** TypeScript of the product without tests, stories and generated files. */
  readonly productLines: number
  readonly modules: number
  readonly smallModules: number
  readonly modulesWithOneImporter: number
  readonly smallModulesWithOneImporter: number
  /** Against the order of the top-level folders. */
  readonly upwardBetweenFolders: number
  /** Imports against the floors of a folder, by folder. */
  readonly upward: Readonly<Record<string, number>>
  readonly upwardImports: Readonly<Record<string, readonly string[]>>
  /** Pairs of rooms that import each other, by folder. */
  readonly mutual: Readonly<Record<string, number>>
  readonly mutualRooms: Readonly<Record<string, readonly string[]>>
  /** Groups of files that import each other in a circle. */
  readonly circles: number
  /** The same with `import type`. */
  readonly circlesWithTypes: number
  readonly comments: number
  /** Comments that begin with What, Whether, Who, Where, When or How. */
  readonly questionComments: number
  /** Functions of more than 80 lines. */
  readonly longFunctions: number
  /** Files of more than 250 lines. */
  readonly longFiles: number
  /** Words and signs of the product, by folder. */
  readonly tokens: Readonly<Record<string, number>>
}

const topOf = (path: string) => path.split('/')[0] ?? ''

/** Folder of the block that a file belongs to: the nearest one with a `block.ts`. */
function blockOf(path: string, sources: Sources): string | undefined {
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder))
    if (sources.has(`${folder}/block.ts`)) return folder
  return undefined
}

/** Parts of a folder that an import joins: the files or folders below the nearest folder that holds both ends. */
function partsOf({ from, to }: Import): readonly [from: string, to: string] {
  const [one, other] = [from.split('/'), to.split('/')]
  const depth = one.findIndex((name, at) => name !== other[at]) + 1
  return [one.slice(0, depth).join('/'), other.slice(0, depth).join('/')]
}

/**
 * Finds imports of a folder that go up, and folders in it that import each other. Each folder orders the files and folders in it;
 * circles of files alone are counted apart. A block is one part with all it holds.
 */
function floorsIn(folder: string, imports: readonly Import[], sources: Sources) {
  const isInside = (path: string) => topOf(path) === folder && !IS_GENERATED.test(path)
  const between = imports
    .filter(({ from, to }) => isInside(from) && isInside(to) && from !== to)
    .filter(
      ({ from, to }) =>
        blockOf(from, sources) === undefined || blockOf(from, sources) !== blockOf(to, sources),
    )
    .map(one => ({ ...one, edge: partsOf(one) }))
  const levels = Map.groupBy(between, ({ edge: [part] }) => dirname(part))
  const found = [...levels.values()].map(level => ({ level, ...floorsOf(level.map(({ edge }) => edge)) }))
  const isFolder = (part: string) => !IS_CODE.test(part)
  return {
    upward: found.flatMap(({ level, upward }) =>
      upward.flatMap(at => {
        const { from, to, edge } = level[at] ?? {}
        return edge?.some(isFolder) ? `${from} → ${to}` : []
      }),
    ),
    mutual: found.flatMap(({ mutual }) =>
      mutual.filter(pair => pair.every(isFolder)).map(pair => pair.join(' ↔ ')),
    ),
  }
}

const countCircles = (imports: readonly Import[]) =>
  circles(graphOf(imports.map(({ from, to }) => [from, to] as const))).length

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

/** Counts size, grain, floors, circles and comments of a project. */
export function countHouse(sources: Sources): Counts {
  const code = [...sources].filter(([file]) => IS_CODE.test(file))
  const modules = code
    .filter(([file]) => !IS_TEST.test(file))
    .map(([file, source]): Module => readModule(file, source))
  const imports = modules.flatMap(module => module.imports)
  const importers = Map.groupBy(imports, ({ to }) => to)
  const isSmall = ({ lines }: Module) => lines < 20
  const hasOneImporter = ({ file }: Module) => importers.get(file)?.length === 1
  const product = modules.filter(({ file }) => IS_PRODUCT.test(file) && !IS_GENERATED.test(file))
  const comments = product.flatMap(module => module.comments)
  const shareOf = (pattern: RegExp) =>
    comments.length === 0 ? 0 : comments.filter(text => pattern.test(text)).length / comments.length
  const floors = WITH_FLOORS.map(folder => [folder, floorsIn(folder, imports, sources)] as const)
  const byFolder = <Value>(valueOf: (found: ReturnType<typeof floorsIn>) => Value) =>
    Object.fromEntries(floors.map(([folder, found]) => [folder, valueOf(found)]))
  return {
    files: sources.size,
    typescriptFiles: code.length,
    typescriptLines: sumOf(code.map(([, text]) => linesOf(text))),
    productLines: sumOf(product.map(({ lines }) => lines)),
    modules: modules.length,
    smallModules: modules.filter(isSmall).length,
    modulesWithOneImporter: modules.filter(hasOneImporter).length,
    smallModulesWithOneImporter: modules.filter(module => isSmall(module) && hasOneImporter(module)).length,
    upwardBetweenFolders: imports.filter(
      ({ from, to }) => topOf(from) !== topOf(to) && !followsOrder(from, to),
    ).length,
    upward: byFolder(found => found.upward.length),
    upwardImports: byFolder(found => found.upward),
    mutual: byFolder(found => found.mutual.length),
    mutualRooms: byFolder(found => found.mutual),
    circles: countCircles(imports.filter(({ isType, isLazy }) => !isType && !isLazy)),
    circlesWithTypes: countCircles(imports.filter(({ isLazy }) => !isLazy)),
    comments: comments.length,
    questionComments: shareOf(IS_QUESTION),
    standsComments: shareOf(RARE_VERBS.standsComments),
    isToldComments: shareOf(RARE_VERBS.isToldComments),
    isBroughtComments: shareOf(RARE_VERBS.isBroughtComments),
    isKeptComments: shareOf(RARE_VERBS.isKeptComments),
    longFunctions: product.flatMap(module => module.functions).filter(lines => lines > LONG_FUNCTION).length,
    longFiles: product.filter(({ lines }) => lines > LONG_FILE).length,
    tokens: Object.fromEntries(
      [...Map.groupBy(product, ({ file }) => topOf(file))].map(([folder, files]) => [
        folder,
        sumOf(files.map(({ tokens }) => tokens)),
      ]),
    ),
  }
}

/** Reads the files of a project that exist, tracked or generated; those without text are empty. */
function readSources(root: string): Sources {
  const tracked = execFileSync('git', ['ls-files'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return new Map(
    [...tracked.split('\n'), ...generatedFiles(root)]
      .filter(file => file !== '' && existsSync(join(root, file)))
      .map(file => [file, IS_TEXT.test(file) ? readFileSync(join(root, file), 'utf8') : '']),
  )
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const perThousand = (share: number) => `${(share * 1000).toFixed(1)} ‰`

/** Rows of the printed table. */
function rowsOf(counts: Counts): Readonly<Record<string, string>> {
  const whole = (count: number) => count.toLocaleString('en-US')
  const byFolder = (label: string, values: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      Object.entries(values).map(([folder, count]) => [`${label} in ${folder}`, whole(count)]),
    )
  return {
    files: whole(counts.files),
    'TypeScript files': whole(counts.typescriptFiles),
    'lines of TypeScript': whole(counts.typescriptLines),
    'lines of the product': whole(counts.productLines),
    'modules (without tests and stories)': whole(counts.modules),
    'modules under 20 lines': whole(counts.smallModules),
    'modules with one importer': whole(counts.modulesWithOneImporter),
    'under 20 lines and one importer': whole(counts.smallModulesWithOneImporter),
    'upward imports between folders': whole(counts.upwardBetweenFolders),
    ...byFolder('upward imports', counts.upward),
    ...byFolder('mutual rooms', counts.mutual),
    'circles of files': whole(counts.circles),
    'circles with types': whole(counts.circlesWithTypes),
    comments: whole(counts.comments),
    'begin with a question word': percent(counts.questionComments),
    'with “stands”': perThousand(counts.standsComments),
    'with “is told”': perThousand(counts.isToldComments),
    'with “is brought”': perThousand(counts.isBroughtComments),
    'with “is kept”': perThousand(counts.isKeptComments),
    'functions over 80 lines': whole(counts.longFunctions),
    'files over 250 lines': whole(counts.longFiles),
    ...byFolder('tokens', counts.tokens),
  }
}

if (import.meta.main) {
  const args = commandLine(`Usage: npm run count -- [--json] [folder …]
  Counts size, small modules, imports against the floors, circles, comments and long functions of a project, one column for each
  folder. Without a folder, counts this project. The folders must be Git work trees.

  --json  prints the counts of the first folder as JSON, with the imports that go up and the rooms that import each other`)
  const folders = args.filter(arg => arg !== '--json')
  const roots = (folders.length > 0 ? folders : [join(import.meta.dirname, '..')]).map(root => resolve(root))
  const columns = roots.map(root => ({ name: basename(root), counts: countHouse(readSources(root)) }))
  if (args.includes('--json')) console.log(JSON.stringify(columns[0]?.counts, null, 2))
  else {
    const row = (label: string, cells: readonly string[]) =>
      console.log([label.padEnd(36), ...cells.map(cell => cell.padStart(10))].join(' '))
    const tables = columns.map(({ counts }) => rowsOf(counts))
    row(
      '',
      columns.map(({ name }) => name),
    )
    for (const label of Object.keys(tables[0] ?? {}))
      row(
        label,
        tables.map(table => table[label] ?? '–'),
      )
  }
}
