import type { TestProject } from 'vitest/node'
import { spawnShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
  }
}

/** One shop for all browser tests. */
export default async function setup(project: TestProject) {
  // Tests that count per network address come from one of their own (`somebody`).
  const shop = await spawnShop({ TRUSTED_PROXIES: '1', DEV_PAGES: 'true' })
  project.provide('origin', shop.origin)
  return () => shop.remove()
}
