import { hash } from 'node:crypto'

/** SHA-256 of a text, in hex: stored in place of tokens, addresses and codes. */
export const sha256 = (text: string): string => hash('sha256', text)
