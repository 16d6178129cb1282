import { readFileSync } from 'node:fs'
import type { Role } from '#operators/operator.ts'

interface DemoOperator {
  readonly kind: 'operator'
  readonly name: string
  readonly password: string
  readonly role: Role
}

interface DemoMember {
  readonly kind: 'member'
  readonly email: string
  readonly password: string
  readonly firstName: string
  readonly lastName: string
  readonly mobile?: string
  /** Code of the level, where it is not the lowest. */
  readonly level?: string
  readonly staffCode?: string
}

const people = readFileSync(new URL('shop/people.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  // The import checks the file; a test imports it.
  .map(line => JSON.parse(line) as DemoOperator | DemoMember | { readonly kind: 'staff' })

/** Accounts of the demo shop only: one of each role. Never create these where real pages are kept. Source: LO-13. */
export const demoOperators = people.filter(person => person.kind === 'operator')

/** Members of the demo shop only: an ordinary one, one of level GOLD, one who works here. Their passwords are public. */
export const demoMembers = people.filter(person => person.kind === 'member')

/** Passwords of earlier releases, which shops filled by them still have. */
export const FORMER_PASSWORDS: Readonly<Record<string, readonly string[]>> = { admin: ['cairn-admin'] }
