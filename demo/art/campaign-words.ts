import type { BothTexts } from '#locales/locale.ts'
import { both } from '../catalogue/text.ts'

/** What stands on a campaign picture: a small line above, the headline (one entry a line), a line below, a button. */
export interface Words {
  readonly over?: BothTexts
  readonly headline: readonly BothTexts[]
  readonly under?: BothTexts
  readonly button?: BothTexts
}

/** Every word that is drawn. `lettering/outline-glyphs.ts` must be run again when a new character comes in. */
export const WORDS = {
  shell: {
    headline: [both('有雨都行', 'Made for wet days')],
    under: both('硬殼與雨褸', 'Shells and rain jackets'),
  },
  boot: { headline: [both('由石級到岩脊', 'Stairs to summits')], under: both('鞋與靴', 'Shoes and boots') },
  campPoster: {
    headline: [both('兩日一夜的家', 'Home for a night')],
    under: both('帳幕與睡袋', 'Tents and sleeping bags'),
  },
  down: { headline: [both('停下來的時候', 'For when you stop')], under: both('羽絨', 'Down') },
  granite: { headline: [both('陪你十年', 'Ten years to wear')], under: both('花崗皮靴', 'Granite boots') },
  knitWeek: {
    over: both('田壠針織週', 'Furrow & Fold knit week'),
    headline: [both('三件', 'Three knits'), both('過一個冬天', 'for one winter')],
    under: both('點一下，看看是哪三件。', 'Tap to see which three.'),
  },
  firstOrder: {
    over: both('新會員', 'New here?'),
    headline: [both('第一張單', 'Ten per cent off'), both('九折', 'your first order')],
    under: both('登記成為會員即享', 'When you join as a member'),
    button: both('登記', 'Join'),
  },
  walk: {
    headline: [both('星期日，一齊行', 'Walk with us')],
    under: both('每月首個星期日導賞行', 'First Sunday of every month'),
  },
  friend: {
    headline: [both('帶朋友來', 'Bring a friend')],
    under: both('每位新會員，送你 10 GO DOLLAR', '10 GO DOLLAR for every friend who joins'),
  },
  mend: {
    headline: [both('破了，就修', 'Torn? We’ll fix it')],
    under: both('終身維修', 'Repairs for life'),
  },
  toSport: {
    headline: [both('運動館', 'Sport')],
    under: both('跑山、行山', 'Trail running and hiking'),
  },
} as const satisfies Record<string, Words>

/** Captions of square tiles. */
export const CAPTIONS = {
  down: both('羽絨', 'Down'),
  fleece: both('抓毛', 'Fleece'),
  trousers: both('長褲', 'Trousers'),
  shoe: both('越野跑鞋', 'Trail shoes'),
  pack: both('背囊', 'Packs'),
  tent: both('帳幕', 'Tents'),
  flask: both('飲水煮食', 'Water and kitchen'),
  light: both('照明', 'Lights'),
  shorts: both('短褲', 'Shorts'),
  tee: both('快乾 T 恤', 'Quick-dry tees'),
  roll: both('防水背囊', 'Dry packs'),
  cap: both('帽與頸巾', 'Hats'),
} as const satisfies Record<string, BothTexts>
