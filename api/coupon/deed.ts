/** Author, instant and reason of what staff do. */
export interface Deed {
  readonly by: string
  /** Epoch milliseconds. */
  readonly now: number
  readonly reason: string
}
