import type { Operator, Role } from './operator.ts'
import { type Outcome, refuse } from './outcome.ts'

const EDITOR = [
  // The own account: sessions, second factor.
  'account.own',
  'pages.read',
  'pages.create',
  'pages.change',
  'pages.request',
  'pages.comment',
  'pages.preview',
  'media.read',
  'media.add',
  'goods.read',
  'stock.read',
  'promotions.read',
  'site.read',
] as const
const PUBLISHER = [
  ...EDITOR,
  'pages.publish',
  'pages.unpublish',
  'pages.rollBack',
  'pages.restore',
  'pages.move',
  'media.remove',
  'audit.read',
  // Orders hold personal data.
  'orders.read',
  'orders.ship',
  'members.read',
  'members.change',
  'returns.handle',
  'goods.change',
  'stock.change',
  'promotions.change',
  'site.change',
  'settings.read',
] as const
const ADMIN = [
  ...PUBLISHER,
  'pages.remove',
  'pages.purge',
  'media.purge',
  'shells.change',
  'frame.change',
  'contents.change',
  'operators.manage',
  'money.refund',
  'members.data',
  'goods.remove',
  'promotions.remove',
  'site.remove',
  'settings.change',
  'shop.open',
] as const

/** Area and action. */
export type Right = (typeof ADMIN)[number]

/** The rights of each role. Source: LO-13, L-169. */
const RIGHTS: Readonly<Record<Role, ReadonlySet<Right>>> = {
  editor: new Set(EDITOR),
  publisher: new Set(PUBLISHER),
  admin: new Set(ADMIN),
}

/** Returns true if the operator has the right. */
export const may = ({ role }: Pick<Operator, 'role'>, right: Right): boolean => RIGHTS[role].has(right)

/** Runs `job` if the operator has the right, and refuses otherwise. */
export const ifAllowed = async <Data>(
  actor: Operator,
  right: Right,
  job: () => Promise<Outcome<Data>>,
): Promise<Outcome<Data>> => (may(actor, right) ? job() : refuse(403, 'notAllowed'))
