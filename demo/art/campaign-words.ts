import { both, type Text } from '../catalogue/text.ts'

/** What stands on a campaign picture: a small line above, the headline (one entry a line), a line below, a button. */
export interface Words {
  readonly over?: Text
  readonly headline: readonly Text[]
  readonly under?: Text
  readonly button?: Text
}

/** Every word that is drawn. `lettering/outline-glyphs.ts` must be run again when a new character comes in. */
export const WORDS = {
  islands: {
    over: both('夏日離島', 'Summer islands'),
    headline: [both('街渡之後，', 'After the ferry'), both('就是夏天', 'comes summer')],
    under: both('一日離島的輕裝清單', 'A light list for a day away'),
  },
  alpine: {
    over: both('高山裝備指南', 'A guide to alpine kit'),
    headline: [both('雪線以上', 'Above the'), both('怎樣穿', 'snowline')],
    under: both('三層穿法、靴與杖，一次看懂。', 'Layers, boots and poles in one sitting.'),
  },
  shell: {
    headline: [both('有雨都行', 'Made for wet days')],
    under: both('硬殼與雨褸', 'Shells and rain jackets'),
  },
  boot: { headline: [both('由石級到岩脊', 'Steps to ridges')], under: both('鞋與靴', 'Shoes and boots') },
  campPoster: {
    headline: [both('兩日一夜的家', 'Home for a night')],
    under: both('帳幕與睡袋', 'Tents and sleeping bags'),
  },
  down: { headline: [both('停下來的時候', 'For when you stop')], under: both('羽絨', 'Down') },
  granite: { headline: [both('陪你十年', 'Ten years to wear')], under: both('花崗皮靴', 'Granite boots') },
  visitor: {
    over: both('Cairn 會員', 'Cairn members'),
    headline: [both('山上見', 'See you up there')],
    under: both('會員價、回贈、每月導賞行', 'Member prices, rewards, a monthly walk'),
    button: both('一分鐘登記', 'Join in a minute'),
  },
  furrow: {
    over: both('田壠，2026 冬', 'Furrow & Fold, winter 2026'),
    headline: [both('城市裏的', 'A field of wool'), both('一畝羊毛', 'in the city')],
    under: both('樓梯街上，也需要一件好冷衫。', 'Good knitwear for ladder streets.'),
  },
  knitWeek: {
    over: both('田壠針織週', 'Furrow & Fold knit week'),
    headline: [both('三件，', 'Three knits'), both('過一個冬天', 'for one winter')],
    under: both('點一下，看看是哪三件。', 'Tap to see which three.'),
  },
  sport: {
    over: both('運動館', 'Sport'),
    headline: [both('日出之前，', 'One hill'), both('先跑一座山', 'before sunrise')],
    under: both('越野跑與健行', 'Trail running and hiking'),
    button: both('看跑鞋', 'See trail shoes'),
  },
  night: {
    over: both('夜跑', 'Night runs'),
    headline: [both('有光，', 'A little light'), both('就有路', 'is a path')],
    under: both('頭燈、風衣、反光滾邊', 'Headtorch, windshirt, bright trim'),
    button: both('看照明', 'See lights'),
  },
  brands: {
    over: both('品牌目錄', 'Brands A to Z'),
    headline: [both('四十八個', 'Forty-eight'), both('品牌', 'good brands')],
    under: both('買得少一點，修得多一點。', 'Buy less, repair more.'),
  },
  membership: {
    over: both('Cairn 會員', 'Cairn members'),
    headline: [both('走得愈遠，', 'Go further,'), both('得到愈多', 'get more back')],
    under: both('1% GO DOLLAR、會員價、導賞行', '1% in GO DOLLAR, member prices, walks'),
  },
  firstOrder: {
    over: both('首次登記', 'New here?'),
    headline: [both('第一張單，', 'Ten per cent off'), both('九折', 'your first order')],
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
  member: {
    over: both('歡迎回來', 'Welcome back'),
    headline: [both('會員價已開啟', 'Member prices on')],
    under: both('全店新貨適用', 'On every new piece'),
    button: both('看外套', 'See jackets'),
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
  tee: both('快乾 T 恤', 'Dry tees'),
  roll: both('防水背囊', 'Dry packs'),
  cap: both('帽與頸巾', 'Hats'),
} as const satisfies Record<string, Text>
