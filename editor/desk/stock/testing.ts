import type { DeskMove, HeldDeskStock } from '#desk/stock/desk-stock.ts'

/** Stock of a jacket of which orders hold seven. */
export const deskStock = (change: Partial<HeldDeskStock> = {}): HeldDeskStock => ({
  sku: 'JKT-S',
  spu: 'JKT',
  style: 'JACKET',
  title: { zh_HK: '外套', en_US: 'Jacket' },
  colour: 'RED',
  size: 'S',
  isOnSale: true,
  onHand: 50,
  held: 7,
  free: 43,
  holds: [
    { order: 'O1001', units: 5 },
    { order: 'O1002', units: 2 },
  ],
  moreHolds: 0,
  ...change,
})

/** An entry of a delivery. */
export const deskMove = (change: Partial<DeskMove> = {}): DeskMove => ({
  number: 2,
  at: '2026-11-23T12:00:00.000+08:00',
  reason: 'add',
  delta: 12,
  units: 12,
  onHand: 62,
  countedAt: null,
  by: 'wing',
  document: 'D-2',
  note: 'Delivery',
  ...change,
})
