import type { Kysely, Transaction } from 'kysely'
import type { JobTables } from '#platform/jobs/jobs.ts'

/**
 * Tables of a storage. Documents and entries are JSON as text: keys keep their order and every string its characters, U+0000 and lone
 * surrogates too, which `jsonb` refuses or rewrites.
 */
export type StorageTables = {
  content_document: { readonly folder: string; readonly id: string; readonly document: string }
  /** Names of logs. A log that moves keeps its entries; another one of the same name has others. */
  content_log: { readonly name: string; readonly log: string }
  content_entry: { readonly log: string; readonly number: number; readonly entry: string }
  content_blob: { readonly name: string; readonly bytes: Buffer }
  /** One row: the number of the newest change. */
  content_counter: { readonly number: number }
  /** Changes for the copies that processes keep in memory. */
  content_change: { readonly number: number; readonly process: string; readonly document: string }
}

/** A database on PostgreSQL that others use too. */
export type SharedDatabase = Kysely<JobTables>
export type StorageDatabase = Kysely<JobTables & StorageTables>
export type StorageTransaction = Transaction<JobTables & StorageTables>
export type Reader = StorageDatabase | StorageTransaction
