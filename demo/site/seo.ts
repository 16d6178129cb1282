import type { BothTexts } from '#locales/locale.ts'
import type { SiteLine } from '#api/catalogue/site/site-lines.ts'
import { both } from '../catalogue/text.ts'

type SeoLine = Extract<SiteLine, { kind: 'seo' }>

const seo = (
  code: string,
  type: string,
  title: BothTexts,
  keywords: BothTexts,
  description: BothTexts,
  h1label: BothTexts,
): SeoLine => ({ kind: 'seo', code, type, title, keywords, description, h1label })

/** What search engines are told about the home pages and some categories. Source: C-302, C-303. */
export const SEO_LINES: readonly SeoLine[] = [
  seo(
    'home',
    'home',
    both(
      '{shopName} 香港戶外服飾與裝備 {year}',
      '{shopName} · Outdoor clothing and gear in Hong Kong {year}',
    ),
    both(
      '行山,戶外,防水外套,羽絨,登山靴,背囊,帳幕,香港',
      'hiking,outdoor,waterproof jacket,down,boots,backpack,tent,Hong Kong',
    ),
    both(
      '為香港的山徑挑選的防水外套、羽絨、登山靴、背囊與帳幕。滿 {freeDeliveryFrom} 免運費，終身維修。',
      'Shells, down, boots, packs and tents picked for the trails of Hong Kong. Free delivery from {freeDeliveryFrom}, repairs for life.',
    ),
    both('為香港山徑而選', 'Picked for the trails of Hong Kong'),
  ),
  seo(
    'SPORTb',
    'home',
    both('{shopName} 運動館：越野跑與健行', '{shopName} Sport: trail running and hiking'),
    both('越野跑,健行,越野跑鞋,行山杖', 'trail running,hiking,trail shoes,trekking poles'),
    both(
      '越野跑鞋、快乾 T 恤、登山靴與行山杖，跑山和行山一站式準備。',
      'Trail shoes, quick-drying shirts, boots and poles: all you need to run or walk the hills.',
    ),
    both('跑山行山', 'Run the hills, walk the hills'),
  ),
  seo(
    'category:men-shell',
    'category',
    both('男裝防水外套', 'Men’s waterproof shells'),
    both('男裝,防水外套,硬殼,雨衣', 'men,waterproof,hard shell,rain jacket'),
    both(
      '三層防水透氣硬殼與輕便雨衣，抵得住山上的橫風橫雨。',
      'Three-layer shells and light rain jackets that stand up to wind and sideways rain.',
    ),
    both('男裝防水外套', 'Waterproof shells for men'),
  ),
  seo(
    'category:women-shell',
    'category',
    both('女裝防水外套', 'Women’s waterproof shells'),
    both('女裝,防水外套,硬殼,雨衣', 'women,waterproof,hard shell,rain jacket'),
    both(
      '女裝剪裁的防水透氣硬殼，腋下拉鏈，帽可調校，行山通勤都合用。',
      'Breathable shells cut for women, with pit zips and a hood that fits, on the hill and on the way to work.',
    ),
    both('女裝防水外套', 'Waterproof shells for women'),
  ),
  seo(
    'category:gear-tents',
    'category',
    both('帳幕與天幕', 'Tents and tarps'),
    both('帳幕,天幕,露營,二人帳', 'tent,tarp,camping,two-person tent'),
    both(
      '由二人輕量帳到家庭隧道帳，還有遮陽擋雨的天幕，西貢沙灘與大嶼山營地都搭得穩。',
      'Light tents for two, tunnel tents for families, and tarps for sun and rain: for the sands of Sai Kung and the grass of Lantau.',
    ),
    both('帳幕與天幕', 'Tents and tarps'),
  ),
]
