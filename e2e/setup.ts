import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { freshPostgresAt } from '#api/testing/fresh-postgres.ts'
import { blocksIn, spawnShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origins: readonly string[]
    /** Data folders of these shops, for commands of operators. */
    readonly folders: readonly string[]
    /** Data folder of a demo shop, for shops of a test's own. */
    readonly demoFolder: string
    /** Codes of the blocks on its home page. */
    readonly demoHome: readonly string[]
  }
}

/** Tests of limits per network address send an address of their own (`newPerson`). */
const SHOP = { TRUSTED_PROXIES: '1', DEV_PAGES: 'true' }

/**
 * Starts one shop for each worker, so that files running at the same time do not see each other's changes. With `E2E_STORE=postgres` each keeps
 * pages and orders in a database of its own.
 */
export default async function setup(project: TestProject) {
  const first = await spawnShop()
  const home = await (await fetch(first.origin)).text()
  await first.stop()
  const starter = project.getProvidedContext().postgresStarter
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () =>
      process.env.E2E_STORE === 'postgres'
        ? spawnShop({ ...SHOP, DATABASE_URL: await freshPostgresAt(starter) })
        : spawnShop(SHOP, { like: first.directory }),
    ),
  )
  project.provide('demoFolder', first.directory)
  project.provide('demoHome', blocksIn(home))
  project.provide(
    'origins',
    shops.map(({ origin }) => origin),
  )
  project.provide(
    'folders',
    shops.map(({ directory }) => directory),
  )
  return () =>
    Promise.all([...shops.map(shop => shop.remove()), rm(first.directory, { recursive: true, force: true })])
}
