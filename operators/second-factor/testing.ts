import { Secret, TOTP } from 'otpauth'

/** The code that an app shows at an instant. @param now epoch ms */
export const codeAt = (secret: string, now: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now })
