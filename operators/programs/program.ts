import type { KeyLimits } from '../operator.ts'

/** The key of a program as stored: only its hash. */
export interface ProgramKey extends KeyLimits {
  readonly keyHash: string
  /** Instant at which the key was made, epoch ms. */
  readonly since: number
  /** Instant of the last call, up to a minute old, epoch ms; missing before the first. */
  readonly usedAt?: number | undefined
}

/** A key: it says what it is, so that scanners of code and logs find one that got lost. */
export const PROGRAM_KEY = /^cairn_[A-Za-z0-9_-]{43}$/

/** How far behind the instant of the last call may be, ms. */
const NOTED_EVERY = 60_000

/** True if a call at `now` has to be noted. */
export const isToBeNoted = ({ usedAt = 0 }: ProgramKey, now: number): boolean => now - usedAt >= NOTED_EVERY
