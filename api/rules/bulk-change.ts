/** One change of many records: a field, what is done to it, and the value; without a value `set` takes the field away. */
export interface BulkChange {
  readonly field: string
  /** `add` and `remove` change one entry of a list of codes. */
  readonly op: 'set' | 'add' | 'remove'
  readonly value?: unknown
}
