import { resolve } from 'node:path'
import { type Database, openDatabase } from '#api/database/database.ts'
import { databaseUrl } from '#server/open/open-database.ts'
import { startProblem } from '#server/open/start-problem.ts'
import { readSettings, type Settings, SettingsError } from '#server/settings/settings.ts'

/** Wrong usage of a command. The message says why; without one, the usage itself is the answer. */
export class UsageError extends Error {}

/** Returns true if `parseArgs` rejected the arguments. */
const isParseError = (error: unknown) =>
  error instanceof TypeError && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')

/** What a failed command prints, and its exit status: 2 for wrong usage, which `usage` follows, and for wrong settings; otherwise 1. */
export function failureOf(
  error: unknown,
  usage: string,
): { readonly message: string; readonly status: 1 | 2 } {
  const message = startProblem(error) ?? (error instanceof Error ? error.message : String(error))
  if (error instanceof UsageError || isParseError(error))
    return { message: `${message}\n\n${usage}`.trim(), status: 2 }
  return { message, status: error instanceof SettingsError ? 2 : 1 }
}

/** Prints why a command failed, and sets the exit status. */
export function reportFailure(error: unknown, usage: string): void {
  const { message, status } = failureOf(error, usage)
  console.error(message)
  process.exitCode = status
}

/** Opens the database of the shop that the environment names, and closes it after the work. */
export async function withDatabase<Result>(
  work: (db: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(process.env)
  const db = await openDatabase({ url: databaseUrl(settings, resolve(settings.DATA_DIR)) })
  try {
    return await work(db, settings)
  } finally {
    await db.destroy()
  }
}
