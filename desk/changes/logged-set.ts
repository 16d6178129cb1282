/** Change of a field of a record, as the audit log shows it. */
export interface LoggedChange {
  /** Collection in which staff edit it; empty where there is none. */
  readonly collection: string
  readonly kind: string
  readonly code: string
  /** As `pathOf` writes it. With an empty path the record was new, or, with `before`, removed. */
  readonly path: string
  readonly before?: unknown
  readonly after?: unknown
}

/** Changes of records that were made together. */
export interface LoggedSet {
  readonly number: number
  /** Epoch ms. */
  readonly at: number
  /** Name of the operator; empty for the command line. */
  readonly by: string
  readonly source: 'form' | 'grid' | 'import' | 'undo'
  readonly reason: string
  readonly isUndone: boolean
  readonly count: number
  /** The first few of them. */
  readonly first: readonly LoggedChange[]
}
