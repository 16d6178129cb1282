import { statfs } from 'node:fs/promises'

/** Bytes that are free on the disk of a folder. */
export async function freeOn(directory: string): Promise<number> {
  const { bavail, bsize } = await statfs(directory)
  return bavail * bsize
}
