/** Longest address (characters). Source: MO-100. */
export const MAX_EMAIL = 254

/**
 * `local@domain` with one or two suffixes of two or more letters. No control characters and no halves of characters, which databases
 * refuse. Source: M-273, MO-100.
 */
const EMAIL = /^[^\s\p{Cc}\p{Cs}@<>(),;:"\\[\]]+@[A-Za-z0-9-]+(\.[A-Za-z]{2,}){1,2}$/u

/** Whether mail could be sent there, by the one rule of all forms; no spaces around it. Source: M-273, MO-100. */
export const isEmailAddress = (text: string) => text.length <= MAX_EMAIL && EMAIL.test(text)
