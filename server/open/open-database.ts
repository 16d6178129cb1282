import { join } from 'node:path'
import { type Database, openDatabase } from '#api/database/database.ts'
import type { Logger } from '../log/logger.ts'

/** Address of the shop's database: the setting's, else a file in the data folder. */
export const databaseUrl = (
  { DATABASE_URL }: { readonly DATABASE_URL?: string | undefined },
  directory: string,
): string => DATABASE_URL ?? `sqlite:${join(directory, 'shop.db')}`

/** Connection error for the log: never the address, which contains a password. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  return 'code' in error ? String(error.code) : error.message
}

/** Opens the shop's database, and waits for one that does not answer yet. */
export const openShopDatabase = (
  settings: { readonly DATABASE_URL?: string | undefined },
  directory: string,
  logger: Pick<Logger, 'error' | 'warn' | 'info'>,
): Promise<Database> =>
  openDatabase({
    url: databaseUrl(settings, directory),
    reports: {
      failed: (error, message) => logger.error(`${message} (${reasonOf(error)})`),
      recovered: message => logger.info(message),
    },
    onWait: (error, seconds) =>
      logger.warn(
        `The database at DATABASE_URL does not answer (${reasonOf(error)}). The shop opens when it does; next attempt in ${seconds} s.`,
      ),
  })
