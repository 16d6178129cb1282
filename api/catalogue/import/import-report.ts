import type { FieldChange } from '../../rules/line-changes.ts'
import type { RecordKind as Kind } from '../rows/change-log.ts'

/** Effect of an import (or, dry, the effect it would have) on the lines of one kind. */
export interface KindReport {
  /** Codes that were not there before. */
  readonly added: readonly string[]
  readonly changed: readonly { readonly code: string; readonly fields: readonly FieldChange[] }[]
  /** Number of lines that repeat what is stored already. */
  readonly unchanged: number
}

/** Per kind, in the order of first occurrence. */
export type ImportReport = Readonly<Partial<Record<Kind, KindReport>>>

interface GrowingKindReport {
  added: string[]
  changed: { code: string; fields: readonly FieldChange[] }[]
  unchanged: number
}

/** Collects a report line by line. */
export function createReport() {
  const kinds: Partial<Record<Kind, GrowingKindReport>> = {}
  return {
    /** Records one line: new (`undefined` fields), changed or, without fields, unchanged. */
    note(kind: Kind, code: string, fields: readonly FieldChange[] | undefined): void {
      const report = (kinds[kind] ??= { added: [], changed: [], unchanged: 0 })
      if (!fields) report.added.push(code)
      else if (fields.length > 0) report.changed.push({ code, fields })
      else report.unchanged += 1
    },
    report: kinds as ImportReport,
  }
}
