import { z } from 'zod'
import { LRUCache } from 'lru-cache'
import { failure } from '../shared/failure.ts'
import { documentTexts } from '../generated/document-texts.ts'
import { LIMITS } from './limits.ts'
import { sha256 } from '../shared/sha256.ts'

/** A client's extension for a hashed query. Source: CO-122. */
const persistedSchema = z.object({
  persistedQuery: z.object({ version: z.literal(1), sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }),
})

/** Texts by their hash: the shop's own from the start, others once a client has sent hash and text together. */
export interface PersistedTexts {
  /**
   * The text to run.
   * @throws a failure for an unknown hash, or a hash that is not the text's
   */
  readonly resolve: (query: string | undefined, extensions: unknown) => string | undefined
}

export function createPersistedTexts(): PersistedTexts {
  const own = new Map(Object.entries(documentTexts))
  const registered = new LRUCache<string, string>({ max: LIMITS.registered })

  return {
    resolve(query, extensions) {
      if (extensions === undefined) return query
      const parsed = persistedSchema.safeParse(extensions)
      if (!parsed.success) {
        const asked = typeof extensions === 'object' && extensions !== null && 'persistedQuery' in extensions
        if (asked)
          throw failure('BAD_REQUEST', 'persistedQuery requires version 1 and a SHA-256 hash in hex.')
        return query
      }
      const hash = parsed.data.persistedQuery.sha256Hash
      if (query === undefined) {
        const text = own.get(hash) ?? registered.get(hash)
        // The name is part of the protocol: clients look for it.
        if (text === undefined) throw failure('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound')
        return text
      }
      if (sha256(query) !== hash) {
        throw failure('PERSISTED_QUERY_HASH_MISMATCH', 'The hash does not match the query.')
      }
      if (!own.has(hash) && query.length <= LIMITS.documentLength) registered.set(hash, query)
      return query
    },
  }
}
