import type { OwnRoleView, RoleList } from '#operators/operator.ts'

/** A role that a shop made: a cashier who refunds up to HK$2,000. */
export const cashier = (change: Partial<OwnRoleView> = {}): OwnRoleView => ({
  id: 'own-cashier',
  name: { zh_HK: '收銀主管', en_US: 'Chief cashier' },
  rights: ['account.own', 'orders.read', 'orders.ship', 'members.read', 'members.change', 'money.refund'],
  limits: { refund: 200_000, goDollar: 100 },
  asksFactor: true,
  version: 2,
  history: [
    {
      at: Date.UTC(2026, 10, 27, 3),
      by: 'ada',
      added: ['money.refund'],
      removed: ['returns.handle'],
      limitsBefore: { refund: 0, goDollar: 50 },
    },
    {
      at: Date.UTC(2026, 10, 20, 2),
      by: 'ada',
      added: [
        'account.own',
        'orders.read',
        'orders.ship',
        'members.read',
        'members.change',
        'returns.handle',
      ],
      removed: [],
    },
  ],
  holders: [
    { name: 'kim', kind: 'operator' },
    { name: 'till-sync', kind: 'program' },
    { name: 'lee', kind: 'invitation' },
  ],
  ...change,
})

/** All roles of that shop. */
export const roleList = (own: readonly OwnRoleView[] = [cashier()]): RoleList => ({
  ready: {
    editor: [{ name: 'bo', kind: 'operator' }],
    publisher: [],
    admin: [{ name: 'ada', kind: 'operator' }],
  },
  own,
})
