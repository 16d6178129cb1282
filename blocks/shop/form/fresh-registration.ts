import { safePath } from '../links/safe-path.ts'
import { REGISTERED } from '../session/shopper.ts'

/** A registration of a moment ago. */
export interface FreshRegistration {
  readonly name: string
  /** Earlier destination of the shopper. */
  readonly redirect: string | undefined
}

/** Time it counts as fresh. Our choice; MO-20 says only that there must be one. */
const FRESH_MS = 10 * 60_000

/** Kept by this tab alone, so that `/register/success` knows. Where nothing can be kept, the shopper comes home instead. */
export function rememberRegistration({ name, redirect }: FreshRegistration, now: number): void {
  try {
    sessionStorage.setItem(REGISTERED, JSON.stringify({ name, redirect, at: now }))
  } catch {
    // a browser without storage
  }
}

/** @returns `undefined` unless a shopper has just registered in this tab. Source: MO-20. */
export function freshRegistration(now: number): FreshRegistration | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(REGISTERED) ?? 'null')
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || !('name' in kept)) return undefined
    const age = now - Number(kept.at)
    if (!(age >= 0 && age < FRESH_MS)) return undefined
    const redirect = 'redirect' in kept ? safePath(String(kept.redirect)) : undefined
    return { name: String(kept.name), redirect }
  } catch {
    return undefined
  }
}
