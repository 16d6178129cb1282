import type { TestProject } from 'vitest/node'
import { spawnShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origins: readonly string[]
  }
}

/** One shop for each worker: files that run side by side do not see what the other one changes. */
export default async function setup(project: TestProject) {
  const shops = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, () =>
      // Tests that count per network address come from one of their own (`somebody`).
      spawnShop({ TRUSTED_PROXIES: '1', DEV_PAGES: 'true' }),
    ),
  )
  project.provide(
    'origins',
    shops.map(({ origin }) => origin),
  )
  return () => Promise.all(shops.map(shop => shop.remove()))
}
