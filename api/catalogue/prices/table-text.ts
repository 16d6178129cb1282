/** A table in an encoding that is not read. */
export class TableEncodingError extends Error {}

/** Bytes looked at to tell encodings apart. */
const HEAD = 64

/** `utf-16le` by its mark or by every second byte of ASCII text, which is 0; else UTF-8. */
function encodingOf(head: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  const [first, second] = head
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  if (head.length < 4) return 'utf-8'
  const areZero = (parity: number) => head.every((byte, at) => at % 2 !== parity || byte === 0)
  if (areZero(1)) return 'utf-16le'
  return areZero(0) ? 'utf-16be' : 'utf-8'
}

/**
 * Bytes of a table as text, piece by piece, without a byte order mark: UTF-8 and UTF-16, as spreadsheets write them.
 * @throws TableEncodingError
 */
export async function* tableText(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let head: Uint8Array<ArrayBufferLike> = new Uint8Array()
  const decode = (bytes?: Uint8Array) => {
    decoder ??= new TextDecoder(encodingOf(head.subarray(0, HEAD)), { fatal: true })
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch (cause) {
      throw new TableEncodingError('The table is neither UTF-8 nor UTF-16.', { cause })
    }
  }
  for await (const chunk of chunks) {
    if (decoder) {
      yield decode(chunk)
      continue
    }
    head = Buffer.concat([head, chunk])
    if (head.length >= HEAD) yield decode(head)
  }
  if (!decoder) yield decode(head)
  yield decode()
}
