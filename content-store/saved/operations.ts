import { z } from 'zod'
import { operationsOn } from '#operators/operation.ts'
import { newPartSchema, renameSchema, savedPartRefusal, type SavedParts } from './saved-parts.ts'
import {
  bringSectionSchema,
  saveSectionSchema,
  sectionChangeSchema,
  type SyncedSections,
} from './synced-sections.ts'

const id = z.string().max(64)
/** Sections and pages travel whole. */
const MAX_BYTES = 1024 * 1024

const { read, change } = operationsOn<SavedParts & SyncedSections>()

/** Saved sections, synced ones among them, and page templates. */
export const savedOperations = {
  list: read({
    right: 'pages.read',
    summary: 'Lists saved sections and templates without their blocks, newest first.',
    input: z.strictObject({}),
    run: (saved, _, { actor }) => saved.savedParts(actor),
  }),
  find: read({
    right: 'pages.read',
    summary: 'Looks up a saved section or template with its blocks.',
    input: z.strictObject({ id }),
    run: (saved, given, { actor }) => saved.savedPart(actor, given.id),
  }),
  save: change({
    right: 'pages.change',
    summary: 'Saves blocks as a section, a template or a synced section.',
    input: newPartSchema.strict(),
    maxBytes: MAX_BYTES,
    malformed: savedPartRefusal,
    run: (saved, given, { actor }) => saved.savePart(actor, given),
  }),
  rename: change({
    right: 'pages.change',
    summary: 'Renames a saved section or template.',
    input: renameSchema.extend({ id }).strict(),
    malformed: savedPartRefusal,
    run: (saved, { id: part, name }, { actor }) => saved.renamePart(actor, part, { name }),
  }),
  remove: change({
    right: 'pages.change',
    summary: 'Removes a saved section or template that no page uses.',
    input: z.strictObject({ id }),
    run: (saved, given, { actor }) => saved.removePart(actor, given.id),
  }),
  sync: change({
    right: 'pages.change',
    summary: 'Makes a synced section of a saved one.',
    input: z.strictObject({ id }),
    run: (saved, given, { actor }) => saved.syncSection(actor, given.id),
  }),
  /** A POST, because a change of a section is larger than an address may be. */
  uses: change({
    right: 'pages.read',
    summary: 'Lists pages that use a synced section, and conflicts of a change there.',
    input: z.strictObject({ id, change: sectionChangeSchema.strict().optional() }),
    maxBytes: MAX_BYTES,
    malformed: savedPartRefusal,
    run: (saved, given, { actor }) => saved.sectionUses(actor, given.id, given.change ?? {}),
  }),
  change: change({
    right: 'pages.change',
    summary: 'Stores a new version of a synced section and updates the pages that use it.',
    input: saveSectionSchema.extend({ id }).strict(),
    maxBytes: MAX_BYTES,
    malformed: savedPartRefusal,
    run: (saved, { id: part, ...given }, { actor }) => saved.changeSection(actor, part, given),
  }),
  update: change({
    right: 'pages.change',
    summary: 'Updates pages to the present version of a synced section; all of them by default.',
    input: bringSectionSchema.extend({ id }).strict(),
    malformed: savedPartRefusal,
    run: (saved, { id: part, ...given }, { actor }) => saved.bringSection(actor, part, given),
  }),
}
