import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { type Component, PAGE_TYPES } from '#blocks/page/page.ts'
import { LOCALES } from '#locales/locale.ts'
import type { Operator, SavedPart, SavedPartInfo } from '../client/types.ts'
import { done, mapOutcome, type Outcome, refuse } from '../outcome.ts'
import { parseDraft } from '../pages/page-schema.ts'
import type { SavedPartRepository } from '../repository.ts'
import { ifAllowed } from '../operators/roles.ts'

/** Sections and templates of one shop. */
const MAX_SAVED_PARTS = 500

/** Blocks that operators saved to use them again: sections of a page, and whole pages as templates. */
export interface SavedParts {
  /** Without their blocks; the newest first. */
  readonly savedParts: (actor: Operator) => Promise<Outcome<readonly SavedPartInfo[]>>
  readonly savedPart: (actor: Operator, id: string) => Promise<Outcome<SavedPart>>
  /** `given`: `NewSavedPart`. */
  readonly savePart: (actor: Operator, given: unknown) => Promise<Outcome<SavedPartInfo>>
  /** `given`: `{ name }`. */
  readonly renamePart: (actor: Operator, id: string, given: unknown) => Promise<Outcome<SavedPartInfo>>
  readonly removePart: (actor: Operator, id: string) => Promise<Outcome<null>>
}

const text = z.string().trim().min(1).max(80)
const renameSchema = z.object({ name: z.object({ zh_HK: text, en_US: text }) })
const newPartSchema = renameSchema.extend({
  kind: z.enum(['section', 'template']),
  locale: z.enum(LOCALES),
  type: z.enum(PAGE_TYPES),
  components: z.array(z.unknown()).min(1),
})

const infoOf = ({ components, ...info }: SavedPart): SavedPartInfo => ({ ...info, blocks: components.length })

const malformed = (error: z.ZodError) =>
  refuse(422, 'invalidSavedPart', { values: { path: error.issues[0]?.path.join('.') ?? '' } })

interface Parts {
  readonly saved: SavedPartRepository
  /** Sanitises rich text. */
  readonly clean: (components: readonly Component[]) => readonly Component[]
  /** Epoch milliseconds. */
  readonly clock: () => number
}

export const createSavedParts = ({ saved, clean, clock }: Parts): SavedParts => ({
  savedParts: actor =>
    ifAllowed(actor, 'readPages', async () =>
      done([...saved.all()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1)).map(infoOf)),
    ),
  savedPart: (actor, id) =>
    ifAllowed(actor, 'readPages', async () => {
      const part = saved.all().find(each => each.id === id)
      return part ? done(part) : refuse(404, 'savedPartNotFound')
    }),
  savePart: (actor, given) =>
    ifAllowed(actor, 'saveDraft', async () => {
      const parsed = newPartSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      const { components: asked, ...rest } = parsed.data
      // What can be a draft can be saved: the same limits of shape, depth and number.
      const draft = parseDraft({ components: asked, revision: 1 })
      if (!('draft' in draft)) return draft
      const id = randomBytes(8).toString('hex')
      const part = { ...rest, id, components: clean(draft.draft.components), at: clock(), by: actor.name }
      const kept = await saved.change(all =>
        all.length >= MAX_SAVED_PARTS
          ? { result: refuse(409, 'tooManySavedParts', { values: { max: MAX_SAVED_PARTS } }) }
          : { result: done(part), save: part },
      )
      return mapOutcome(kept, infoOf)
    }),
  renamePart: (actor, id, given) =>
    ifAllowed(actor, 'saveDraft', async () => {
      const parsed = renameSchema.safeParse(given)
      if (!parsed.success) return malformed(parsed.error)
      const kept = await saved.change<Outcome<SavedPart>>(all => {
        const part = all.find(each => each.id === id)
        if (!part) return { result: refuse(404, 'savedPartNotFound') }
        const next = { ...part, name: parsed.data.name }
        return { result: done(next), save: next }
      })
      return mapOutcome(kept, infoOf)
    }),
  removePart: (actor, id) =>
    ifAllowed(actor, 'saveDraft', () =>
      saved.change<Outcome<null>>(all =>
        all.some(each => each.id === id)
          ? { result: done(null), remove: id }
          : { result: refuse(404, 'savedPartNotFound') },
      ),
    ),
})
