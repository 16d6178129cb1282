/** Longest address (characters). Source: MO-100. */
export const MAX_EMAIL = 254

/** `local@domain` with one or two suffixes of two or more letters. Source: M-273, MO-100. */
const EMAIL = /^[^\s@<>(),;:"\\[\]]+@[a-z0-9-]+(\.[a-z]{2,}){1,2}$/i

/** Whether mail could be sent there, by the one rule of all forms; no spaces around it. Source: M-273, MO-100. */
export const isEmailAddress = (text: string) => text.length <= MAX_EMAIL && EMAIL.test(text)
