import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Beginning of a sealed secret; base32 has no small letters. */
const MARK = 'sealed.'
const CIPHER = 'aes-256-gcm'
const [KEY_BYTES, IV_BYTES, TAG_BYTES] = [32, 12, 16]

/** Encrypts secrets of second factors for storage. */
export interface SecretSeal {
  readonly seal: (secret: string) => string
  /** Gives what cannot be opened as it is: no code belongs to it, and it is stored again as it was. */
  readonly open: (stored: string) => string
}

/**
 * Makes a seal whose key follows from the secret of the machine.
 * @param machineSecret without it secrets pass as they are
 */
export function createSecretSeal(machineSecret: string | undefined): SecretSeal {
  if (machineSecret === undefined) return { seal: secret => secret, open: stored => stored }
  const key = Buffer.from(hkdfSync('sha256', machineSecret, '', 'cairn second factor', KEY_BYTES))
  return {
    seal(secret) {
      if (secret.startsWith(MARK)) return secret
      const iv = randomBytes(IV_BYTES)
      const cipher = createCipheriv(CIPHER, key, iv)
      const sealed = [cipher.update(secret, 'utf8'), cipher.final()]
      return `${MARK}${Buffer.concat([iv, cipher.getAuthTag(), ...sealed]).toString('base64url')}`
    },
    open(stored) {
      // Earlier versions stored secrets as they are.
      if (!stored.startsWith(MARK)) return stored
      const bytes = Buffer.from(stored.slice(MARK.length), 'base64url')
      try {
        const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES))
        decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
        return (
          decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
        )
      } catch {
        return stored
      }
    },
  }
}
