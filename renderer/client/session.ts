import type { Api } from '#api/client/api.ts'
import { isVisitor, loginAsVisitor } from '#api/client/customer.ts'

const KEY = 'token'
/** Answers that mean the session is over. Source: C-323. */
const SESSION_INVALID = new Set(['00510104', '401', '10110143'])

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : undefined

/** A browser that forbids storage keeps its session for this page only. */
function tokenStore() {
  let inMemory: string | undefined
  return {
    read: () => {
      try {
        return localStorage.getItem(KEY) ?? inMemory
      } catch {
        return inMemory
      }
    },
    write: (token: string | undefined) => {
      inMemory = token
      try {
        if (token) localStorage.setItem(KEY, token)
        else localStorage.removeItem(KEY)
      } catch {
        // Kept in memory.
      }
    },
  }
}

export interface Session {
  /** The bearer token, where there is one. Source: C-313. */
  readonly token: () => string | undefined
  /** Whether an anonymous visitor is shopping; opens a visitor session when there is none. Source: L-166. */
  readonly isVisitor: () => Promise<boolean>
}

/** The shopper's session in this browser: a visitor's until somebody logs in. */
export function createSession(apiWith: (token: () => string | undefined) => Api): {
  session: Session
  api: Api
} {
  const store = tokenStore()
  const api = apiWith(store.read)
  let asked: Promise<boolean> | undefined

  const begin = async () => store.write(await loginAsVisitor(api))
  const askOnce = async () => {
    if (!store.read()) await begin()
    try {
      return await isVisitor(api)
    } catch (error) {
      if (!SESSION_INVALID.has(codeOf(error) ?? '')) throw error
      // Once: a fresh visitor session that is refused too is a fault, not a reason to try for ever.
      store.write(undefined)
      await begin()
      return isVisitor(api)
    }
  }
  const session: Session = {
    token: store.read,
    isVisitor: () =>
      (asked ??= askOnce().catch((error: unknown) => {
        asked = undefined
        throw error
      })),
  }
  return { session, api }
}
