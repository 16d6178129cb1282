import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyBlock, withPresets } from '#blocks/page/define-block.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'

/** Words by key, nested as in the catalogue. */
export type Words = Readonly<Record<string, unknown>>

/** What `texts.json` holds for one language. */
export interface BlockTexts {
  readonly name: string
  readonly description: string
  readonly fields?: Words
  readonly values?: Words
  readonly presets?: Words
  /** Names of the slots it opens. */
  readonly slots?: Words
  /** What the shopper reads in this block alone. */
  readonly shop?: Words
  /** Texts of the folder's other codes, where they differ; the rest is the same. */
  readonly older?: Readonly<Record<string, Words>>
}

export interface BlockFolder {
  /** `content/banner`, below `blocks/`. */
  readonly folder: string
  /** Definitions `block.ts` exports, with their names; most folders have one. */
  readonly blocks: readonly { readonly name: string; readonly block: AnyBlock }[]
  /** Name of the presets that `presets.ts` exports for its blocks; short ones are in `block.ts`. */
  readonly presetsName: string | undefined
  readonly texts: Readonly<Record<Locale, BlockTexts>>
}

/** Folders listed in `blocks/registry.ts`, in palette order. Read as text: what it imports may not be generated yet. */
export function listedFolders(root: string): readonly string[] {
  const source = readFileSync(join(root, 'blocks/registry.ts'), 'utf8')
  const list = /FOLDERS = \[(.*?)\]/s.exec(source)?.[1]
  if (list === undefined) throw new Error('blocks/registry.ts has no list FOLDERS.')
  return [...list.matchAll(/'([^']+)'/g)].map(([, folder = '']) => folder)
}

const isBlock = (value: unknown): value is AnyBlock =>
  typeof value === 'object' && value !== null && 'code' in value && 'schema' in value && 'viewFile' in value

const isPresets = (value: unknown): value is AnyBlock['presets'] =>
  Array.isArray(value) &&
  value.every(preset => typeof preset === 'object' && preset !== null && 'key' in preset)

/** The presets that a folder has in a file of their own, by the name under which it exports them. */
async function readPresets(root: string, folder: string) {
  const file = join(root, 'blocks', folder, 'presets.ts')
  if (!existsSync(file)) return undefined
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const found = Object.entries(exported).flatMap(([name, presets]) =>
    isPresets(presets) ? [{ name, presets }] : [],
  )
  if (found.length !== 1)
    throw new Error(`blocks/${folder}/presets.ts exports ${found.length} lists of presets, not one.`)
  return found[0]
}

async function readFolder(root: string, folder: string): Promise<BlockFolder> {
  const file = join(root, 'blocks', folder, 'block.ts')
  if (!existsSync(file)) throw new Error(`blocks/registry.ts lists ${folder}, which has no block.ts.`)
  const exported = (await import(pathToFileURL(file).href)) as Record<string, unknown>
  const source = readFileSync(file, 'utf8')
  const own = await readPresets(root, folder)
  const blocks = Object.entries(exported)
    .flatMap(([name, block]) =>
      isBlock(block) ? [{ name, block: own ? withPresets(block, own.presets) : block }] : [],
    )
    .toSorted((a, b) => source.indexOf(`const ${a.name} `) - source.indexOf(`const ${b.name} `))
  if (blocks.length === 0) throw new Error(`blocks/${folder}/block.ts exports no block.`)
  const texts = JSON.parse(readFileSync(join(root, 'blocks', folder, 'texts.json'), 'utf8')) as Partial<
    BlockFolder['texts']
  >
  for (const locale of LOCALES)
    if (!texts[locale]) throw new Error(`blocks/${folder}/texts.json has no texts in ${locale}.`)
  return { folder, blocks, presetsName: own?.name, texts: texts as BlockFolder['texts'] } // both languages were found
}

/** Every registered block with its texts, in palette order. */
export const readBlocks = (root: string): Promise<readonly BlockFolder[]> =>
  Promise.all(listedFolders(root).map(folder => readFolder(root, folder)))

/** What a source file reads of texts, and which of our modules it needs at once or opens later. */
export interface SourceFacts {
  /** Whole namespaces: `shop.banner`. */
  readonly namespaces: readonly string[]
  /** The first part of each: `shop`. */
  readonly reads: readonly string[]
  readonly loads: readonly string[]
  readonly needs: readonly string[]
  readonly opens: readonly string[]
}

const resolved = (name: string, from: string) =>
  name.startsWith('#') ? name.slice(1) : name.startsWith('.') ? join(dirname(from), name) : undefined

function readSource(root: string, file: string): SourceFacts {
  const source = readFileSync(join(root, file), 'utf8')
  const all = (pattern: RegExp) => [...source.matchAll(pattern)].map(([, found = '']) => found)
  const modules = (pattern: RegExp) =>
    all(pattern)
      .map(name => resolved(name, file))
      .filter(path => path !== undefined && /\.tsx?$/.test(path) && existsSync(join(root, path))) as string[]
  const read = all(/useTranslations\(\s*['"`]([\w.]+)/g)
  // What operators read on the canvas is named whole.
  const ofOperators = [
    ...all(/\b(?:of|placeholder)="(\w+\.\w+)"/g),
    ...all(/\b(?:t|operator)\('(\w+\.\w+)\.\w+'/g),
  ]
  return {
    namespaces: [...read, ...ofOperators],
    reads: read.map(name => name.split('.', 1)[0] ?? ''),
    loads: all(/loadTexts\('(\w+)'\)/g),
    needs: modules(/^(?:import|export)(?! type)[^'"(=;]*['"]([^'"]+)['"]/gm),
    opens: modules(/import\('([^']+)'\)/g),
  }
}

/** Reads each source file once; paths are from the root. */
export function sourceReader(root: string): (file: string) => SourceFacts {
  const known = new Map<string, SourceFacts>()
  return file => {
    const facts = known.get(file) ?? readSource(root, file)
    known.set(file, facts)
    return facts
  }
}

/** A file and everything it imports, at any depth; what it opens later is left out. */
export function staticImports(
  entry: string,
  factsOf: (file: string) => SourceFacts,
  seen = new Set<string>(),
): ReadonlySet<string> {
  if (seen.has(entry)) return seen
  seen.add(entry)
  for (const file of factsOf(entry).needs) staticImports(file, factsOf, seen)
  return seen
}

/** Sources of a block's own folder, tests left out; paths from the root. */
export const ownSources = (root: string, folder: string): readonly string[] =>
  readdirSync(join(root, 'blocks', folder))
    .filter(name => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map(name => join('blocks', folder, name))

export const quoted = (text: string) => `'${text}'`

/** Import statements of a file to be written, one a line. */
export const importLines = (imports: readonly (readonly [names: string, from: string])[]) =>
  imports.map(([names, from]) => `import ${names} from ${quoted(from)}\n`).join('')
