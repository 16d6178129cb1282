import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import type { PagePublishing } from './page-publishing.ts'
import type { PageReading } from './page-reading.ts'
import type { PageWriting } from './page-writing.ts'

/** Versions of pages, and keys of pages that moved meanwhile. */
type Parts = Pick<
  PageReading & PageWriting & PagePublishing,
  'release' | 'keptDraft' | 'rollback' | 'nameRelease' | 'nameDraft' | 'nameNow'
>

const { read, change } = operationsOn<Parts>()
const key = z.string().max(200)
const number = z.int().min(1)
/** Its length is judged with the version: the refusal names the limit. */
const name = z.string().max(1000)

/** Releases and kept drafts of pages. The audit log is written with the change. */
export const versionOperations = {
  release: read({
    right: 'pages.read',
    summary: 'Reads the content of a release.',
    input: z.strictObject({ key, version: number }),
    run: (pages, given, { actor }) => pages.release(actor, given.key, given.version),
  }),
  draft: read({
    right: 'pages.read',
    summary: 'Reads the content of a draft that was replaced.',
    input: z.strictObject({ key, id: number }),
    run: (pages, given, { actor }) => pages.keptDraft(actor, given.key, given.id),
  }),
  'roll-back': change({
    right: 'pages.rollBack',
    summary: 'Publishes an older release again, as a new version.',
    input: z.strictObject({ key, version: number }),
    run: (pages, given, { actor }) => pages.rollback(actor, given.key, given.version),
  }),
  'name-release': change({
    right: 'pages.change',
    summary: 'Names a release. An empty name removes it.',
    input: z.strictObject({ key, version: number, name }),
    run: (pages, given, { actor }) => pages.nameRelease(actor, given.key, given.version, given.name),
  }),
  'name-draft': change({
    right: 'pages.change',
    summary: 'Names a kept draft. An empty name removes it.',
    input: z.strictObject({ key, id: number, name }),
    run: (pages, given, { actor }) => pages.nameDraft(actor, given.key, given.id, given.name),
  }),
  keep: change({
    right: 'pages.change',
    summary: 'Keeps the present draft under a name.',
    input: z.strictObject({ key, revision: number, name }),
    run: (pages, given, { actor }) => pages.nameNow(actor, given.key, given.revision, given.name),
  }),
}
