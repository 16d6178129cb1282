import type { Kysely, Transaction } from 'kysely'
import type { JobTables } from '#platform/jobs/jobs.ts'

/**
 * The content store's tables. Documents are JSON as text: keys keep their order and every string its characters, U+0000 and lone
 * surrogates too, which `jsonb` refuses or rewrites. Instants are epoch milliseconds.
 */
export type ContentTables = {
  content_page: {
    readonly key: string
    /** Of the page from its creation on: another page at the same key has another one. */
    readonly life: string
    readonly document: string
  }
  /** Rows of a page besides its document: contents of releases and kept drafts, and the steps of its log. */
  content_part: {
    /** Key of the page, or `bin/` and the id of a deletion. */
    readonly owner: string
    readonly kind: 'release' | 'draft' | 'step'
    readonly number: number
    readonly document: string
  }
  content_bin: { readonly id: string; readonly document: string }
  /** Everything that is one small document. */
  content_document: { readonly kind: string; readonly id: string; readonly document: string }
  content_picture: { readonly file: string; readonly bytes: Buffer }
  content_session: {
    readonly token_hash: string
    readonly name: string
    readonly expires_at: number
    /** Null in sessions of versions that did not store it. */
    readonly used_at: number | null
  }
  content_audit: { readonly number: number; readonly document: string }
  /** One row: the number of the newest change. */
  content_counter: { readonly number: number }
  /** Changes for the copies that processes keep in memory. */
  content_change: { readonly number: number; readonly process: string; readonly document: string }
}

/** A database on PostgreSQL that others use too. */
export type SharedDatabase = Kysely<JobTables>
export type ContentDatabase = Kysely<JobTables & ContentTables>
export type ContentTransaction = Transaction<JobTables & ContentTables>
