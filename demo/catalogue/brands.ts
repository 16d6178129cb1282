import type { BothTexts } from '#locales/locale.ts'
import { both } from './text.ts'

/** The eight houses of the demo shop; every one of them is invented. */
export const BRANDS: readonly { readonly code: string; readonly name: BothTexts }[] = [
  { code: 'northcairn', name: both('北石', 'North Cairn') },
  { code: 'sable-ridge', name: both('墨脊', 'Sable Ridge') },
  { code: 'hush-pine', name: both('靜松', 'Hush Pine') },
  { code: 'furrow', name: both('田壠', 'Furrow & Fold') },
  { code: 'tidewalk', name: both('潮行', 'Tidewalk') },
  { code: 'quernstone', name: both('磨石', 'Quernstone') },
  { code: 'kitefold', name: both('摺鳶', 'Kitefold') },
  { code: 'lantern-bay', name: both('燈灣', 'Lantern Bay') },
]

/** What the product pages tell of each house. */
export const BRAND_STORIES: Readonly<Record<string, BothTexts>> = {
  northcairn: both(
    '為香港雨季而生。每件外套出廠前都在大帽山的雨中走一整天，接縫滴水不入才上架。',
    'Made for Hong Kong’s rainy season. Every shell is worn for a full day of rain on Tai Mo Shan and goes on sale only if no seam leaks.',
  ),
  'sable-ridge': both(
    '專做羽絨與睡袋。羽絨全部可追溯來源，用舊了可以送回補充羽絨再穿。',
    'Down jackets and sleeping bags, filled with traceable down. Send an old one back and they will refill it.',
  ),
  'hush-pine': both(
    '抓毛、T 恤與底層衣物。物料大多回收再造，剪裁留有餘裕，方便層層穿搭。',
    'Fleece, tees and base layers, mostly of recycled fibre, cut with room for the next layer.',
  ),
  furrow: both(
    '把羊毛帶進城市：上班穿得體面，下班可以直接上山。',
    'Wool for town: smart enough for the office, ready for the hill after work.',
  ),
  tidewalk: both(
    '由一班跑山的人創立。每款跑鞋先在麥理浩徑跑過五百公里。',
    'Founded by trail runners. Each shoe covers 500 km of the MacLehose Trail before it is sold.',
  ),
  quernstone: both(
    '做靴的小廠。鞋底可以更換，一雙靴穿十年是平常事。',
    'A small bootmaker. The soles can be replaced, and a pair often lasts ten years.',
  ),
  kitefold: both(
    '背囊與袋。每款先由設計師背一季，肩帶不合就重新打版。',
    'Packs and bags. The designer carries each one for a season and redraws the harness until it fits.',
  ),
  'lantern-bay': both(
    '露營用品：帳幕、爐具、營燈。兩個人十分鐘內搭好，是每頂帳幕的標準。',
    'Tents, stoves and lanterns. Two people pitch any of the tents within ten minutes.',
  ),
}
