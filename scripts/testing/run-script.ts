import { execFile } from 'node:child_process'

/** Exit of a program, and what it printed; `output` is all of it, standard output first. */
export interface ScriptRun {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
  readonly output: string
}

interface ShopOfTest {
  /** The data folder. */
  readonly folder: string
  /** The address of a PostgreSQL database; SQLite in the folder when it is missing. */
  readonly databaseUrl?: string
  /** A line for standard input. */
  readonly input?: string
}

/** Runs a program of `scripts/`, by its name, on a shop of a test's own. */
export const runScript = (
  name: string,
  args: readonly string[],
  { folder, databaseUrl = '', input = '' }: ShopOfTest,
) =>
  new Promise<ScriptRun>(resolve => {
    const env = { ...process.env, DATA_DIR: folder, DATABASE_URL: databaseUrl }
    const program = [`scripts/${name}.ts`, ...args]
    const child = execFile(process.execPath, program, { env }, (error, stdout, stderr) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : 0,
        stdout,
        stderr,
        output: stdout + stderr,
      }),
    )
    child.stdin?.end(`${input}\n`)
  })
