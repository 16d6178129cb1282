import type { PasswordCost } from '#platform/password.ts'

/** Cost of password hashes in tests. */
export const CHEAP: PasswordCost = { kind: 'scrypt', log2N: 4, blockSize: 8, parallelism: 1 }
