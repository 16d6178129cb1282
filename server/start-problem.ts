import { DataFolderInUse } from './data-lock.ts'
import { SettingsError } from './settings.ts'

/** What listening throws (`listen`), or looking up the host's name before it (`getaddrinfo`). */
const LISTENING: readonly unknown[] = ['listen', 'getaddrinfo']

/** Why a shop cannot start, in words for whoever starts it; `undefined` for what is a fault of ours and needs its stack. */
export function startProblem(error: unknown): string | undefined {
  if (error instanceof SettingsError || error instanceof DataFolderInUse) return error.message
  if (!(error instanceof Error) || !('syscall' in error && 'code' in error)) return undefined
  if (!LISTENING.includes(error.syscall)) return undefined
  switch (error.code) {
    case 'EADDRINUSE':
      return 'PORT: another program listens there already. Stop it, or name another port.'
    case 'EACCES':
      return 'PORT: this user may not listen there. Name a port above 1023.'
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return 'HOST: this machine has no such address. 127.0.0.1 is its own, 0.0.0.0 means all of them.'
    default:
      return undefined
  }
}
