import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import type { BlockVersions } from './block-versions.ts'

/** Block versions, and keys of pages that moved meanwhile. */
type Parts = BlockVersions & { readonly presentKey: (key: string) => string }

const { read, change } = operationsOn<Parts>()
const input = z.strictObject({ key: z.string().max(200) })

/** Blocks of earlier versions. The audit log is written with the change. */
export const blockVersionOperations = {
  list: read({
    right: 'pages.publish',
    summary: 'Lists pages with blocks of earlier versions, and upgrades that can be reverted.',
    input: z.strictObject({}),
    run: (versions, _, { actor }) => versions.blockVersions(actor),
  }),
  preview: read({
    right: 'pages.publish',
    summary: 'Shows a page as it is and as the upgrade of its blocks would leave it.',
    input,
    run: (versions, { key }, { actor }) => versions.previewRaise(actor, versions.presentKey(key)),
  }),
  upgrade: change({
    right: 'pages.publish',
    summary: 'Upgrades the blocks of a page, in its draft and live.',
    input,
    run: (versions, { key }, { actor }) => versions.upgradePage(actor, versions.presentKey(key)),
  }),
  revert: change({
    right: 'pages.publish',
    summary: 'Reverts the upgrade of a page, unless it was changed since.',
    input,
    run: (versions, { key }, { actor }) => versions.revertPage(actor, versions.presentKey(key)),
  }),
}
