import { MERGE_COUNTS } from '#api/rules/member-merge.ts'
import type { DeskMember, DeskMergeSide, ListedDeskMember } from '#desk/members/desk-member.ts'

const both = (zh_HK: string, en_US = zh_HK) => ({ zh_HK, en_US })
const LEVELS = [
  { code: 'MEMBER', name: both('會員', 'Member') },
  { code: 'GOLD', name: both('金卡會員', 'Gold') },
]

/** A member in a list. */
export const listedMember = (change: Partial<ListedDeskMember> = {}): ListedDeskMember => ({
  id: 'M1',
  name: 'Mei Chan',
  contact: 'm•••@example.com',
  level: 'Member',
  isSuspended: false,
  isMerged: false,
  registered: '2026-01-05T04:00:00.000Z',
  ...change,
})

/** A member who has done nothing yet. */
export const deskMember = (change: Partial<DeskMember> = {}): DeskMember => ({
  id: 'M1',
  name: 'Mei Chan',
  nickName: '',
  email: { value: 'mei@example.com', isProved: true },
  mobile: { value: '+852 91234567', isProved: false },
  country: 'HK',
  birthday: '',
  level: { code: 'MEMBER', name: both('會員', 'Member') },
  levels: LEVELS,
  isSuspended: false,
  erased: null,
  mergedInto: null,
  mergedFrom: [],
  formerContacts: [],
  requests: [],
  registered: '2026-01-05T04:00:00.000Z',
  lastLogin: null,
  staff: '',
  orders: { rows: [], count: 0 },
  returns: [],
  bag: [],
  bagCodes: [],
  wishes: [],
  coupons: [],
  goDollar: { balance: 0, lots: [] },
  addresses: [],
  consent: { isGiven: false, at: null, text: '' },
  acceptedTerms: [],
  newsletter: null,
  messages: [],
  sessions: [],
  links: [],
  events: [],
  ...change,
})

/** A member with something in each section. */
export const busyMember = (change: Partial<DeskMember> = {}): DeskMember =>
  deskMember({
    nickName: '小梅',
    birthday: '1990-05-17',
    lastLogin: '2026-11-22T04:00:00.000Z',
    orders: {
      count: 12,
      rows: [
        {
          number: '202611230000000001',
          status: 'WAIT_DELIVERY',
          placed: '2026-11-23T04:00:00.000Z',
          email: 'mei@example.com',
          amount: { amount: 230, currencyCode: 'HKD' },
          isPaid: true,
          isTrial: false,
          units: 2,
          isToShip: true,
        },
      ],
    },
    returns: [
      {
        number: 'A202611240001',
        order: '202611230000000001',
        type: 'RETURN',
        status: 'NEW',
        method: 'COURIER',
        asked: '2026-11-24T04:00:00.000Z',
        reason: 'FAULTY',
        amount: { amount: 100, currencyCode: 'HKD' },
        goDollar: 0,
        units: 1,
        isLate: false,
      },
    ],
    bag: [
      {
        sku: 'JKT-M',
        name: both('三層防水外套', 'Three-layer shell'),
        quantity: 2,
        isLeftOut: false,
        addOnOf: '',
      },
      { sku: 'CAP-S', name: both('遮陽帽', 'Sun cap'), quantity: 1, isLeftOut: true, addOnOf: '' },
    ],
    bagCodes: ['TRAIL10'],
    wishes: [{ sku: 'OLD-S', name: null, since: '2026-11-20T04:00:00.000Z' }],
    coupons: [
      {
        id: '7KQM-AAAA',
        campaign: 'GOLD200',
        name: both('金卡優惠', 'Gold offer'),
        state: 'USED',
        until: '2026-12-31T15:59:59.000Z',
        order: '202611230000000001',
      },
      {
        id: '7KQM-BBBB',
        campaign: 'TRAIL50',
        name: both('行山優惠', 'Trail offer'),
        state: 'FREE',
        until: '2026-12-31T15:59:59.000Z',
        order: null,
      },
    ],
    goDollar: {
      balance: 30,
      lots: [
        {
          id: 'lot',
          remark: both('生日', 'Birthday'),
          granted: 50,
          left: 30,
          grantedAt: '2026-05-17T04:00:00.000Z',
          ends: '2027-05-31T16:00:00.000Z',
          isOver: false,
        },
      ],
    },
    addresses: [
      {
        name: 'Mei Chan',
        mobile: '+852 91234567',
        mail: '',
        place: {
          zh_HK: ['香港', '中西區 中環', '皇后大道中 1 號'],
          en_US: ['1 Queen’s Road Central', 'Central', 'Hong Kong'],
        },
        pickup: null,
        isDefault: true,
        pickupCode: '',
      },
    ],
    consent: { isGiven: true, at: '2026-01-05T04:00:00.000Z', text: '2026-01' },
    acceptedTerms: ['terms-of-use@2', 'privacy-policy@1'],
    newsletter: {
      locale: 'zh_HK',
      since: '2026-01-05T04:00:00.000Z',
      until: null,
      events: [{ kind: 'JOINED', source: 'NEWSLETTER', time: '2026-01-05T12:00:00+08:00', topics: [] }],
    },
    messages: [
      {
        id: 'm',
        time: '2026-11-01T04:00:00.000Z',
        subject: '尺碼',
        content: '請問外套有沒有加大碼？\n謝謝。',
        state: 'NEW',
        answers: [],
      },
    ],
    sessions: [{ begun: '2026-11-22T04:00:00.000Z', ends: '2026-11-29T04:00:00.000Z' }],
    links: [{ type: 'FACE_BOOK', at: '2026-02-01T04:00:00.000Z' }],
    requests: [
      {
        id: 'request',
        member: 'M1',
        kind: 'ACCESS',
        state: 'OPEN',
        asked: '2026-11-01T04:00:00.000Z',
        due: '2026-12-11T04:00:00.000Z',
        isLate: false,
        note: '電郵查詢',
        answer: '',
        closed: null,
        by: 'ada',
      },
    ],
    events: [
      {
        time: '2026-06-01T04:00:00.000Z',
        kind: 'LEVEL',
        actor: 'operator:ada',
        before: 'GOLD',
        after: 'MEMBER',
        reason: '查核後更正',
      },
    ],
    ...change,
  })

export const NO_COUNTS = Object.fromEntries(
  MERGE_COUNTS.map(name => [name, 0]),
) as unknown as DeskMergeSide['has'] // every count

/** An account that may be merged, which has nothing. */
export const mergeSide = (change: Partial<DeskMergeSide> = {}): DeskMergeSide => ({
  id: 'M1',
  name: 'Mei Chan',
  values: { email: 'mei@example.com', mobile: '+852 91234567', name: 'Mei Chan', nickName: '', birthday: '' },
  level: { zh_HK: '會員', en_US: 'Member' },
  consent: { isGiven: true, at: null },
  staff: '',
  has: NO_COUNTS,
  ...change,
})
