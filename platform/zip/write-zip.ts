import { pipeline } from 'node:stream/promises'
import type { Writable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive to be: its text, or the path of its bytes. */
export type ZipSource = { readonly name: string } & ({ readonly text: string } | { readonly path: string })

/** Files whose bytes are compressed already. */
const IS_PACKED = /\.(?:jpg|png|webp|avif|gif|webm|mp4)$/

/**
 * Writes an archive into a stream and ends it. Files are read one after the other as the stream takes them.
 * @throws Error of a file that cannot be read, or of the stream
 */
export async function writeZip(sources: Iterable<ZipSource>, target: Writable, mtime: Date): Promise<void> {
  const zip = new ZipFile()
  const ended = pipeline(zip.outputStream, target)
  const failed = new Promise<never>((_, reject) => zip.once('error', reject))
  for (const { name, ...source } of sources) {
    const options = { mtime, compress: !IS_PACKED.test(name), mode: 0o100600 }
    if ('text' in source) zip.addBuffer(Buffer.from(source.text), name, options)
    else zip.addFile(source.path, name, options)
  }
  zip.end()
  await Promise.race([ended, failed])
}
