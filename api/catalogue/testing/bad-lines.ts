import { attribute, brand, campaign, category, promotion, sku, spu } from '../../testing/catalogue-lines.ts'
import { closedDay, menu, pickUpPoint, seo, siteDocument, synonym } from '../../testing/site-lines.ts'
import type { ProblemKey } from '../../rules/catalogue-problem.ts'

/** A file with one mistake: path of the wrong value, then the lines. */
export type BadFile = readonly [path: string, ...lines: readonly unknown[]]
type BadFiles = Readonly<Partial<Record<ProblemKey, BadFile>>>

const same = (text: string) => ({ zh_HK: text, en_US: text })
const rule = (type: string, change: object) => ({ ...promotion('p'), type, rule: change })
const priced = (...members: readonly { level: string; price: number }[]) =>
  spu('b', { skus: [sku('b-1', { prices: { members: [...members] } })] })

/** Catalogue files beside a shop that has the products `a` and `c`, `a` with the value `hiking`. */
export const BAD_GOODS: BadFiles = {
  missing: ['name.zh_HK', { ...brand(), name: { en_US: 'x' } }],
  empty: ['title.zh_HK', spu('b', { title: { zh_HK: '', en_US: 'B' } })],
  tooLong: ['style', spu('b', { style: 'x'.repeat(201) })],
  tooFew: ['skus', spu('b', { skus: [] })],
  tooMany: [
    'rule.tiers',
    rule('SATISFY_REDUCE', {
      tiers: Array.from({ length: 11 }, (_, at) => ({ from: { units: at + 1 }, reduce: 100 })),
    }),
  ],
  tooSmall: ['rule.reduce', rule('DIRECT_REDUCE', { reduce: 0 })],
  tooBig: ['off.percent', campaign('TRAIL', { off: { percent: 101 } })],
  notWhole: ['position', brand('b', { position: 1.5 })],
  notCents: ['salePrice', spu('b', { salePrice: 12.5 })],
  notAText: ['style', { ...spu('b'), style: 5 }],
  notAList: ['labels', { ...spu('b'), labels: 'new-season' }],
  notASwitch: ['onShelves', { ...spu('b'), onShelves: 'yes' }],
  notAnObject: ['name', { ...brand(), name: 'North' }],
  notAChoice: ['kind', { kind: 'spus' }],
  wrongForm: ['off', { ...campaign('TRAIL'), off: {} }],
  unknownKeys: ['', { ...brand(), hue: 'red', tint: 'red' }],
  notJson: ['', '{'],
  unstorable: ['title.en_US', spu('b', { title: { zh_HK: '外套', en_US: 'b\u0000' } })],
  repeated: ['code', brand('b'), brand('b')],
  unknown: ['brands.0', spu('b', { brands: ['none'] })],
  unknownLevel: ['skus.0.prices.members.0.level', priced({ level: 'VIP', price: 1 })],
  unknownValue: ['attributes.0.values.0', spu('b', { attributes: [{ code: 'outdoor', values: ['y'] }] })],
  notOffered: ['skus.0.size', spu('b', { skus: [sku('b-1', { size: 'M' })] })],
  sameOptions: ['skus.1', spu('b', { skus: [sku('b-1'), sku('b-2')] })],
  foreignSku: ['skus.0.code', spu('b', { skus: [sku('a-1')] })],
  notOfProduct: [
    'exchange.0.skus.0.sku',
    promotion('p', {
      type: 'EXCHANGE',
      exchange: [{ spu: 'a', price: 1, skus: [{ sku: 'c-1', price: 1 }] }],
    }),
  ],
  categoryTooDeep: ['parent', category('x', { parent: 'men-jackets' }), category('y', { parent: 'x' })],
  movedTooDeep: ['parent', category('men', { parent: 'x' }), category('x', { parent: 'y' }), category('y')],
  sameName: ['name', category('x', { name: { zh_HK: '男人', en_US: 'MEN  category' } })],
  droppedValue: ['values', attribute('outdoor')],
  aboveListPrice: ['salePrice', spu('b', { listPrice: 1, salePrice: 2 })],
  shadowsFilter: ['code', attribute('discount', { attributeType: 'discount' })],
  notPromoted: ['prices.0', promotion('p', { prices: [{ spu: 'a', price: 1 }] })],
  dearer: ['prices.0', promotion('p', { spus: ['a'], prices: [{ spu: 'a', price: 99_950 }] })],
  code: ['code', brand('b,c')],
  shopperCode: ['code', campaign('trail')],
  pictureAddress: ['imageUrl', brand('b', { imageUrl: '//evil.example/x.png' })],
  zeroPrice: ['salePrice', spu('b', { salePrice: 0 })],
  notAnInstant: ['listTime', spu('b', { listTime: '2026-11-01T10:00:00' })],
  instantRange: ['listTime', spu('b', { listTime: '3500-11-01T10:00:00Z' })],
  endsFirst: ['endTime', promotion('p', { endTime: '2026-10-01T00:00:00Z' })],
  repeatedValue: [
    'values',
    attribute('x', { values: ['one', 'one'].map(code => ({ code, displayName: same('1') })) }),
  ],
  repeatedLevel: ['skus.0.prices.members', priced({ level: 'GOLD', price: 1 }, { level: 'GOLD', price: 2 })],
  repeatedPart: [
    'rule.parts',
    rule('BUNDLE', { price: 100, parts: ['a', 'a'].map(spus => ({ spus: [spus], quantity: 1 })) }),
  ],
  freeTooMany: ['rule.free', rule('FULL_FREE', { buy: 2, free: 2 })],
  notRising: [
    'rule.tiers',
    rule('SATISFY_DISCOUNT', { tiers: [2, 1].map(units => ({ from: { units }, percentOff: 10 })) }),
  ],
  noRule: ['rule', rule('SPECIFY_PRICE', {})],
  noAddOns: ['exchange', promotion('p', { exchange: [{ spu: 'a', price: 1 }] })],
  notShared: ['grant', campaign('TRAIL', { type: 'PROMOTION_COUPON' })],
}

const help = menu('help', { menuType: 'DOC' })

/** A later version of a document. */
const version = (code: string, day: number) => ({
  code,
  from: `2026-11-0${day}T10:00:00+08:00`,
  title: { zh_HK: '條款', en_US: 'Terms' },
  content: { zh_HK: '<p>條款</p>', en_US: '<p>Terms</p>' },
})
const versioned = (...versions: readonly ReturnType<typeof version>[]) =>
  siteDocument('d', { versions: [...versions] })
const setting = (code: string, values: object) => ({ kind: 'setting', code, ...values })

const withDays = (...days: readonly object[]) => ({
  ...pickUpPoint('p'),
  specialDays: days.map(day => ({ date: '2027-02-06', name: same('New Year'), ...day })),
})

export const BAD_SITES: BadFiles = {
  notANumber: ['longitude', { ...pickUpPoint('p'), longitude: 'east' }],
  notHours: ['week.mon', { ...pickUpPoint('p'), week: { mon: 'all morning' } }],
  pastMidnight: ['week.fri', { ...pickUpPoint('p'), week: { fri: '20:00–02:00' } }],
  tooManyIntervals: ['week.sat', { ...pickUpPoint('p'), week: { sat: '8-9, 10-11, 12-13' } }],
  hoursOverlap: ['week.sun', { ...pickUpPoint('p'), week: { sun: '10-14, 13-18' } }],
  notADay: ['specialDays.0.date', withDays({ date: '6 February' })],
  noDayHours: ['specialDays.0.hours', withDays({ opens: 'HOURS' })],
  repeatedDay: ['specialDays', withDays({}, {})],
  noPlace: ['warehouse', closedDay('2027-02-06', { warehouse: false, hongKong: false, macau: false })],
  noHours: ['week', { ...pickUpPoint('p'), hours: { zh_HK: '每日', en_US: '' } }],
  lineTooLong: ['', `${' '.repeat(500_000)}{}`],
  tooManyLines: ['', ...Array.from({ length: 20_000 }, () => ' '), '{}'],
  key: ['code', seo('two words')],
  noWord: ['words.1', synonym('coats', { words: ['coat', '…'] })],
  loneSynonym: ['words', synonym('coats', { words: ['coat'] })],
  linkAddress: ['url', menu('m', { url: 'javascript:alert(1)' })],
  colour: ['title', menu('m', { title: 'red' })],
  noCategory: ['link', menu('m', { urlType: 'CATEGORY' })],
  circle: ['parent', menu('m', { parent: 'm' })],
  otherMenu: ['parent', help, menu('m', { parent: 'help' })],
  menuTooDeep: [
    'parent',
    ...['1', '2', '3', '4', '5'].map(code => menu(code, code === '1' ? {} : { parent: `${+code - 1}` })),
  ],
  repeated: ['code', help, siteDocument('d'), siteDocument('d')],
  unknown: ['menuCode', siteDocument('d')],
  firstVersion: ['versions.0.code', help, versioned(version('1', 2))],
  repeatedVersion: ['versions', help, versioned(version('2', 2), version('2', 3))],
  repeatedVersionInstant: ['versions', help, versioned(version('2', 2), version('3', 2))],
  telephone: ['hotline', setting('contact', { hotline: 'call us' })],
  mailAddress: ['contactEmail', setting('contact', { contactEmail: 'service' })],
  secureAddress: ['liveChatUrl', setting('contact', { liveChatUrl: 'http://chat.example' })],
  daysTurned: ['courierDays.most', setting('delivery', { courierDays: { fewest: 5, most: 2 } })],
  inkOnPaper: ['inkColour', setting('brand', { inkColour: '#aaaaaa' })],
  themeOnPaper: ['themeColour', setting('brand', { themeColour: '#cccccc' })],
  onTheme: ['themeColour', setting('brand', { themeColour: '#7e7e7e' })],
  accentOnPaper: ['accentColour', setting('brand', { accentColour: '#767676' })],
  onAccent: ['accentColour', setting('brand', { accentColour: '#bbbbbb' })],
  saleOnPaper: ['saleColour', setting('brand', { saleColour: '#ff8888' })],
  ga4Account: ['ga4', setting('measurement', { ga4: 'UA-1' })],
  tagManagerAccount: ['tagManager', setting('measurement', { tagManager: 'G-ABC123' })],
  metaPixelAccount: ['metaPixel', setting('measurement', { metaPixel: 'pixel' })],
  paperTooDark: ['paperColour', setting('brand', { paperColour: '#999999' })],
  unfilled: [
    'content.en_US',
    help,
    siteDocument('d', { content: { zh_HK: '<p>條款</p>', en_US: '<p>Terms of 〔company〕</p>' } }),
  ],
}

/** Tables of prices and stock of the same shop; the lines are text. */
export const BAD_TABLES: BadFiles = {
  noHeader: [''],
  unknownColumn: ['price', 'sku,price'],
  repeatedColumn: ['inventory', 'sku,inventory,inventory'],
  noColumn: ['sku', 'inventory', '1'],
  cellCount: ['', 'sku,inventory', 'a-1,1,2'],
  countedAtCell: ['counted_at', 'sku,inventory,counted_at', 'a-1,1,yesterday'],
  unitsCell: ['inventory', 'sku,inventory', 'a-1,1.5'],
  dollarsCell: ['sale_price', 'sku,sale_price', 'a-1,1.005'],
  zeroPriceCell: ['sale_price', 'sku,sale_price', 'a-1,0'],
  openQuote: ['', 'sku,inventory', '"a-1,1'],
  strayQuote: ['', 'sku,inventory', 'a"1,1'],
  textAfterQuote: ['', 'sku,inventory', '"a-1"x,1'],
  empty: ['sku', 'sku,inventory', ',1'],
  unknown: ['sku', 'sku,inventory', 'none,1'],
  repeated: ['sku', 'sku,inventory', 'a-1,1', 'a-1,2'],
  aboveListPrice: ['sale_price', 'sku,list_price,sale_price', 'a-1,1,2'],
}
