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

/** Rights of the ready roles. Source: LO-13, L-169. */
export const READY_RIGHTS = { editor: EDITOR, publisher: PUBLISHER, admin: ADMIN } as const

/** Every right, area by area. */
export const ALL_RIGHTS: readonly Right[] = ADMIN
