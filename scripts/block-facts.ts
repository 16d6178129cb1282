import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import { registry } from '#blocks/registry.ts'
import { builtScripts, bytesOf, type ScriptFiles } from '#renderer/cost/view-scripts.ts'
import { policiesOf } from '#stories/docs/block-facts.ts'
import type { BuildFacts, FactsByBlock } from '#stories/docs/build-facts.ts'
import { rowsOfBlocks } from './block-rows.ts'

const ROOT = join(import.meta.dirname, '..')
const BUILD = join(ROOT, 'dist/client')
/** Storybook reads it. From the root. */
const FILE = 'stories/generated/block-facts.json'

type Sizes = Omit<BuildFacts, 'rows'>

const toHalf = (files: ScriptFiles) => Math.ceil((bytesOf(files) / 1024) * 2) / 2

/** Returns true if the HTML is all there is: no script, whatever the options. */
const isStatic = (block: AnyBlock) => policiesOf(block).every(policy => policy === 'never')

/** Sizes as the build has them, by block code; before a build those of blocks without script. */
function sizes(): ReadonlyMap<string, Sizes> {
  const scripts = existsSync(join(BUILD, '.vite/manifest.json')) ? builtScripts(BUILD) : undefined
  return new Map(
    registry.flatMap((block): [string, Sizes][] => {
      if (isStatic(block)) return [[block.code, { kib: 0, onDemandKib: 0 }]]
      const found = scripts?.of(block.viewFile)
      return found ? [[block.code, { kib: toHalf(found.own), onDemandKib: toHalf(found.onDemand) }]] : []
    }),
  )
}

/** Size and requirements of every block, by code. */
export function blockFacts(): FactsByBlock {
  const rows = rowsOfBlocks(registry)
  const known = sizes()
  return Object.fromEntries(
    registry.map(({ code }) => [code, { rows: rows.get(code) ?? '', ...known.get(code) }]),
  )
}

/** The file that tells Storybook: path from the root to content. */
export const blockFactsFile = (): ReadonlyMap<string, string> =>
  new Map([[FILE, `${JSON.stringify(blockFacts(), undefined, 2)}\n`]])
