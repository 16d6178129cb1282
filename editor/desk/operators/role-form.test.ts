import { describe, expect, test } from 'vitest'
import type { Operator } from '#operators/operator.ts'
import { type Right, RIGHT_COLUMNS, rightsOf } from '#operators/rights.ts'
import { copyFor, draftOf, OFFERED_ROWS, type RoleForm, toggled } from './role-form.ts'

const admin: Operator = { name: 'ada', role: 'admin' }
const manager: Operator = {
  name: 'mo',
  role: 'own-m',
  own: {
    name: { zh_HK: '店長', en_US: 'Manager' },
    rights: ['account.own', 'operators.manage', 'orders.read', 'money.refund', 'stock.change'],
    limits: { refund: 100_000, goDollar: 50 },
    above: { refund: [], goDollar: [] },
  },
}
const form = (change: Partial<RoleForm> = {}): RoleForm => ({
  zh_HK: '收銀',
  en_US: 'Till',
  rights: ['orders.read', 'money.refund', 'members.change'],
  refund: '',
  goDollar: '0',
  asksFactor: false,
  ...change,
})

test('the grid offers each right once, but for the own account', () => {
  const offered = OFFERED_ROWS.flatMap(({ rights }) => RIGHT_COLUMNS.flatMap(column => rights[column]))
  expect(offered.toSorted()).toEqual(
    rightsOf(admin)
      .filter(right => right !== 'account.own')
      .toSorted(),
  )
})

test.each<[string, readonly Right[], Right, Operator, readonly Right[]]>([
  ['a right to change brings the right to see', [], 'goods.change', admin, ['goods.read', 'goods.change']],
  ['it is not ticked twice', ['goods.read'], 'goods.change', admin, ['goods.read', 'goods.change']],
  ['a refund is seen with the order', [], 'money.refund', admin, ['orders.read', 'money.refund']],
  [
    'a right to see that is taken away takes those that need it',
    ['orders.read', 'money.refund', 'audit.read'],
    'orders.read',
    admin,
    ['audit.read'],
  ],
  ['what the operator does not have is not ticked along', [], 'stock.change', manager, ['stock.change']],
])('%s', (_, rights, right, operator, expected) => {
  expect(toggled(rights, right, operator)).toEqual(expected)
})

describe('a role that is typed', () => {
  test.each<[string, Partial<RoleForm>, Operator, object | undefined]>([
    ['without an amount has no limit', {}, admin, { refund: null, goDollar: 0 }],
    [
      'has amounts in dollars',
      { refund: 'HK$2,000.50', goDollar: '１,000' },
      admin,
      { refund: 200_050, goDollar: 1000 },
    ],
    ['needs an amount within the operator’s', {}, manager, undefined],
    ['may have as much as the operator', { refund: '1000' }, manager, { refund: 100_000, goDollar: 0 }],
    ['is refused above it', { refund: '1000.01' }, manager, undefined],
    ['is refused above it in GO DOLLAR', { refund: '1', goDollar: '51' }, manager, undefined],
    ['is refused with words for an amount', { refund: 'much' }, admin, undefined],
    ['needs whole GO DOLLAR', { goDollar: '1.5' }, admin, undefined],
    [
      'has the lowest limits without the rights',
      { rights: [], refund: 'much', goDollar: '' },
      admin,
      { refund: 0, goDollar: 0 },
    ],
    ['needs both names', { en_US: ' ' }, admin, undefined],
  ])('%s', (_, change, operator, limits) => {
    expect(draftOf(form(change), operator)?.limits).toEqual(limits)
  })
})

test('a copy has what the operator can give: rights that they have, and limits as low as theirs', () => {
  const copy = copyFor(manager, { role: 'admin' }, { zh_HK: '甲', en_US: 'A' })
  expect(copy).toMatchObject({
    zh_HK: '甲',
    rights: ['stock.change', 'orders.read', 'operators.manage', 'money.refund'].toSorted(
      (a, b) => rightsOf(manager).indexOf(a as Right) - rightsOf(manager).indexOf(b as Right),
    ),
    refund: '1000',
    goDollar: '50',
  })
  expect(copyFor(admin, undefined, { zh_HK: '', en_US: '' })).toMatchObject({
    rights: [],
    refund: '',
    goDollar: '0',
  })
})
