/**
 * What shoppers type, and which products come first.
 *
 * Expected products are named by the end of their codes (`JKT-001`), by their kind (`PCK`: all packs), by category
 * (`@men`: its code or the beginning of it), by brand (`%furrow`), by colour (`#INK`), by
 * label (`~new-season`) or by the ribbon of offers (`!sale`); several are alternatives. A search is right when its first three
 * results are all expected ones (fewer when fewer are expected).
 */
export type GoldenSearch = readonly [keyword: string, expected: string]

const SHELLS = 'JKT-001 JKT-007 JKT-013'
const DOWN_JACKETS = 'JKT-002 JKT-008 JKT-014'
const SOFTSHELLS = 'JKT-003 JKT-009'
const VESTS = 'JKT-004 JKT-010'
const RAIN_JACKETS = 'JKT-005 JKT-011 JKT-016'
const WINDSHIRTS = 'JKT-006 JKT-012'
const LEGGINGS = 'BSL-003 BSL-006'
const TREKKING_PACKS = 'PCK-002 PCK-007 PCK-012'
const DAY_PACKS = 'PCK-001 PCK-006 PCK-011'
const DUFFELS = 'PCK-005 PCK-010 PCK-013'
const SLEEPING_BAGS = 'SLP-001 SLP-002 SLP-004 SLP-005'
const MATS = 'SLP-003 SLP-006'
const CAPS = 'ACC-001 ACC-011 ACC-021'
const BEANIES = 'ACC-004 ACC-014'
const BOBBLE_HATS = 'ACC-010 ACC-020'
const HEADTORCHES = 'ACC-002 ACC-012'
const FLASKS = 'ACC-003 ACC-013 ACC-022'
const POLES = 'ACC-005 ACC-015'
const SOCKS = 'ACC-006 ACC-016 ACC-024'
const GLOVES = 'ACC-007 ACC-017'
const NECKWEAR = 'ACC-008 ACC-018 GFT-001'
const COOK_SETS = 'ACC-009 ACC-019'

/** Simplified characters, variants, and words of Taiwan and the mainland. */
const CHARACTERS: readonly GoldenSearch[] = [
  ['背包', 'PCK'],
  ['背囊', 'PCK'],
  ['男装', '@men'],
  ['女装外套', 'JKT FLC'],
  ['羽绒外套', DOWN_JACKETS],
  ['登山鞋', 'BOT SHO'],
  ['帐篷', 'TNT'],
  ['头灯', HEADTORCHES],
  ['袜子', SOCKS],
  ['冲锋衣', `${SHELLS} ${RAIN_JACKETS}`],
  ['防水裤', 'TRS-003 TRS-007'],
  ['长裤', `TRS ${LEGGINGS}`],
  ['短裤', 'SHR'],
  ['睡袋裡', LEGGINGS],
  ['卫径', TREKKING_PACKS],
  ['天文臺', 'BSL-002 BSL-005'],
  ['快干t恤', 'TEE-002 TEE-005'],
  ['静松', '%hush-pine'],
  ['灯湾', '%lantern-bay'],
]

/** Chinese compounds without a blank. */
const COMPOUNDS: readonly GoldenSearch[] = [
  ['女裝外套', 'JKT FLC'],
  ['男裝長褲', `TRS ${LEGGINGS}`],
  ['男鞋', 'SHO BOT'],
  ['女裝抓毛', 'FLC'],
  ['露營帳篷', 'TNT'],
  ['羊毛冷帽', BEANIES],
  ['北石外套', `${SHELLS} ${RAIN_JACKETS}`],
  ['女裝短褲', 'SHR-001 SHR-003 SHR-005'],
  ['輕量雨衣', RAIN_JACKETS],
  ['保暖背心', VESTS],
  ['磨石登山靴', 'BOT-001 BOT-002 BOT-004 BOT-005 BOT-007'],
  ['越野跑短褲', 'SHR-001 SHR-003 SHR-005'],
  ['墨脊羽絨', `${DOWN_JACKETS} ${VESTS} SLP-001 SLP-004`],
  ['潮行跑鞋', 'SHO-001 SHO-003 SHO-005'],
  ['高領底層衣', 'BSL-002 BSL-005'],
  ['羽絨睡袋', 'SLP-001 SLP-004'],
]

/** Other words for the same thing, in both languages. */
const SYNONYMS: readonly GoldenSearch[] = [
  ['rucksack', 'PCK'],
  ['backpack', 'PCK'],
  ['pants', 'TRS'],
  ['hiking pants', 'TRS'],
  ['raincoat', RAIN_JACKETS],
  ['雨衣', RAIN_JACKETS],
  ['windbreaker', `${WINDSHIRTS} ${SOFTSHELLS}`],
  ['風褸', `${WINDSHIRTS} ${SOFTSHELLS}`],
  ['sneakers', 'SHO'],
  ['trainers', 'SHO'],
  ['波鞋', 'SHO'],
  ['thermos', FLASKS],
  ['water bottle', FLASKS],
  ['水壺', FLASKS],
  ['headlamp', HEADTORCHES],
  ['trekking poles', POLES],
  ['登山杖', POLES],
  ['base layer', 'BSL'],
  ['保暖內衣', 'BSL'],
  ['gilet', VESTS],
  ['puffer', `${DOWN_JACKETS} ${VESTS}`],
  ['羽絨褸', DOWN_JACKETS],
  ['tshirt', 'TEE'],
  ['短袖', 'TEE'],
  ['sleeping pad', MATS],
  ['cookware', COOK_SETS],
  ['圍巾', NECKWEAR],
  ['旅行袋', DUFFELS],
]

/** Signs that show nothing, signs between the parts of a word, and words that only join others. */
const SIGNS_AND_FILLERS: readonly GoldenSearch[] = [
  ['gore-tex', `${SHELLS} ${RAIN_JACKETS} BOT TRS-003 TRS-007`],
  ['gore tex', `${SHELLS} ${RAIN_JACKETS} BOT TRS-003 TRS-007`],
  ['goretex', `${SHELLS} ${RAIN_JACKETS} BOT TRS-003 TRS-007`],
  ['gore\u2011tex', `${SHELLS} ${RAIN_JACKETS} BOT TRS-003 TRS-007`],
  ['tent for two', 'TNT-001 TNT-004'],
  ['a tent for two people', 'TNT-001 TNT-004'],
  ['\ufeffglove\u00ads', GLOVES],
  ['防\u200b水\ufe0f外套', `${SHELLS} ${RAIN_JACKETS}`],
  ['男裝防水', '@men'],
  ['女裝防水', '@women'],
]

/** Singular, plural and other endings. */
const ENDINGS: readonly GoldenSearch[] = [
  ['jackets', 'JKT FLC'],
  ['tents', 'TNT'],
  ['boot', 'BOT'],
  ['sleeping bags', SLEEPING_BAGS],
  ['glove', GLOVES],
  ['hats', `${CAPS} ${BEANIES} ${BOBBLE_HATS}`],
  ['tees', 'TEE'],
  ['vests', VESTS],
  ['flasks', FLASKS],
  ['daypack', DAY_PACKS],
  ['beanies', BEANIES],
  ['climbing trouser', 'TRS-004 TRS-008'],
]

/** One wrong, missing or swapped letter from four letters on, two from eight. */
const TYPOS: readonly GoldenSearch[] = [
  ['jaket', 'JKT FLC'],
  ['trousres', 'TRS'],
  ['fleese', 'FLC'],
  ['tnet', 'TNT'],
  ['beenie', BEANIES],
  ['gloevs', GLOVES],
  ['rucksak', 'PCK'],
  ['watreproof shell', `${SHELLS} ${RAIN_JACKETS}`],
  ['slepping bag', SLEEPING_BAGS],
  ['downjacket', DOWN_JACKETS],
  ['merinno', 'BSL-001 BSL-004 BSL-007'],
  ['quernstoen', '%quernstone'],
  ['headtroch', HEADTORCHES],
]

/** Colours by their own name and by the common one. */
const COLOURS: readonly GoldenSearch[] = [
  ['blue jacket', 'JKT-003 JKT-004 JKT-011 JKT-013 JKT-014'],
  ['black boots', 'BOT-004 BOT-005'],
  ['黑色', '#INK'],
  ['harbour', '#HRB'],
  ['松針綠', '#PIN'],
  ['維港藍外套', 'JKT-003 JKT-004 JKT-013'],
  ['灰色抓毛', 'FLC-008'],
  ['grey fleece', 'FLC-008'],
  ['白色保溫樽', 'ACC-013'],
  ['橙色帳篷', 'TNT-001'],
  ['黑色背囊', 'PCK-006 PCK-013'],
  ['yellow rain jacket', 'JKT-005'],
  ['orange duffel', 'PCK-005'],
  ['藍色行山鞋', 'SHO-001'],
]

/** Codes of products and skus, with and without their dashes. */
const CODES: readonly GoldenSearch[] = [
  ['CR-JKT-001', 'JKT-001'],
  ['crjkt001', 'JKT-001'],
  ['jkt-001', 'JKT-001'],
  ['jkt001', 'JKT-001'],
  ['ＣＲ－ＰＣＫ－００２', 'PCK-002'],
  ['cr tnt 004', 'TNT-004'],
]

/** Brands, categories, and what combines them. */
const NAMES: readonly GoldenSearch[] = [
  ['sable ridge', '%sable-ridge'],
  ['墨脊', '%sable-ridge'],
  ['furrow', '%furrow'],
  ['kitefold backpack', 'PCK'],
  ['lantern bay tent', 'TNT'],
  ['鞋履', 'SHO BOT'],
  ['footwear', 'SHO BOT'],
  ['露營', '@gear-tents @gear-sleeping @gear-kitchen'],
  ['配件', 'ACC GFT'],
  ["men's shorts", 'SHR'],
  ['women fleece', 'FLC'],
  ['T恤', 'TEE'],
]

/** What a later walk through the shop found empty, although the goods are there. */
const FOUND_EMPTY: readonly GoldenSearch[] = [
  ['爬山鞋', 'BOT SHO'],
  ['渔夫帽', CAPS],
  ['sun hat', CAPS],
  ['連帽衫', 'FLC'],
  ['抓絨', 'FLC'],
  ['sweatshirt', 'FLC'],
  ['冷衫', 'BSL FLC'],
  ['knitwear', 'BSL FLC'],
  ['露營用品', '@gear-tents @gear-sleeping @gear-kitchen'],
  ['双人帐篷', 'TNT-001 TNT-004'],
  ['touch screen gloves', GLOVES],
  ['40l backpack', TREKKING_PACKS],
]

/** Numbers with their units, and sizes beside what is worn. */
const MEASURES: readonly GoldenSearch[] = [
  ['40升背囊', TREKKING_PACKS],
  ['40公升背包', TREKKING_PACKS],
  ['40 litre backpack', TREKKING_PACKS],
  ['65升背囊', 'PCK-003 PCK-008'],
  ['22L背囊', DAY_PACKS],
  ['50升行李袋', DUFFELS],
  ['750ml flask', FLASKS],
  ['水壺 750毫升', FLASKS],
  ['保溫壺', FLASKS],
  ['頭燈 400流明', HEADTORCHES],
  ['5度睡袋', 'SLP-001 SLP-004'],
  ['2人帳篷', 'TNT-001 TNT-004'],
  ['4人帳', 'TNT-002 TNT-005'],
  ['boots 42', 'BOT'],
  ['boots size 42', 'BOT'],
  ['登山靴42碼', 'BOT'],
  ['男鞋 42號', 'SHO BOT'],
  ['size 40 trail runner', 'SHO'],
  ['jacket M', 'JKT FLC'],
  ['外套M碼', 'JKT FLC'],
  ['大碼外套', 'JKT FLC'],
  ['細碼T恤', 'TEE'],
  ['s size t-shirt', 'TEE'],
  ['small fleece', 'FLC'],
  ['行山褲32碼', 'TRS'],
  ['trousers 32', 'TRS'],
  ['襪 40-43', SOCKS],
]

/** Offers and new goods, alone and beside other words. */
const OFFERS_AND_NEW: readonly GoldenSearch[] = [
  ['sale', '!sale'],
  ['sales', '!sale'],
  ['on sale', '!sale'],
  ['減價', '!sale'],
  ['特價', '!sale'],
  ['優惠', '!sale'],
  ['折扣', '!sale'],
  ['discount', '!sale'],
  ['special offers', '!sale'],
  ['clearance', '!sale'],
  ['outlet', '!sale'],
  ['減價貨', '!sale'],
  ['打折', '!sale'],
  ['大減價', '!sale'],
  ['减价', '!sale'],
  ['特价', '!sale'],
  ['new', '~new-season'],
  ['new in', '~new-season'],
  ['new arrivals', '~new-season'],
  ['new season', '~new-season'],
  ['新品', '~new-season'],
  ['新貨', '~new-season'],
  ['新款', '~new-season'],
  ['新到', '~new-season'],
  ['最新', '~new-season'],
  ['新季', '~new-season'],
  ['just in', '~new-season'],
  ['what’s new', '~new-season'],
  ['latest', '~new-season'],
  ['新裝', '~new-season'],
  ['特價外套', '!sale'],
  ['fleece sale', '!sale'],
]

export const GOLDEN_SEARCHES: readonly GoldenSearch[] = [
  ...CHARACTERS,
  ...COMPOUNDS,
  ...SYNONYMS,
  ...SIGNS_AND_FILLERS,
  ...ENDINGS,
  ...TYPOS,
  ...COLOURS,
  ...CODES,
  ...NAMES,
  ...FOUND_EMPTY,
  ...MEASURES,
  ...OFFERS_AND_NEW,
]
