import type { Role } from '#content-store/client/types.ts'

/** Accounts of the demo shop only: one of each role. Never create these where real pages are kept. Source: LO-13. */
export const demoOperators: readonly {
  readonly name: string
  readonly password: string
  readonly role: Role
}[] = [
  { name: 'editor', password: 'cairn-editor', role: 'editor' },
  { name: 'publisher', password: 'cairn-publisher', role: 'publisher' },
  { name: 'admin', password: 'cairn-admin', role: 'admin' },
]
