import type { ChangeSet } from '#api/catalogue/rows/change-log.ts'
import { BIN_MS } from '#api/catalogue/changes/records.ts'
import type { BothTexts } from '#locales/locale.ts'
import type { BinnedRow } from '../collections/record-shapes.ts'

/** A removed record, as a bin lists it. */
export const binnedRow = (
  title: BothTexts,
  { set, line }: { readonly set: ChangeSet; readonly line: { readonly code: string } },
): BinnedRow => ({
  code: line.code,
  title,
  set: set.number,
  removed: { by: set.by, at: set.at },
  until: set.at + BIN_MS,
})
