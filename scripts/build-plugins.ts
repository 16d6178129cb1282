import { execFile } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { type Manifest, normalizePath, type Plugin } from 'vite'

const LUCIDE = /\/lucide-react\/dist\/esm\/icons\//
const DRAW_ICON = new URL('../ui/icon/draw-icon.ts', import.meta.url).pathname

/** Replaces lucide's component (2.3 KB) with our own (0.4 KB), which draws the same picture on the server and in browsers. */
export function plainIcons(): Plugin {
  return {
    name: 'cairn:plain-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      importer && id === '../createLucideIcon.mjs' && LUCIDE.test(normalizePath(importer))
        ? DRAW_ICON
        : undefined,
  }
}

const ZOD_CORE = /\/zod\/v4\/core\/core\.js$/
const ZOD_SETTINGS = '__zod_globalConfig = {}'

/**
 * Tells zod in browsers not to compile parsers from text. It would try while the first schema is made, and the pages' security policy
 * reports each try. Set where zod makes its settings: `z.config` in an entry comes after the schemas that the entry imports.
 */
export const neverCompiling = (): Plugin => ({
  name: 'cairn:never-compiling',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (!ZOD_CORE.test(normalizePath(id))) return undefined
    if (!code.includes(ZOD_SETTINGS))
      throw new Error(`${id} makes its settings in another way than expected.`)
    return { code: code.replace(ZOD_SETTINGS, '__zod_globalConfig = { jitless: true }'), map: null }
  },
})

/** The order of our cascade layers, as `ui/tokens.css` declares it in its first line. */
const ORDER =
  readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8')
    .split('\n', 1)[0]
    ?.trim() ?? ''

/**
 * Puts the order of layers at the top of every style sheet of the build. The first sheet to arrive decides the order, and which
 * one that is depends on the chunks.
 */
export const layerOrder = (): Plugin => ({
  name: 'cairn:layer-order',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = `${ORDER}${String(file.source)}`
  },
})

/**
 * Names every view in the manifest. Vite lists a module that is imported dynamically by its source, but not where the bundler has
 * put several into one chunk: there the server would not find its scripts and styles.
 */
export const everyViewInManifest = (): Plugin => ({
  name: 'cairn:every-view-in-manifest',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const { manifest: file } = this.environment.config.build
    if (!file) return
    const path = join(dir, file === true ? '.vite/manifest.json' : file)
    const manifest = JSON.parse(readFileSync(path, 'utf8')) as Manifest // Vite has just written it
    const entries = new Map(Object.values(manifest).map(entry => [entry.file, entry]))
    for (const chunk of Object.values(bundle)) {
      const entry = entries.get(chunk.fileName)
      if (chunk.type !== 'chunk' || !entry) continue
      for (const id of chunk.moduleIds) {
        const source = normalizePath(relative(this.environment.config.root, id))
        if (!manifest[source] && this.getModuleInfo(id)?.dynamicImporters.length)
          manifest[source] = { ...entry, src: source, isDynamicEntry: true }
      }
    }
    writeFileSync(path, JSON.stringify(manifest, undefined, 2))
  },
})

/** Leaves out of the shop's build what only these entries use: they have a build of their own. */
export const shopFilesOnly = (others: readonly string[]): Plugin => ({
  name: 'cairn:shop-files-only',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const isOther = (id: string | null) =>
      id !== null && others.includes(normalizePath(relative(this.environment.config.root, id)))
    const used = new Set<string>()
    const keep = (name: string) => {
      const file = bundle[name]
      if (used.has(name) || !file) return
      used.add(name)
      if (file.type === 'chunk') [...file.imports, ...file.dynamicImports].forEach(keep)
    }
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.isEntry && !isOther(file.facadeModuleId)) keep(file.fileName)
    for (const [name, file] of Object.entries(bundle))
      if (file.type === 'chunk' && !used.has(name)) delete bundle[name]
  },
})

/** What files in folders named `generated/` are made from. */
const GENERATED_FROM =
  /\.graphql$|\/(?:texts\.json|block\.ts|presets\.ts|registry\.ts)$|\/locales\/(?:zh_HK|en_US)\/\w+\.json$/

/** Generates again while the development server runs: it sees what changed and what was made from it. */
export const generateOnChange = (): Plugin => ({
  name: 'cairn:generate-on-change',
  apply: 'serve',
  configureServer({ watcher, config: { logger } }) {
    const generate = promisify(execFile)
    let last: Promise<unknown> = Promise.resolve()
    watcher.on('change', file => {
      if (!GENERATED_FROM.test(normalizePath(file))) return
      last = last
        .then(() => generate(process.execPath, ['scripts/codegen.ts']))
        .catch((error: unknown) => logger.error(String(error)))
    })
  },
})
