import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commandLine } from './command-line.ts'
import { generatedFiles, writeFiles } from './generated.ts'

const ROOT = join(import.meta.dirname, '..')
/** All that generated files are made from. */
const SOURCES = [
  '{api,blocks,locales,platform,renderer,stories,ui}/**/*.{ts,tsx,graphql,json}',
  'desk/collections/*/texts.json',
  'scripts/*.ts',
  'docs/spec/requirements-*.md',
  'package-lock.json',
]
const STAMP = join(ROOT, '.cache/codegen.json')

type Files = ReadonlyMap<string, string>
/** What a run saw and wrote. Paths are from the root. */
interface Stamp {
  readonly sources: string
  readonly files: readonly string[]
}

const find = (pattern: string) => globSync(pattern, { cwd: ROOT })

/** Changes with any source: their paths, sizes and times of change. */
function fingerprint(): string {
  const hash = createHash('sha256')
  const sources = SOURCES.flatMap(find).filter(path => !path.includes('/generated/'))
  for (const path of sources.toSorted()) {
    const { size, mtimeMs } = statSync(join(ROOT, path))
    hash.update(`${path} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function lastRun(): Stamp | undefined {
  try {
    return JSON.parse(readFileSync(STAMP, 'utf8')) as Stamp // written below
  } catch {
    return undefined
  }
}

/** Each step is loaded after the one before has written: blocks import the GraphQL types, the facts the registry. */
const STEPS: readonly (() => Promise<Files>)[] = [
  async () => (await import('./graphql-types.ts')).graphqlFiles(),
  async () => (await import('./collection-files.ts')).collectionFiles(ROOT),
  async () => (await import('./block-files.ts')).blockFiles(ROOT),
  async () => (await import('./story-files.ts')).storyFiles(ROOT),
  async () => (await import('./block-facts.ts')).blockFactsFile(),
]

const args = commandLine(`Usage: npm run codegen [-- --force]
  Writes the folders named generated/: GraphQL types and documents, views, icons and texts of blocks, stories. Does nothing when
  no source has changed since the last time.

  --force  also when none has changed`)
const sources = fingerprint()
const last = lastRun()
const isFresh = last?.sources === sources && last.files.every(path => existsSync(join(ROOT, path)))
if (!isFresh || args.includes('--force')) {
  const files: string[] = []
  for (const step of STEPS) {
    const made = await step()
    writeFiles(made)
    files.push(...made.keys())
  }
  const wanted = new Set(files)
  for (const path of generatedFiles(ROOT)) if (!wanted.has(path)) rmSync(join(ROOT, path))
  mkdirSync(dirname(STAMP), { recursive: true })
  writeFileSync(STAMP, JSON.stringify({ sources, files } satisfies Stamp))
}
