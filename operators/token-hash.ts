import { createHash } from 'node:crypto'

/** Stored form of the token of a session or the key of a program. They are random and long, so a plain hash suffices. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('base64url')
