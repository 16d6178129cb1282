// Written by `npm run codegen` from the .graphql files below api/. Not edited by hand.
/** A GraphQL document known to the server by the SHA-256 of its text; `text` is sent only where a hash is not known. */
export interface PersistedDocument<Result, Variables> {
  readonly operation: string
  /** Mutations never travel by GET. */
  readonly kind: 'query' | 'mutation'
  readonly hash: string
  /** Phantom fields: they carry the types and are never set. */
  readonly result?: Result
  readonly variables?: Variables
}
