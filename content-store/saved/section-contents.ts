import type { SavedPartRepository } from '../storage/saved-part-repository.ts'
import { type AnyBlock, mayNest } from '#blocks/page/define-block.ts'
import { type Component, MAX_DEPTH } from '#blocks/page/page.ts'
import { SYNCED, type UseOf } from '#blocks/page/synced-section.ts'
import type { Locale } from '#locales/locale.ts'
import type { Contents, SavedPart, SectionVersion } from '../client/types.ts'
import { done, type Outcome, refuse } from '#operators/outcome.ts'
import { mapResult } from '#platform/result.ts'
import { eachComponent, parseDraft } from '../stored/page-schema.ts'

/** Blocks of one synced section, inside others included. */
const MAX_SECTION_BLOCKS = 50
/** Bytes of a section in one language, as JSON. */
const MAX_SECTION_BYTES = 64 * 1024
/** Versions kept of a section. A use that holds an older one keeps all it says when it is brought up to date. */
const MAX_VERSIONS = 50

type FindBlock = (code: string) => AnyBlock | undefined

/** Returns true if a section is stored at the version that a use holds. */
export type KnowsSection = (use: UseOf) => boolean

export const knowingSections =
  (saved: Pick<SavedPartRepository, 'all'>): KnowsSection =>
  ({ section, version }) =>
    saved
      .all()
      .some(
        ({ id, kind, versions }) =>
          id === section && kind === 'synced' && versions.some(each => each.version === version),
      )

/** Blocks that can be a synced section: what can be a draft, within the limits, and may be inside another block. */
export function parseSection(
  given: readonly unknown[],
  findBlock: FindBlock,
  clean: (components: readonly Component[]) => readonly Component[],
): Outcome<readonly Component[]> {
  const parsed = parseDraft({ components: given, revision: 1 })
  if (!parsed.ok) return parsed
  const components = clean(parsed.value.components).toSorted((a, b) => a.sort - b.sort)
  const every = [...eachComponent(components)]
  if (every.length > MAX_SECTION_BLOCKS)
    return refuse(422, 'sectionTooManyBlocks', { values: { max: MAX_SECTION_BLOCKS } })
  if (every.some(({ component }) => component.code === SYNCED)) return refuse(422, 'sectionInSection')
  // The use itself is a level.
  if (every.some(({ level }) => level >= MAX_DEPTH))
    return refuse(422, 'sectionTooDeep', { values: { max: MAX_DEPTH - 1 } })
  const homeless = components.find(({ code }) => {
    const block = findBlock(code)
    return !block || !mayNest(block)
  })
  if (homeless) return refuse(422, 'sectionTakesNot', { values: { code: homeless.code } })
  if (Buffer.byteLength(JSON.stringify(components)) > MAX_SECTION_BYTES)
    return refuse(413, 'sectionTooLarge', { values: { max: MAX_SECTION_BYTES / 1024 } })
  return done(components)
}

/** The blocks of both languages, or why those of one are refused. */
export function inEach<Given>(
  given: Readonly<Record<Locale, Given>>,
  read: (components: Given) => Outcome<readonly Component[]>,
): Outcome<Contents> {
  const zh = read(given.zh_HK)
  if (!zh.ok) return zh
  return mapResult(read(given.en_US), en_US => ({ zh_HK: zh.value, en_US }))
}

/** A section with another version, the newest. */
export const withVersion = (part: SavedPart, version: SectionVersion): SavedPart => ({
  ...part,
  versions: [...part.versions, version].slice(-MAX_VERSIONS),
})
