/** Encodings in which spreadsheets save tables, with their marks. */
const MARKED = [
  { mark: [0xef, 0xbb, 0xbf], encoding: 'utf-8' },
  { mark: [0xff, 0xfe], encoding: 'utf-16le' },
  { mark: [0xfe, 0xff], encoding: 'utf-16be' },
] as const

const decoded = (bytes: ArrayBuffer, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/**
 * The text of a table: by its mark, else UTF-8, else Big5, in which Excel on a Traditional Chinese Windows saves plain CSV. `undefined`
 * where it is none of them.
 */
export function decodeTable(bytes: ArrayBuffer): string | undefined {
  const head = new Uint8Array(bytes.slice(0, 3))
  const marked = MARKED.find(({ mark }) => mark.every((byte, at) => head[at] === byte))
  if (marked) return decoded(bytes, marked.encoding)
  return decoded(bytes, 'utf-8') ?? decoded(bytes, 'big5')
}
