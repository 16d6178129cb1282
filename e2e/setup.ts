import { rm } from 'node:fs/promises'
import type { TestProject } from 'vitest/node'
import { spawnShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origins: readonly string[]
    /** Data folder of a demo shop, for shops of a test's own. */
    readonly demoFolder: string
  }
}

/** Starts one shop for each worker, so that files running at the same time do not see each other's changes. */
export default async function setup(project: TestProject) {
  const first = await spawnShop()
  await first.stop()
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      // Tests of limits per network address send an address of their own (`newPerson`).
      spawnShop({ TRUSTED_PROXIES: '1', DEV_PAGES: 'true' }, { like: first.directory }),
    ),
  )
  project.provide('demoFolder', first.directory)
  project.provide(
    'origins',
    shops.map(({ origin }) => origin),
  )
  return () =>
    Promise.all([...shops.map(shop => shop.remove()), rm(first.directory, { recursive: true, force: true })])
}
