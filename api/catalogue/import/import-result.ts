import type { ImportReport } from './import-report.ts'
import type { ImportProblem } from '../format/file-facts.ts'

export interface ImportOptions {
  /** Check and compare everything, keep nothing. */
  readonly dryRun?: boolean
  /** Name of the operator; empty for the command line. */
  readonly by?: string
  readonly reason?: string
  /** Called after every batch. */
  readonly onProgress?: (progress: ImportProgress) => void
}

export interface SiteImportOptions extends Omit<ImportOptions, 'onProgress'> {
  /** Codes of categories that will be there, though they are not yet. */
  readonly comingCategories?: readonly string[] | undefined
}

export type ImportProgress =
  | {
      readonly step: 'comparing'
      readonly linesRead: number
      /** Lines compared with what is stored. */
      readonly linesTaken: number
    }
  /** All lines are compared; the rows that differ go into the catalogue. */
  | { readonly step: 'writing'; readonly rows: number; readonly of: number }

export interface ImportResult {
  /** Empty when the file was (or, on a dry run, would be) imported. Otherwise nothing was. At most `MAX_PROBLEMS`. */
  readonly problems: readonly ImportProblem[]
  /** Probable mistakes that are allowed. At most `MAX_PROBLEMS`. */
  readonly warnings: readonly ImportProblem[]
  /** Lines read per kind. */
  readonly counts: Readonly<Record<string, number>>
  /** Changes of the file; of no use when there are problems. */
  readonly report: ImportReport
  /** The catalogue's version afterwards; `undefined` when nothing was written. */
  readonly version: number | undefined
}
