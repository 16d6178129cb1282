import { type PageType, SHELL_PATHS } from '#blocks/page/page.ts'
import { type Operator, ROLES, type Role } from '../client/types.ts'
import { type Outcome, refuse } from '../outcome.ts'

/** The lowest role that has each right. A shopper's token, staff included, is never an operator's. Source: LO-13, L-169. */
const RIGHTS = {
  readPages: 'editor',
  createPage: 'editor',
  saveDraft: 'editor',
  askPublication: 'editor',
  comment: 'editor',
  previewLink: 'editor',
  readMedia: 'editor',
  addMedia: 'editor',
  removeMedia: 'publisher',
  publish: 'publisher',
  unpublish: 'publisher',
  rollback: 'publisher',
  restore: 'publisher',
  moveAddress: 'publisher',
  remove: 'admin',
  emptyBin: 'admin',
  changeShell: 'admin',
  changeGlobalConfig: 'admin',
  saveContent: 'admin',
  manageOperators: 'admin',
  readAudit: 'publisher',
  // Orders hold personal data.
  readOrders: 'publisher',
  shipOrders: 'publisher',
  handleReturns: 'publisher',
  payBack: 'admin',
} as const satisfies Record<string, Role>
export type Right = keyof typeof RIGHTS

/** What a change asks for besides reading; only these are narrowed to admins on shells. */
const CHANGES: readonly Right[] = [
  'createPage',
  'saveDraft',
  'askPublication',
  'publish',
  'unpublish',
  'rollback',
  'restore',
  'moveAddress',
  'remove',
]

const reaches = (role: Role, needed: Role) => ROLES.indexOf(role) >= ROLES.indexOf(needed)

/** Whether an operator may do something, to a page of `type` where a page is meant. */
export function may({ role }: Operator, right: Right, type?: PageType): boolean {
  const isShell = type !== undefined && type in SHELL_PATHS && CHANGES.includes(right)
  return reaches(role, RIGHTS[right]) && (!isShell || reaches(role, RIGHTS.changeShell))
}

/** Runs `job` when the operator has the right, and refuses otherwise. */
export const ifAllowed = async <Data>(
  actor: Operator,
  right: Right,
  job: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))
