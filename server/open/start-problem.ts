import { DamagedDocument, MissingDocument } from '#platform/storage/storage.ts'
import { TablesHalfMade } from '#platform/database/connect.ts'
import { UnfinishedMigrations } from '#platform/database/folded-migrations.ts'
import { ContentInFiles } from './content-place.ts'
import { DamagedLock, DataFolderInUse, DataFolderNotWritable } from './data-folder.ts'
import { fileProblem } from './file-problem.ts'
import { DemoPasswordsInUse } from '../settings/demo-passwords.ts'
import { GatewayPortTaken } from '../extras.ts'
import { SettingsError } from '../settings/settings.ts'

/** Errors whose message is for operators. */
const MESSAGES = [
  SettingsError,
  DataFolderInUse,
  DataFolderNotWritable,
  DamagedLock,
  DemoPasswordsInUse,
  DamagedDocument,
  MissingDocument,
  TablesHalfMade,
  UnfinishedMigrations,
  ContentInFiles,
  GatewayPortTaken,
]

/** System calls of listening (`listen`), and of resolving the host name before it (`getaddrinfo`). */
const LISTENING: readonly unknown[] = ['listen', 'getaddrinfo']

/** SQLSTATE of PostgreSQL servers that answer but refuse the shop. */
const REFUSED_BY_DATABASE: Readonly<Record<string, string>> = {
  '28P01': 'DATABASE_URL: the database server refuses this user or password.',
  '28000': 'DATABASE_URL: the database server refuses this user or this connection (pg_hba.conf).',
  '3D000': 'DATABASE_URL: the database server has no database of this name. Create it with createdb.',
  '42501': 'DATABASE_URL: this user must be allowed to create tables in the database.',
}

/** Why a shop cannot start, as a message for operators; `undefined` for a bug, which needs its stack. */
export function startProblem(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (MESSAGES.some(kind => error instanceof kind)) return error.message
  if (!('code' in error)) return undefined
  if (typeof error.code === 'string' && error.code in REFUSED_BY_DATABASE)
    return REFUSED_BY_DATABASE[error.code]
  if (!('syscall' in error && LISTENING.includes(error.syscall))) return fileProblem(error)
  const port = 'port' in error ? `port ${String(error.port)}` : 'this port'
  switch (error.code) {
    case 'EADDRINUSE':
      return `PORT: another program already listens on ${port}. Stop it, or set PORT to another port.`
    case 'EACCES':
      return `PORT: this user is not allowed to listen on ${port}. Set PORT to a port above 1023.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST: this machine does not have this address. Use 127.0.0.1 for this machine only, or 0.0.0.0 for all addresses.'
    default:
      return undefined
  }
}
