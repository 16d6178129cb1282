import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A database file with a generated catalogue. */
export interface FilledDatabase {
  /** For `createCommerce`. */
  readonly url: string
  readonly importSeconds: number
}

/** Fills databases with the operators' command, in separate processes, and removes them after `work`. */
export async function withCatalogues<Result>(
  sizes: readonly number[],
  work: (databases: ReadonlyMap<number, FilledDatabase>) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  const databases = new Map<number, FilledDatabase>()
  try {
    for (const size of sizes) {
      const url = `sqlite:${join(folder, `${size}.db`)}`
      const file = join(folder, `${size}.jsonl`)
      const catalogue = (...args: string[]) =>
        run(process.execPath, ['scripts/catalogue.ts', ...args], {
          env: { ...process.env, DATABASE_URL: url },
        })
      await catalogue('generate', String(size), file)
      const start = performance.now()
      await catalogue('import', file)
      databases.set(size, { url, importSeconds: (performance.now() - start) / 1000 })
      await rm(file)
    }
    return await work(databases)
  } finally {
    await rm(folder, { recursive: true })
  }
}
