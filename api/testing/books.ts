import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { BooksQuery } from '../order/books/books.ts'

/** Reads the books of an open database, for `checkBooks`. */
export const booksOf =
  (db: Database): BooksQuery =>
  async text =>
    (await sql.raw<Awaited<ReturnType<BooksQuery>>[number]>(text).execute(db)).rows
