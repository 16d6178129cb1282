import { createHash } from 'node:crypto'

/** SHA-256 of a text, in hex: what is kept of tokens, addresses and codes that nobody should read back. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')
