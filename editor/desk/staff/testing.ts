import type { DeskGuideSales, DeskStaff } from '#desk/staff/desk-staff.ts'

/** People who work in the shops: one with an account, one without, one who has left. */
export const STAFF: DeskStaff[] = [
  {
    code: 'S1001',
    name: 'Lok Lee',
    isActive: true,
    lastDay: null,
    member: { id: 'M1', name: 'Lok Lee', contact: 'l•••@example.com' },
  },
  { code: 'S1002', name: '何詠', isActive: true, lastDay: '2026-12-31', member: null },
  { code: 'S1003', name: 'Tung Ma', isActive: false, lastDay: '2026-10-31', member: null },
]

export const GUIDE_SALES: readonly DeskGuideSales[] = [
  { code: 'S1001', name: 'Lok Lee', orders: 12, amount: { amount: 18_420, currencyCode: 'HKD' } },
  { code: 'S0900', name: '', orders: 1, amount: { amount: 930, currencyCode: 'HKD' } },
]
