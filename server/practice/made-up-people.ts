/** Password of every made-up member. */
export const MEMBER_PASSWORD = 'practice1'

/** Login of the first made-up member. */
export const MEMBER_LOGIN = { email: 'alder@practice.example', password: MEMBER_PASSWORD }

/** Host of the made-up members’ addresses; names below `.example` belong to no one (RFC 2606). */
const MAIL_HOST = 'practice.example'

/** Names of trees, which no person has. */
const NAMES = [
  ['Alder', '赤楊'],
  ['Almond', '扁桃'],
  ['Apple', '蘋果'],
  ['Apricot', '杏樹'],
  ['Ash', '白蠟'],
  ['Aspen', '白楊'],
  ['Bamboo', '竹子'],
  ['Banyan', '榕樹'],
  ['Bauhinia', '紫荊'],
  ['Beech', '山毛櫸'],
  ['Birch', '白樺'],
  ['Camphor', '樟樹'],
  ['Cedar', '雪松'],
  ['Cherry', '櫻桃'],
  ['Chestnut', '栗子'],
  ['Cypress', '柏樹'],
  ['Elm', '榆樹'],
  ['Fig', '無花果'],
  ['Fir', '冷杉'],
  ['Ginkgo', '銀杏'],
  ['Hazel', '榛子'],
  ['Holly', '冬青'],
  ['Juniper', '杜松'],
  ['Larch', '落葉松'],
  ['Laurel', '月桂'],
  ['Lime', '青檸'],
  ['Longan', '龍眼'],
  ['Lychee', '荔枝'],
  ['Magnolia', '木蘭'],
  ['Maple', '楓樹'],
  ['Mulberry', '桑樹'],
  ['Oak', '橡樹'],
  ['Olive', '橄欖'],
  ['Pine', '松樹'],
  ['Plum', '梅樹'],
  ['Willow', '柳樹'],
] as const

/** A member who does not exist. */
export interface MadeUpMember {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly locale: 'zh_HK' | 'en_US'
  /** Place of the level among those of the shop, from the lowest; the last one there is where the shop has fewer. */
  readonly level: number
  /** Milliseconds before the making of the shop. */
  readonly age: number
}

/** What happened to a made-up order, in its order. */
export type MadeUpStep = 'place' | 'pay' | 'ship' | 'receive' | 'askReturn' | 'cancel'

/** An order of a made-up member. */
export interface MadeUpOrder {
  /** Place of the member in the list. */
  readonly member: number
  /** What happened, and how long before the making of the shop. Milliseconds. */
  readonly steps: readonly { readonly step: MadeUpStep; readonly age: number }[]
  /** Numbers from 0 to 1 that choose the goods, and units of each. */
  readonly lines: readonly { readonly choice: number; readonly quantity: number }[]
}

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Age of the oldest member. The shop that is made begins then. Milliseconds. */
export const OLDEST_MS = 21 * DAY_MS

/** A sequence of numbers from 0 to 1 that is the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Orders of each state, as a shop has them on a working day. */
const STATES: readonly (readonly [count: number, steps: readonly MadeUpStep[]])[] = [
  [4, ['place']],
  [2, ['place', 'cancel']],
  [12, ['place', 'pay']],
  [10, ['place', 'pay', 'ship']],
  [14, ['place', 'pay', 'ship', 'receive']],
  [6, ['place', 'pay', 'ship', 'receive', 'askReturn']],
]

/** Longest age of the first step of an order, by its last one: unpaid orders are cancelled after a time. Milliseconds. */
const LONGEST: Readonly<Record<MadeUpStep, number>> = {
  place: 20 * 60_000,
  cancel: 6 * DAY_MS,
  pay: 2 * DAY_MS,
  ship: 5 * DAY_MS,
  receive: 12 * DAY_MS,
  askReturn: 10 * DAY_MS,
}

function stepsOf(kinds: readonly MadeUpStep[], random: () => number): MadeUpOrder['steps'] {
  const longest = LONGEST[kinds.at(-1) ?? 'place']
  const first = longest * (0.4 + 0.6 * random())
  return kinds.map((step, index) => ({
    step,
    // Paid within minutes; the other steps are spread over the time until now.
    age: Math.round(
      step === 'pay' || step === 'cancel' ? first - 5 * 60_000 : first * (1 - index / (kinds.length + 1)),
    ),
  }))
}

/** Members and orders for a practice shop: the same for the same seed. */
export function madeUpPeople(seed = 1): {
  readonly members: readonly MadeUpMember[]
  readonly orders: readonly MadeUpOrder[]
} {
  const random = randomFrom(seed)
  const members = NAMES.map(([english, chinese], index): MadeUpMember => {
    const locale = index % 3 === 2 ? 'en_US' : 'zh_HK'
    return {
      email: `${english.toLowerCase()}@${MAIL_HOST}`,
      firstName: locale === 'en_US' ? english : chinese,
      lastName: locale === 'en_US' ? 'Practice' : '練習',
      locale,
      level: Math.floor(random() ** 2 * 4),
      age: OLDEST_MS - Math.round(random() * 6 * DAY_MS),
    }
  })
  const orders = STATES.flatMap(([count, kinds]) => Array.from({ length: count }, () => kinds)).map(
    (kinds, index): MadeUpOrder => ({
      member: index % members.length,
      steps: stepsOf(kinds, random),
      lines: Array.from({ length: 1 + Math.floor(random() * 3) }, () => ({
        choice: random(),
        quantity: random() < 0.8 ? 1 : 2,
      })),
    }),
  )
  return { members, orders }
}
