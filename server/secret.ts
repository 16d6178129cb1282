import { randomBytes } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The signing secret: the setting's, else the one made at the first start and kept beside the stores. */
export async function readSecret(directory: string, given: string | undefined): Promise<string> {
  if (given) return given
  const file = join(directory, 'secret')
  await mkdir(directory, { recursive: true })
  const fresh = randomBytes(32).toString('base64url')
  try {
    await writeFile(file, fresh, { flag: 'wx', mode: 0o600 })
    return fresh
  } catch {
    return (await readFile(file, 'utf8')).trim()
  }
}
