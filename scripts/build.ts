import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { createBuilder } from 'vite'
import { commandLine } from './command-line.ts'
import { writeFiles } from './generated.ts'

/** The sources of the bundles. */
const SOURCES =
  '{api/client,api/generated,blocks,content-store/client,desk,editor,locales,operators,renderer,ui}/**/*'
const CONFIGURATION = [
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/build-plugins.ts',
  'scripts/compiled-messages.ts',
  'scripts/shop-chunks.ts',
  'scripts/editor-chunk.ts',
]
const STAMP = 'dist/.sources'
const COMPRESSED = new Set(['.js', '.css', '.svg', '.json', '.html'])

async function fingerprint(): Promise<string> {
  const files = [...CONFIGURATION]
  for await (const file of glob(SOURCES))
    if (extname(file) && !/\.(test|stories)\.tsx?$/.test(file)) files.push(file)
  const hash = createHash('sha256')
  for (const file of files.sort()) {
    hash.update(file)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Compresses every text asset with Brotli and gzip at the highest level, so that serving them takes no work. */
async function compressAssets(): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  const files: string[] = []
  for await (const file of glob('dist/client/**/*')) files.push(file)
  await Promise.all(
    files
      .filter(file => COMPRESSED.has(extname(file)) && !file.includes('.vite'))
      .map(async file => {
        const bytes = await readFile(file)
        const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
        await Promise.all([
          brotli(bytes, quality).then(packed => writeFile(`${file}.br`, packed)),
          zip(bytes, { level: 9 }).then(packed => writeFile(`${file}.gz`, packed)),
        ])
      }),
  )
}

const args = commandLine(`Usage: npm run build [-- --if-stale]
  Builds the storefront and the editor into dist/.

  --if-stale  only when the sources have changed since the last build`)
const sources = await fingerprint()
const isFresh = existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources
if (!args.includes('--if-stale') || !isFresh) {
  console.log('Building …')
  const builder = await createBuilder({ logLevel: 'error' })
  await builder.buildApp()
  await compressAssets()
  writeFiles((await import('./block-facts.ts')).blockFactsFile())
  writeFileSync(STAMP, sources)
}
