import type { PageRepository } from '../storage/page-repository.ts'
import type { SavedPartRepository } from '../storage/saved-part-repository.ts'
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { Component } from '#blocks/page/page.ts'
import { asPlainBlocks, type UseOf } from '#blocks/page/synced-section.ts'
import type { Operator } from '#operators/operator.ts'
import type { SavedPart, SavedPartInfo } from '../client/types.ts'
import { done, type Outcome, type Refusal, refuse, refuseInput } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { everyBlock } from '../client/model/synced.ts'
import { twinKey } from '../page/page-path.ts'
import { parseDraft } from '../stored/page-schema.ts'
import { savedPartSchema } from '../stored/saved-part.ts'
import { ifAllowed } from '#operators/rights.ts'
import { parseSection, withVersion } from './section-contents.ts'

/** Sections and templates of one shop. */
const MAX_SAVED_PARTS = 500

const text = z.string().trim().min(1).max(80)
export const renameSchema = z.object({ name: z.object({ zh_HK: text, en_US: text }) })
export const newPartSchema = renameSchema.extend({
  ...savedPartSchema.pick({ kind: true, locale: true, type: true }).shape,
  components: z.array(z.unknown()).min(1),
  page: z.string().max(200).optional(),
})

export const infoOf = ({ components, versions, ...info }: SavedPart): SavedPartInfo => ({
  ...info,
  blocks: components.length,
  ...(versions && { version: versions.at(-1)?.version ?? 0 }),
})

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
  readonly repository: Pick<PageRepository, 'find'>
  readonly findBlock: (code: string) => AnyBlock | undefined
  /** Number of pages that use a synced section. */
  readonly countUses: (id: string) => Promise<number>
  /** Sanitises rich text. */
  readonly clean: (components: readonly Component[]) => readonly Component[]
  /** Epoch milliseconds. */
  readonly clock: () => number
}

/** Content of a page's blocks in its other language; the same where they are not there. */
async function saidThere(
  components: readonly Component[],
  page: string | undefined,
  repository: Parts['repository'],
) {
  const key = page === undefined ? undefined : twinKey(page)
  const twin = key === undefined ? undefined : await repository.find(key)
  const known = new Map(everyBlock(twin?.draft.components ?? []).map(block => [block.id, block]))
  const said = (own: Component): Component => {
    const other = known.get(own.id)
    const same = other?.code === own.code ? other : own
    const { version, options, style, name } = same
    return { ...own, version, options, style, name, childComponents: own.childComponents.map(said) }
  }
  return components.map(said)
}

/** Blocks that operators saved to use them again: sections of a page, and whole pages as templates. */
export type SavedParts = ReturnType<typeof createSavedParts>

export function createSavedParts({ saved, repository, findBlock, countUses, clean, clock }: Parts) {
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
        const { components: asked, page, ...rest } = parsed.data
        const read =
          rest.kind === 'synced' ? parseSection(asked, findBlock, clean) : parseCopies(asked, isKnown, clean)
        if (!read.ok) return read
        const id = randomBytes(8).toString('hex')
        const stamp = { at: clock(), by: actor.name }
        const copied = { ...rest, id, components: read.value, ...stamp }
        const there = rest.kind === 'synced' ? await saidThere(read.value, page, repository) : read.value
        const contents = {
          zh_HK: rest.locale === 'zh_HK' ? read.value : there,
          en_US: rest.locale === 'en_US' ? read.value : there,
        }
        const part = rest.kind === 'synced' ? withVersion(copied, { version: 1, ...stamp, contents }) : copied
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
