import type { AnyBlock } from '#blocks/page/define-block.ts'
import { openContentStore } from '../open.ts'
import { CHEAP } from './cheap-passwords.ts'

/** The store of a program that writes until it is killed; by default with the shop's own blocks. */
export async function openForWriter(directory: string, findBlock?: (code: string) => AnyBlock | undefined) {
  const { store } = await openContentStore({
    directory,
    secret: 'a secret for tests only',
    passwordCost: CHEAP,
    ...(findBlock && { findBlock }),
  })
  return store
}
