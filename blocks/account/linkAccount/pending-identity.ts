import type { ThirdPartyType } from '#api/client/account/identity.ts'

/** An identity a third party vouched for, not linked to an account yet. */
export interface Pending {
  readonly type: ThirdPartyType
  /** Where to then. */
  readonly to: string
  readonly thirdPartyId: string
  readonly nickName: string
  readonly email: string
  readonly mobile: string
}

const KEY = 'cairn:pending-identity'
/** As long as the server waits for it. */
const HOLDS_MS = 30 * 60_000

/** Kept by this tab alone, for the reload a change of language is. */
export function keepPending(pending: Pending, now: number): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ pending, at: now }))
  } catch {
    // A browser without storage: a reload starts over.
  }
}

/** @returns nothing when there is none, or the server no longer waits for it */
export function keptPending(now: number): Pending | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { pending: Pending; at: number } | null // written above
    const age = now - Number(kept?.at)
    return age >= 0 && age < HOLDS_MS ? kept?.pending : undefined
  } catch {
    return undefined
  }
}

/** It is linked, or given up. */
export function forgetPending(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // nothing was kept
  }
}
