import { isRecord } from '#blocks/page/options/option-tree.ts'
/** Something search engines ask for that is missing. */
export interface LinkedDataGap {
  /** `Product`, `ListItem` … */
  readonly kind: string
  /** `name`, `itemListElement` … */
  readonly property: string
}

/** Properties search engines need of each kind, by their published guidelines. Ours say no kind beside these. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  WebSite: ['name', 'url'],
  SearchAction: ['target', 'query-input'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  Product: ['name', 'image', 'description', 'sku'],
  Offer: ['price', 'priceCurrency', 'availability'],
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  Brand: ['name'],
  ImageObject: ['contentUrl'],
  Store: ['name', 'address'],
  PostalAddress: ['streetAddress', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)

/** A trail counts its places from 1 without a hole. */
const isOutOfOrder = ({ itemListElement }: Readonly<Record<string, unknown>>) =>
  Array.isArray(itemListElement) &&
  itemListElement.some((item, index) => isRecord(item) && item.position !== index + 1)

/** Fields missing in structured data, at any depth. */
export function linkedDataGaps(data: unknown): readonly LinkedDataGap[] {
  if (Array.isArray(data)) return data.flatMap(linkedDataGaps)
  if (!isRecord(data)) return []
  const kind = typeof data['@type'] === 'string' ? data['@type'] : ''
  const needed = NEEDED[kind]
  const missing = needed ? needed.filter(property => isEmpty(data[property])) : ['@type']
  if (kind === 'BreadcrumbList' && isOutOfOrder(data)) missing.push('position')
  return [
    ...missing.map(property => ({ kind, property })),
    ...Object.values(data).flatMap(inner => linkedDataGaps(inner)),
  ]
}
