import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import type { Addresses } from './addresses.ts'

const address = z.string().max(150)

/** Addresses, and keys of pages that moved meanwhile. */
type Parts = Addresses

const { read, change } = operationsOn<Parts>()

/** Old addresses of pages, and links to them. The audit log is written with the change. */
export const redirectOperations = {
  'move-page': change({
    right: 'pages.move',
    summary: 'Moves a page to another address in both languages. The old one redirects there.',
    input: z.strictObject({ key: z.string().max(200), path: address }),
    run: (addresses, { key, path }, { actor }) => addresses.moveAddress(actor, key, { path }),
  }),
  list: read({
    right: 'pages.read',
    summary: 'Lists redirects of moved pages, newest first.',
    input: z.strictObject({}),
    run: (addresses, _, { actor }) => addresses.redirects(actor),
  }),
  remove: change({
    right: 'pages.move',
    summary: 'Removes a redirect.',
    input: z.strictObject({ from: address }),
    run: (addresses, { from }, { actor }) => addresses.removeRedirect(actor, from),
  }),
  'links-to': read({
    right: 'pages.read',
    summary: 'Lists pages whose draft or live version links to an address.',
    input: z.strictObject({ to: address }),
    run: (addresses, { to }, { actor }) => addresses.linksTo(actor, to),
  }),
  'move-links': change({
    right: 'pages.change',
    summary: 'Changes the links to a redirected address in all drafts.',
    input: z.strictObject({ from: address }),
    run: (addresses, { from }, { actor }) => addresses.moveLinks(actor, from),
  }),
}
