import type { RecordDetail } from '#desk/collections/record-shapes.ts'

type Campaign = Extract<RecordDetail['line'], { kind: 'campaign' }>

/** A campaign as its screens read it. */
export const campaignRecord = (change: Partial<Campaign> = {}): RecordDetail => ({
  code: 'MANY',
  title: { zh_HK: '市集', en_US: 'Trail fair' },
  sentence: { zh_HK: '減 HK$100。', en_US: 'HK$100 off.' },
  changed: null,
  base: 1,
  planned: [],
  line: {
    kind: 'campaign',
    code: 'MANY',
    type: 'PROMOTION_CODE',
    name: { zh_HK: '市集', en_US: 'Trail fair' },
    off: { amount: 10_000 },
    beginTime: '2026-11-01T00:00:00+08:00',
    endTime: '2026-12-01T00:00:00+08:00',
    grant: 'UNIQUE',
    ...change,
  },
})
