import { epochMs, type Instant } from '#locales/hong-kong.ts'
import type { BothTexts } from '#locales/locale.ts'

interface VersionTexts {
  readonly title: BothTexts
  readonly subTitle?: BothTexts | undefined
  readonly content: BothTexts
}

/** A document with what came after its first version. */
interface VersionedDocument extends VersionTexts {
  readonly createTime: Instant
  readonly versions?:
    | readonly (VersionTexts & { readonly code: string; readonly from: Instant })[]
    | undefined
}

/** A version of a document, in force from an instant until the next one. Epoch milliseconds. */
export interface DocumentVersion extends VersionTexts {
  readonly code: string
  readonly from: number
  readonly until: number | undefined
}

/** Code of the version that a document begins with. */
export const FIRST_VERSION = '1'

/** Versions of a document in the order of their instants; the first is the document's own texts, from its creation on. */
export function versionsOf(document: VersionedDocument): readonly DocumentVersion[] {
  const { title, subTitle, content, createTime, versions = [] } = document
  const all = [{ code: FIRST_VERSION, from: createTime, title, subTitle, content }, ...versions]
    .map(version => ({ ...version, from: epochMs(version.from) }))
    .toSorted((one, other) => one.from - other.from)
  return all.map((version, index) => ({ ...version, until: all[index + 1]?.from }))
}

/** The version in force at an instant (epoch ms); before all of them, the first one. */
export const versionAt = (document: VersionedDocument, now: number): DocumentVersion | undefined => {
  const all = versionsOf(document)
  return all.findLast(({ from }) => from <= now) ?? all[0]
}
