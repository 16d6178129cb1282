import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import type { ShopArchives } from './shop-archives.ts'

export interface ArchiveDesk {
  readonly archives: ShopArchives
}

const { read, change } = operationsOn<ArchiveDesk>()

/** The whole shop as an archive: export, and import of what the shop lacks. Uploads and downloads are routes beside the operations. */
export const archiveOperations = {
  import: change({
    right: 'shop.open',
    asks: 'again',
    summary: 'Begins to import an archive that was sent, without changing what the shop has.',
    input: z.strictObject({ id: z.string().max(40) }),
    run: ({ archives }, { id }, { actor, now }) => archives.start(id, { by: actor.name, now }),
    about: (_, { archive }) => archive,
  }),
  'import-state': read({
    right: 'shop.open',
    summary: 'Tells how far the newest import of an archive is.',
    input: z.strictObject({}),
    run: async ({ archives }, _, { now }) => done(await archives.newest(now)),
  }),
  export: change({
    right: 'shop.open',
    asks: 'again',
    summary: 'Counts what an archive of the shop holds, before it is downloaded.',
    input: z.strictObject({}),
    run: ({ archives }) => archives.contents(),
  }),
}
