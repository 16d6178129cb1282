import { spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ShopProcess {
  readonly origin: string
  readonly directory: string
  /** What it has printed so far. */
  readonly printed: () => string
  /** Sends a signal and waits; the exit code, `null` when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>
  /** Sends a signal that does not stop it. */
  signal(signal: NodeJS.Signals): void
}

/** A failed start, with the output of the server. */
class ShopDidNotStart extends Error {
  readonly output: string
  readonly code: number | null
  constructor(code: number | null, output: string) {
    super(`The shop stopped with ${code}: ${output}`)
    this.code = code
    this.output = output
  }
}

/** Starts the server of the built shop on a free port, with a data folder, and does not wait for it. */
export const spawnServer = (directory: string, environment: Readonly<Record<string, string>> = {}) =>
  spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: directory, ...environment },
  })

/**
 * Starts the built shop with the demo content in a process of its own, on a free port, in a new folder that `remove` deletes.
 * A shop that is to be `like` another starts with a copy of that folder, which takes half the time of a first start.
 */
export async function spawnShop(
  environment: Readonly<Record<string, string>> = {},
  { like }: { readonly like?: string } = {},
): Promise<ShopProcess & { remove(): Promise<void> }> {
  const directory = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'cairn-')))
  if (like) await cp(like, directory, { recursive: true })
  const child = spawnServer(directory, { LOG_LEVEL: 'error', SHUTDOWN_GRACE_MS: '0', ...environment })
  let output = ''
  const exit = new Promise<number | null>(resolve => child.once('exit', resolve))
  const origin = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += String(chunk)
      const found = /open at (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    void exit.then(code => reject(new ShopDidNotStart(code, output)))
  })
  child.stdout.on('data', (chunk: Buffer) => process.stdout.write(chunk))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    return exit
  }
  return {
    origin,
    directory,
    printed: () => output,
    stop,
    signal: signal => void child.kill(signal),
    async remove() {
      await stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

/** The codes of the blocks in a page's HTML, in their order. */
export const blocksIn = (html: string): readonly string[] =>
  [...html.matchAll(/data-block="(\w+)"/g)].map(([, code = '']) => code)
