import { expect, test } from 'vitest'
import { refundsShown } from './line-refunds.ts'

const refund = (
  refundStatus: Parameters<typeof refundsShown>[0][number]['refundStatus'],
  quantity: number,
) => ({
  refundStatus,
  quantity,
})

test.each([
  ['no refund shows nothing', [], []],
  ['one state shows its units', [refund('REFUNDED', 1)], ['1 REFUNDED']],
  [
    'two returns in one state are counted together',
    [refund('REFUNDED', 1), refund('REFUNDED', 2)],
    ['3 REFUNDED'],
  ],
  [
    'an allowed refund and one on its way read the same',
    [refund('AUDIT_PASSED', 1), refund('REFUNDING', 1)],
    ['2 REFUNDING'],
  ],
  [
    'each state has its own units, the newest refund first',
    [refund('CREATED', 2), refund('REFUNDED', 1)],
    ['2 CREATED', '1 REFUNDED'],
  ],
] as const)('%s (M-119, M-132)', (_, refunds, shown) =>
  expect(refundsShown(refunds).map(({ refundStatus, count }) => `${count} ${refundStatus}`)).toEqual(shown),
)
