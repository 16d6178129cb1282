/** A part of a list, the newest first. */
export interface DeskPage<Row> {
  readonly rows: readonly Row[]
  /** The `after` of the next part; `null` at the end. */
  readonly next: string | null
}
