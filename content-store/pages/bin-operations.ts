import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import type { PageBin } from './page-bin.ts'

const id = z.string().max(300)

const { read, change } = operationsOn<PageBin>()

/** Deleted pages. The audit log is written with the change. */
export const binOperations = {
  list: read({
    right: 'pages.read',
    summary: 'Lists deleted pages, newest first. They are removed after 30 days.',
    input: z.strictObject({}),
    run: (bin, _, { actor }) => bin.deletedPages(actor),
  }),
  restore: change({
    right: 'pages.restore',
    summary: 'Restores a deleted page.',
    input: z.strictObject({ id }),
    run: (bin, given, { actor }) => bin.restorePage(actor, given.id),
  }),
  purge: change({
    right: 'pages.purge',
    summary: 'Removes a deleted page for good.',
    input: z.strictObject({ id }),
    run: (bin, given, { actor }) => bin.purgePage(actor, given.id),
  }),
  empty: change({
    right: 'pages.purge',
    summary: 'Removes all deleted pages for good.',
    input: z.strictObject({}),
    run: (bin, _, { actor }) => bin.emptyBin(actor),
  }),
}
