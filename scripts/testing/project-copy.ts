import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const ROOT = join(import.meta.dirname, '../..')
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', '.git', '.cache'])

/** What making a copy, and a program in it, may take on a busy machine. Milliseconds. */
export const COPY_MS = 120_000

export interface ProjectCopy {
  readonly folder: string
  /** Runs a program of the copy with Node; a path and its arguments. */
  readonly run: (...command: string[]) => Promise<{ readonly stdout: string }>
  readonly remove: () => void
}

/** Copies the sources into a folder of their own, with the packages of this one. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-copy-'))
  for (const name of readdirSync(ROOT))
    if (!NOT_COPIED.has(name)) cpSync(join(ROOT, name), join(folder, name), { recursive: true })
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  const run = promisify(execFile)
  return {
    folder,
    run: (...command) => run(process.execPath, command, { cwd: folder, maxBuffer: 1 << 24 }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
