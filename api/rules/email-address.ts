/** Longest address (characters). Source: MO-100. */
export const MAX_EMAIL = 254

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
/**
 * `local@domain`: labels of letters, digits and hyphens inside, the last one of two or more letters. No control characters, signs
 * that show nothing and halves of characters, which databases refuse. Source: M-273, MO-100.
 */
const EMAIL = new RegExp(
  `^[^\\s\\p{Cc}\\p{Cs}\\p{Default_Ignorable_Code_Point}@<>(),;:"\\\\[\\]]+@(?:${LABEL}\\.)+[A-Za-z]{2,}$`,
  'u',
)

/** Returns true if mail could be sent there, by the one rule of all forms; no spaces around it. Source: M-273, MO-100. */
export const isEmailAddress = (text: string) => text.length <= MAX_EMAIL && EMAIL.test(text)
