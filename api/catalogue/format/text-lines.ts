const BYTE_ORDER_MARK = '\ufeff'

/**
 * Bytes as text, piece by piece; a byte order mark at the start is left out.
 * @throws Error when the bytes are not UTF-8
 */
export async function* textOf(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let isFirst = true
  const decode = (bytes?: Uint8Array) => {
    try {
      return bytes ? decoder.decode(bytes, { stream: true }) : decoder.decode()
    } catch (cause) {
      throw new Error('The file is not UTF-8.', { cause })
    }
  }
  for await (const chunk of chunks) {
    const text = decode(chunk)
    if (text === '') continue
    yield isFirst && text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text
    isFirst = false
  }
  yield decode()
}

/**
 * Lines of a text that comes in pieces, without their ends. Only `\n` and `\r\n` end a line: Node's readline would also cut at
 * the line separators that JSON allows inside a text.
 */
export async function* linesOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line
  }
  if (rest !== '') yield rest
}
