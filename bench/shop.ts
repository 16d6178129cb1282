import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { startShop } from '#server/start.ts'

/** Runs `work` against the built demo shop, on a free port with its own data folder. */
export async function withDemoShop<T>(
  work: (origin: string) => Promise<T>,
  options: Parameters<typeof startShop>[1] = {},
): Promise<T> {
  process.env.NODE_ENV = 'production'
  // Both load React: with half of it in development mode, blocks fail and are left out.
  const { readSettings } = await import('#server/settings/settings.ts')
  const { startShop } = await import('#server/start.ts')
  const directory = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  const shop = await startShop(readSettings({ PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'warn' }), options)
  try {
    return await work(shop.origin)
  } finally {
    await shop.stop()
    await rm(directory, { recursive: true, force: true })
  }
}
