import type { TestProject } from 'vitest/node'
import { spawnShop } from './shop-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    readonly origin: string
  }
}

/** One shop for all browser tests. */
export default async function setup(project: TestProject) {
  const shop = await spawnShop()
  project.provide('origin', shop.origin)
  return () => shop.remove()
}
