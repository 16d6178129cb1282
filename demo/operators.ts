import type { Role } from '#operators/operator.ts'

/** Accounts of the demo shop only: one of each role. Never create these where real pages are kept. Source: LO-13. */
export const demoOperators: readonly {
  readonly name: string
  readonly password: string
  readonly role: Role
}[] = [
  { name: 'editor', password: 'cairn-editor', role: 'editor' },
  { name: 'publisher', password: 'cairn-publisher', role: 'publisher' },
  { name: 'admin', password: 'cairn-shopkeeper', role: 'admin' },
]

/** Passwords of earlier releases, which shops filled by them still have. */
export const FORMER_PASSWORDS: Readonly<Record<string, readonly string[]>> = { admin: ['cairn-admin'] }
