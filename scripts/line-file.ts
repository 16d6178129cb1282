import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rename } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { Writable } from 'node:stream'

export type WriteLine = (line: string) => Promise<void>

/**
 * Writes lines to a file, or to standard output for `-`, no faster than the other end takes them. A file appears under its name
 * only when it is whole.
 * @throws whatever the file system or the pipe answers
 */
export async function writeLines<Result>(
  file: string,
  work: (write: WriteLine) => Promise<Result>,
): Promise<Result> {
  const isStdout = file === '-'
  const partial = `${file}.part`
  const target: Writable = isStdout ? process.stdout : createWriteStream(partial)
  let failure: Error | undefined
  target.on('error', error => {
    failure = error
  })
  const result = await work(async line => {
    if (failure) throw failure
    if (!target.write(`${line}\n`)) await once(target, 'drain')
  })
  if (isStdout) return result
  target.end()
  await finished(target)
  await rename(partial, file)
  return result
}
