import type { RecordDetail } from '#desk/collections/record-shapes.ts'
import type { DeskTryOut } from '#desk/promotions/tried-bag.ts'

export const hkd = (amount: number) => ({ amount, currencyCode: 'HKD' as const })
/** A text in both languages that tests tell apart. */
export const both = (en_US: string) => ({ zh_HK: `${en_US}（中）`, en_US })

/** A promotion that runs, and one that is over. */
export const SPEND: RecordDetail = {
  code: 'SPEND',
  title: both('Spend and save'),
  sentence: both('Spend HK$1,500.'),
  changed: null,
  base: 1,
  planned: [],
  line: {
    kind: 'promotion',
    code: 'SPEND',
    type: 'SATISFY_REDUCE',
    name: both('Spend and save'),
    beginTime: '2026-11-01T00:00:00+08:00',
    endTime: '2026-12-01T00:00:00+08:00',
    spus: ['jacket'],
    rule: { tiers: [{ from: { amount: 150_000 }, reduce: 10_000 }] },
  },
}
export const PLANNED = {
  ...SPEND,
  code: 'OVER',
  title: both('Over'),
  line: { ...SPEND.line, code: 'OVER', endTime: '2026-11-20T00:00:00+08:00' },
} as RecordDetail

/** A bag that it was tried with. */
export const TRIED: DeskTryOut = {
  at: '2026-11-23T12:00:00+08:00',
  sums: { goods: hkd(1800), discount: hkd(100), coupon: hkd(0), delivery: hkd(0), total: hkd(1700) },
  lines: [
    {
      line: 1,
      sku: 'jacket-1',
      name: both('Jacket (jacket-1)'),
      units: 2,
      cost: hkd(1700),
      why: [both('Why.')],
    },
  ],
  gifts: [],
  effects: [
    {
      code: 'SPEND',
      name: both('Spend and save'),
      kind: 'ACTIVITY',
      step: 'THRESHOLDS',
      amount: hkd(100),
      lines: [],
      reason: null,
      missing: null,
      excludedBy: [],
      text: both('It takes HK$100 off.'),
    },
    {
      code: 'OLD',
      name: both('Old'),
      kind: 'ACTIVITY',
      step: null,
      amount: hkd(0),
      lines: [],
      reason: 'ENDED',
      missing: null,
      excludedBy: [],
      text: both('It ended.'),
    },
  ],
  delivery: both('Delivery is free.'),
  sentences: [{ kind: 'promotion', code: 'SPEND', text: both('Spend HK$1,500: HK$100 off.') }],
  warnings: [],
}
/** The same, kept as an example. */
export const EXAMPLE = {
  id: 'e1',
  name: 'Two jackets',
  when: { kind: 'NOW' },
  bag: [{ sku: 'jacket-1', units: 2 }],
  shopper: { kind: 'GUEST' },
  codes: [],
  destination: { country: 'HK', isPickup: false },
  expected: { total: hkd(1700) },
  keptBy: 'cy',
  kept: '2026-11-23T12:00:00+08:00',
} as const
