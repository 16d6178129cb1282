import { defineBlock } from '../../page/define-block.ts'
import { plainScreenSchema, SCREEN, screenPresets } from '../../shop/screen/screen.ts'

/** `/user/refund-record`. Source: M-007, M-073. */
export const refundRecordsBlock = defineBlock({
  ...SCREEN,
  code: 'refundRecords',
  icon: 'undo-2',
  shell: 'account',
  schema: plainScreenSchema,
  viewFile: 'account/refundRecords/RefundRecords.tsx',
  presets: screenPresets,
})
