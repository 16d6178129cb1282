import type { DeskGuideSales, DeskStaff } from '#desk/staff/desk-staff.ts'

/** People who work in the shops: one with an account, one without, one who has left. */
export const STAFF: DeskStaff[] = [
  {
    code: 'S1001',
    name: 'Lok Lee',
    state: 'active',
    isActive: true,
    firstDay: null,
    lastDay: null,
    place: { code: 'MK', name: { zh_HK: '旺角店', en_US: 'Mong Kok store' } },
    member: { id: 'M1', name: 'Lok Lee', contact: 'l•••@example.com' },
  },
  {
    code: 'S1002',
    name: '何詠',
    state: 'soon',
    isActive: true,
    firstDay: '2026-12-01',
    lastDay: '2026-12-31',
    place: null,
    member: null,
  },
  {
    code: 'S1003',
    name: 'Tung Ma',
    state: 'ended',
    isActive: true,
    firstDay: null,
    lastDay: '2026-10-31',
    place: { code: 'gone', name: null },
    member: null,
  },
]

export const GUIDE_SALES: readonly DeskGuideSales[] = [
  { code: 'S1001', name: 'Lok Lee', orders: 12, amount: { amount: 18_420, currencyCode: 'HKD' } },
  { code: 'S0900', name: '', orders: 1, amount: { amount: 930, currencyCode: 'HKD' } },
]
