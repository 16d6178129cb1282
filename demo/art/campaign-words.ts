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
  opening: {
    over: both('2026 秋冬', 'Autumn–Winter 2026'),
    headline: [both('北風起，', 'The hills'), both('山又開了', 'are open again')],
    under: both('新一季裝備，走過麥理浩徑才上架。', 'New kit, walked along the MacLehose Trail first.'),
    button: both('看新貨', 'See the new season'),
  },
  offer: {
    over: both('開季禮遇', 'Season opening'),
    headline: [both('五件主角，', 'Five leads,'), both('四天限時價', 'four days')],
    under: both('外套、跑鞋、背囊、帳幕、行山杖', 'Shell, shoe, pack, tent and poles'),
  },
  camp: {
    over: both('露營季', 'Camping season'),
    headline: [both('今晚，', 'Sleep out'), both('睡在外面', 'tonight')],
    under: both('點一下畫面，看看誰帶了甚麼。', 'Tap the picture to see who brought what.'),
    button: both('露營裝備', 'Camp gear'),
  },
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
    headline: [both('有雨都行', 'Walk in the wet')],
    under: both('硬殼與雨褸', 'Shells and rain jackets'),
  },
  boot: { headline: [both('由石級到岩脊', 'Steps to ridges')], under: both('鞋與靴', 'Shoes and boots') },
  campPoster: {
    headline: [both('兩日一夜的家', 'Home for a night')],
    under: both('帳幕與睡袋', 'Tents and beds'),
  },
  down: { headline: [both('停下來的時候', 'For when you stop')], under: both('羽絨', 'Down') },
  granite: { headline: [both('陪你十年', 'Ten years to wear')], under: both('花崗皮靴', 'Granite boots') },
  visitor: {
    over: both('Cairn 會員', 'Cairn members'),
    headline: [both('山上見', 'See you up there')],
    under: both('會員價、回贈、每月導賞行', 'Member prices, rewards, a monthly walk'),
    button: both('一分鐘登記', 'Join in a minute'),
  },
  member: {
    over: both('歡迎回來', 'Welcome back'),
    headline: [both('會員價已開啟', 'Your prices are on')],
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
