import type { SavedPartRepository } from '../storage/saved-part-repository.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import { asPlainBlocks, type UseOf } from '#blocks/page/synced-section.ts'
import type { Operator } from '#operators/operator.ts'
import type { SavedPart, SavedPartInfo } from '../client/types.ts'
import { done, type Outcome, type Refusal, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { inBoth, localesOf, presentVersion } from '../client/model/contents.ts'
import { parseDraft } from '../stored/page-schema.ts'
import { savedPartFields } from '../stored/saved-part.ts'
import { ifAllowed } from '#operators/rights.ts'
import { inEach, parseSection } from './section-contents.ts'

/** Sections and templates of one shop. */
const MAX_SAVED_PARTS = 500

const blocks = z.array(z.unknown()).min(1)
/** Blocks of one language or both. */
export const contentsSchema = z
  .strictObject({ zh_HK: blocks.optional(), en_US: blocks.optional() })
  .refine(contents => LOCALES.some(locale => contents[locale]))
const text = z.string().trim().min(1).max(80)
export const renameSchema = z.object({ name: z.object({ zh_HK: text, en_US: text }) })
export const newPartSchema = renameSchema.extend({
  ...savedPartFields.pick({ kind: true, locale: true, type: true }).shape,
  contents: contentsSchema,
})

export function infoOf(part: SavedPart): SavedPartInfo {
  const { versions: _, ...info } = part
  const { version, contents } = presentVersion(part)
  return {
    ...info,
    blocks: contents[part.locale].length,
    locales: localesOf(contents, part.locale),
    ...(part.kind === 'synced' && { version }),
  }
}

/** What can be a draft can be saved: the same limits of shape, depth and number. A use of a section of another shop becomes blocks. */
function parseCopies(
  given: readonly unknown[],
  isKnown: (use: UseOf) => boolean,
  clean: Parts['clean'],
): Outcome<readonly Component[]> {
  const parsed = parseDraft({ components: given, revision: 1 })
  if (!parsed.ok) return parsed
  return done(clean(asPlainBlocks(parsed.value.components, use => !isKnown(use))))
}

export const savedPartRefusal = (error: z.ZodError): Refusal => refuseInput(422, 'invalidSavedPart', error)

interface Parts {
  readonly saved: SavedPartRepository
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Number of pages that use a synced section. */
  readonly countUses: (id: string) => Promise<number>
  /** Sanitises rich text. */
  readonly clean: (components: readonly Component[]) => readonly Component[]
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Blocks that operators saved to use them again: sections of a page, and whole pages as templates. */
export type SavedParts = ReturnType<typeof createSavedParts>

export function createSavedParts({ saved, findBlock, countUses, clean, clock }: Parts) {
  const isKnown = ({ section }: UseOf) => saved.all().some(({ id }) => id === section)

  return {
    /** Without their blocks; the newest first. */
    savedParts: (actor: Operator): Promise<Outcome<readonly SavedPartInfo[]>> =>
      ifAllowed(actor, 'pages.read', async () =>
        done([...saved.all()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(infoOf)),
      ),
    savedPart: (actor: Operator, id: string): Promise<Outcome<SavedPart>> =>
      ifAllowed(actor, 'pages.read', async () => {
        const part = saved.all().find(each => each.id === id)
        return part ? done(part) : refuse(404, 'savedPartNotFound')
      }),
    /** `given`: `NewSavedPart`. */
    savePart: (actor: Operator, given: unknown): Promise<Outcome<SavedPartInfo>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const parsed = newPartSchema.safeParse(given)
        if (!parsed.success) return savedPartRefusal(parsed.error)
        const { contents: asked, ...rest } = parsed.data
        const read = inEach(inBoth(asked), components =>
          rest.kind === 'synced'
            ? parseSection(components, findBlock, clean)
            : parseCopies(components, isKnown, clean),
        )
        if (!read.ok) return read
        const stamp = { at: clock(), by: actor.name }
        const part: SavedPart = {
          ...rest,
          id: randomBytes(8).toString('hex'),
          versions: [{ version: 1, ...stamp, contents: read.value }],
          ...stamp,
        }
        const kept = await saved.change(all =>
          all.length >= MAX_SAVED_PARTS
            ? { result: refuse(409, 'tooManySavedParts', { values: { max: MAX_SAVED_PARTS } }) }
            : { result: done(part), save: part },
        )
        return mapResult(kept, infoOf)
      }),
    /** `given`: `{ name }`. */
    renamePart: (actor: Operator, id: string, given: unknown): Promise<Outcome<SavedPartInfo>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const parsed = renameSchema.safeParse(given)
        if (!parsed.success) return savedPartRefusal(parsed.error)
        const kept = await saved.change<Outcome<SavedPart>>(all => {
          const part = all.find(each => each.id === id)
          if (!part) return { result: refuse(404, 'savedPartNotFound') }
          const next = { ...part, name: parsed.data.name }
          return { result: done(next), save: next }
        })
        return mapResult(kept, infoOf)
      }),
    removePart: (actor: Operator, id: string): Promise<Outcome<null>> =>
      ifAllowed(actor, 'pages.change', async () => {
        const count = await countUses(id)
        if (count > 0) return refuse(409, 'sectionInUse', { values: { count } })
        return saved.change<Outcome<null>>(all =>
          all.some(each => each.id === id)
            ? { result: done(null), remove: id }
            : { result: refuse(404, 'savedPartNotFound') },
        )
      }),
  }
}
