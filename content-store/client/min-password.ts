/** Minimum length of an operator's password (characters). */
export const MIN_PASSWORD = 12
