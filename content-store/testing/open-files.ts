import { onTestFinished } from 'vitest'
import { findTestBlock } from './blocks.ts'
import { CHEAP } from './cheap-passwords.ts'
import { type ContentStorage, openContent } from '../storage/content-storage.ts'
import { openContentFiles } from '../storage/places.ts'

/** What a store keeps in a folder, with cheap password hashes. Failures that callers do not see are thrown. */
export async function openFiles(
  directory: string,
  report = (error: unknown): void => {
    throw error
  },
): Promise<ContentStorage> {
  const storage = await openContent(await openContentFiles(directory, report), {
    clock: Date.now,
    report,
    findBlock: findTestBlock,
    passwordCost: CHEAP,
  })
  onTestFinished(() => storage.close())
  return storage
}
