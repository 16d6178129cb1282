import type { SiteLine } from '../catalogue/site/site-lines.ts'

type Line<Kind extends SiteLine['kind']> = Extract<SiteLine, { kind: Kind }>

const both = (zh_HK: string, en_US: string) => ({ zh_HK, en_US })

/** A menu entry named after its code, unless told otherwise. */
export const menu = (code: string, change: Partial<Line<'menu'>> = {}): Line<'menu'> => ({
  kind: 'menu',
  code,
  name: both(`${code} 選單`, `${code} menu`),
  ...change,
})

/** A topic of messages to customer service. */
export const contactTopic = (
  code: string,
  change: Partial<Line<'contactTopic'>> = {},
): Line<'contactTopic'> => ({
  kind: 'contactTopic',
  code,
  name: both(`關於 ${code}`, `About ${code}`),
  ...change,
})

/** A topic of the newsletter. */
export const newsletterTopic = (
  code: string,
  change: Partial<Line<'newsletterTopic'>> = {},
): Line<'newsletterTopic'> => ({
  kind: 'newsletterTopic',
  code,
  name: both(`${code} 消息`, `News of ${code}`),
  ...change,
})

/** A day on which nothing leaves or arrives, unless `change` says otherwise. */
export const closedDay = (code: string, change: Partial<Line<'closedDay'>> = {}): Line<'closedDay'> => ({
  kind: 'closedDay',
  code,
  name: both('假期', 'Holiday'),
  warehouse: true,
  hongKong: true,
  macau: true,
  ...change,
})

/** A document of the group `help`. */
export const siteDocument = (code: string, change: Partial<Line<'document'>> = {}): Line<'document'> => ({
  kind: 'document',
  code,
  title: both(`${code} 標題`, `${code} title`),
  content: both('<p>內容</p>', '<p>Content</p>'),
  menuCode: 'help',
  createTime: '2026-11-01T10:00:00+08:00',
  ...change,
})

export const seo = (code: string, change: Partial<Line<'seo'>> = {}): Line<'seo'> => ({
  kind: 'seo',
  code,
  type: 'page',
  title: both(`${code} 頁名`, `${code} page`),
  ...change,
})

export const viewData = (code: string, change: Partial<Line<'viewData'>> = {}): Line<'viewData'> => ({
  kind: 'viewData',
  code,
  modelCode: 'shop',
  position: 'top',
  type: 'config',
  module: 'header',
  value: '{"a":1}',
  ...change,
})

export const content = (code: string, zh: string, en: string): Line<'content'> => ({
  kind: 'content',
  code,
  content: both(zh, en),
})

export const siteText = (lines: readonly SiteLine[]) => lines.map(line => JSON.stringify(line))

/** A shop in Lai Chi Kok. */
export const pickUpPoint = (
  code: string,
  change: Partial<Line<'pickUpPoint'>> = {},
): Line<'pickUpPoint'> => ({
  kind: 'pickUpPoint',
  code,
  type: 2,
  name: both(`${code} 名`, `${code} name`),
  area: '81000603',
  address: both(`${code} 街`, `${code} street`),
  hours: both('每日', 'Daily'),
  telephone: '+852 3500 0000',
  ...change,
})

export const synonym = (code: string, change: Partial<Line<'synonym'>> = {}): Line<'synonym'> => ({
  kind: 'synonym',
  code,
  words: ['jacket', 'coat'],
  ...change,
})
