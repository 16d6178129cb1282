/** Reasons of entries in the ledger of stock. */
export const MOVE_REASONS = [
  /** Stock that was there when the ledger began. */
  'opening',
  'import',
  'set',
  'count',
  'add',
  'shipped',
  'returned',
  'exchanged',
  'writtenOff',
  /** The SKU was removed from the catalogue. */
  'removed',
] as const
export type MoveReason = (typeof MOVE_REASONS)[number]

/** Reasons that state a level, whatever it was before. */
const STATES_LEVEL: ReadonlySet<MoveReason> = new Set(['opening', 'import', 'set', 'count', 'removed'])

/** Returns true for entries that say how many units there are; others say how many came or left. */
export const statesLevel = (reason: MoveReason): boolean => STATES_LEVEL.has(reason)
