import type { LegalDocument } from '#api/rules/legal-documents.ts'

/** True for a shop that shoppers see, and since when. */
export interface DeskOpening {
  readonly isOpen: boolean
  /** Name of the operator; empty for the state that the shop began with. */
  readonly by: string
  /** Epoch milliseconds; 0 if it is not known. */
  readonly at: number
  /** True if the shop was open at some time. */
  readonly wasOpen: boolean
  /** True if there are no goods, no menus and documents, and no pages beside the shells. */
  readonly isEmpty: boolean
}

/** Entries of the guide, in its order. */
export const GUIDE_ENTRIES = [
  'shopName',
  'logo',
  'contact',
  'delivery',
  'documents',
  'style',
  'menu',
  'homePage',
  'payment',
  'mail',
  'trialOrder',
  'secondOperator',
] as const
export type GuideName = (typeof GUIDE_ENTRIES)[number]

/** Entries that a shop may do without. */
export const OPTIONAL_ENTRIES: ReadonlySet<GuideName> = new Set([
  'logo',
  'contact',
  'delivery',
  'menu',
  'payment',
  'mail',
  'trialOrder',
  'secondOperator',
])

/** An entry of the guide. */
export interface GuideEntry {
  readonly name: GuideName
  readonly state: 'done' | 'todo' | 'aside'
  readonly isOptional: boolean
  /** Codes of documents that are missing. */
  readonly missing: readonly LegalDocument[]
  /** Operator who set it aside, and when (epoch milliseconds); empty and 0 otherwise. */
  readonly by: string
  readonly at: number
}
