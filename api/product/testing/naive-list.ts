import type { Criteria } from '../view/selection.ts'
import { withoutUnits } from '../search/measures.ts'
import { stemOf } from '../search/stem.ts'
import type { Sort } from '../index/sort-order.ts'
import { type AnyCatalogue, BRANDS, CATEGORIES, type SpuLine } from './any-catalogue.ts'

/**
 * Lists and counts worked out again for every product from the lines of the catalogue file, the slow and obvious way. What the
 * engine does with indexes has to come to the same.
 */

interface Eyes {
  /** Level of the member who looks; `null` for a member without one, `undefined` for a guest. */
  readonly level: string | null | undefined
  readonly now: number
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll('’', '').replaceAll("'", '')
const isHan = (character: string) => /\p{Script=Han}/u.test(character)
const isWordPart = (character: string) => /[\p{L}\p{N}\p{M}]/u.test(character)

interface Stretch {
  readonly han: boolean
  readonly text: string
}

/** Stretches of Chinese and stretches of other letters, read character by character. */
function stretches(text: string): Stretch[] {
  const found: { han: boolean; text: string }[] = []
  let open = false
  for (const character of fold(text)) {
    if (!isWordPart(character)) open = false
    else {
      const last = found.at(-1)
      if (open && last?.han === isHan(character)) last.text += character
      else found.push({ han: isHan(character), text: character })
      open = true
    }
  }
  return found
}

function ancestors(code: string): (typeof CATEGORIES)[number][] {
  const own = CATEGORIES.find(line => line.code === code)
  return own ? [own, ...(own.parent === undefined ? [] : ancestors(own.parent))] : []
}

const allCategories = (spu: SpuLine) => spu.categories.flatMap(ancestors)

function textsOf(spu: SpuLine): string[] {
  const names = [
    spu.title,
    spu.subTitle ?? { zh_HK: '', en_US: '' },
    ...BRANDS.filter(line => spu.brands.includes(line.code)).map(line => line.name),
    ...allCategories(spu).map(line => line.name),
  ]
  const values = (spu.attributes ?? []).flatMap(({ code, values: own }) =>
    ['gender', 'outdoor'].includes(code) ? own.filter(value => typeof value === 'string') : [],
  )
  const colours = spu.options?.colour?.map(({ code }) => code) ?? []
  const sizes = spu.options?.size?.map(({ code }) => code) ?? []
  return [
    ...names.flatMap(name => [name.zh_HK, name.en_US]),
    ...values,
    ...colours,
    ...sizes,
    spu.code,
    ...spu.skus.map(sku => sku.code),
  ]
}

const bare = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '')

/** Words of a product that are not Chinese; its codes also with their parts run together. */
function wordsOf(spu: SpuLine): string[] {
  const parts = stretches(spu.code).map(({ text }) => text)
  return [
    ...textsOf(spu).flatMap(text => stretches(text).flatMap(({ han, text: word }) => (han ? [] : [word]))),
    ...parts.map((_, from) => parts.slice(from).join('')),
    ...spu.skus.map(sku => bare(sku.code)),
  ]
}

const FILLERS = ['a', 'an', 'and', 'for', 'in', 'of', 'or', 'the', 'to', 'with']

/** Returns true if a product has these Chinese characters, each beside the next. */
function hasCharacters(spu: SpuLine, characters: readonly string[]): boolean {
  const texts = textsOf(spu).map(fold)
  const pairs = characters.slice(1).map((second, at) => `${characters[at]}${second}`)
  return (pairs.length > 0 ? pairs : characters).every(pair => texts.some(own => own.includes(pair)))
}

/** Typing errors and longer words run together are left to other tests: none of the keywords asked has any. */
function hasKeyword(spu: SpuLine, keyword: string, shop: AnyCatalogue): boolean {
  const words = wordsOf(spu)
  const typed = stretches(withoutUnits(keyword))
  const telling = typed.filter(({ text }) => !FILLERS.includes(text))
  const hasStem = (word: string) => words.some(own => stemOf(own) === stemOf(word))
  /** “防水外套” where the shop has none is “防水” and “外套”: two words of two, the only ones among the keywords. */
  const hasHan = (text: string) => {
    const characters = Array.from(text)
    const isOne = characters.length < 4 || shop.spus.some(any => hasCharacters(any, characters))
    return (isOne ? [characters] : [characters.slice(0, 2), characters.slice(2)]).every(word =>
      hasCharacters(spu, word),
    )
  }
  const hasOne = ({ han, text }: Stretch) =>
    han ? hasHan(text) : hasStem(text) || words.some(word => word.startsWith(text))
  /** “c o” is also “co”, where the shop has that word. */
  const hasBoth = (one: Stretch, other: Stretch | undefined) =>
    other !== undefined &&
    !one.han &&
    !other.han &&
    hasStem(one.text + other.text) &&
    shop.spus.some(any => wordsOf(any).includes(one.text + other.text))
  const hasAll = ([first, ...rest]: readonly Stretch[]): boolean =>
    first === undefined ||
    (hasOne(first) && hasAll(rest)) ||
    (hasBoth(first, rest[0]) && hasAll(rest.slice(1)))
  return typed.length > 0 && hasAll(telling.length > 0 ? telling : typed)
}

const isExact = (spu: SpuLine, keyword: string) =>
  [spu, ...spu.skus].some(({ code }) => bare(code) === bare(keyword))

type PromotionLine = AnyCatalogue['promotions'][number]

const holdsFor = (line: PromotionLine, { level, now }: Eyes) =>
  !line.isStopped &&
  Date.parse(line.beginTime) <= now &&
  now < Date.parse(line.endTime) &&
  (line.accountScope === 'ALL' || (line.accountScope === 'GUEST') === (level === undefined)) &&
  (level === undefined || (line.levels ?? []).length === 0 || (line.levels ?? []).includes(level ?? ''))

function skuPrice(spu: SpuLine, sku: SpuLine['skus'][number], shop: AnyCatalogue, eyes: Eyes): number | null {
  const onFile = sku.salePrice === undefined ? spu.salePrice : sku.salePrice
  if (onFile === null) return null
  const promoted = shop.promotions
    .filter(line => holdsFor(line, eyes))
    .flatMap(line => line.prices ?? [])
    .filter(entry => ('spu' in entry ? entry.spu === spu.code : entry.sku === sku.code))
  if (promoted.length > 0) return Math.min(...promoted.map(entry => entry.price))
  const member = sku.prices?.members?.find(entry => entry.level === eyes.level)
  return member?.price ?? sku.prices?.default ?? onFile
}

/** Price of the cheapest sku; `null` for a gift. */
export function naivePrice(spu: SpuLine, shop: AnyCatalogue, eyes: Eyes): number | null {
  const enabled = spu.skus.filter(sku => sku.isEnabled !== false)
  const prices = (enabled.length > 0 ? enabled : spu.skus)
    .map(sku => skuPrice(spu, sku, shop, eyes))
    .filter(price => price !== null)
  return prices.length > 0 ? Math.min(...prices) : null
}

const LETTER: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  men: { 28: 'XS', 30: 'XS', 32: 'S', 34: 'M', 36: 'L', 38: 'XL', 40: 'XXL', 42: 'XXL' },
  women: { 2: 'XS', 4: 'XS', 6: 'S', 8: 'M', 10: 'L', 12: 'XL', 13: 'XL', 14: 'XL' },
}
const folded = (size: string) => (size.toUpperCase() === '2XL' ? 'XXL' : size.toUpperCase())

function sizesOf(spu: SpuLine): string[] {
  const genders = spu.attributes?.find(own => own.code === 'gender')?.values ?? []
  const all = spu.options?.size?.map(({ code }) => code) ?? []
  const table = ['men', 'women']
    .filter(gender => genders.includes(gender))
    .map(gender => LETTER[gender] ?? {})
    .find(letters => all.every(size => letters[size] !== undefined))
  return spu.skus.flatMap(({ size, isEnabled = true }) => {
    if (!isEnabled || size === undefined) return []
    const letter = table?.[size]
    return letter === undefined ? [folded(size)] : [folded(size), letter]
  })
}

/** Values a product has for an attribute filter. */
export function naiveValues(spu: SpuLine, code: string, shop: AnyCatalogue, eyes: Eyes): string[] {
  if (code === 'colour') return spu.options?.colour?.map(colour => colour.code) ?? []
  if (code === 'size') return sizesOf(spu)
  if (code === 'activity')
    return shop.promotions
      .filter(line => holdsFor(line, eyes) && line.spus?.includes(spu.code))
      .map(line => line.code)
  if (code === 'discount') {
    const [from, to] = [spu.listPrice ?? null, naivePrice(spu, shop, eyes)]
    if (from === null || to === null || to >= from) return []
    const percent = Math.min(99, Math.max(1, Math.round(((from - to) * 100) / from)))
    return [10, 20, 30, 40, 50].filter(band => percent >= band).map(String)
  }
  const values = spu.attributes?.find(own => own.code === code)?.values ?? []
  return values.filter(value => typeof value === 'string')
}

export const naiveCategories = (spu: SpuLine) => allCategories(spu).map(line => line.code)

/** Returns true if a product meets criteria, apart from those of one filter. */
export function isWanted(
  spu: SpuLine,
  criteria: Criteria,
  shop: AnyCatalogue,
  eyes: Eyes,
  except?: string,
): boolean {
  const meets = (wanted: readonly string[] | undefined, own: readonly string[], filter?: string) =>
    wanted === undefined ||
    (filter !== undefined && filter === except) ||
    wanted.some(code => own.includes(code))
  const price = naivePrice(spu, shop, eyes)
  const { minPrice, maxPrice, firstListTimeAfter, keyword } = criteria
  return (
    criteria.onShelves.includes(spu.onShelves !== false) &&
    meets(criteria.codes, [spu.code]) &&
    meets(criteria.spuCodes, [spu.code]) &&
    (criteria.withinCategory === undefined || naiveCategories(spu).includes(criteria.withinCategory)) &&
    (criteria.withinBrand === undefined || spu.brands.includes(criteria.withinBrand)) &&
    meets(criteria.brands, spu.brands, 'brands') &&
    meets(criteria.categories, naiveCategories(spu), 'categories') &&
    (criteria.attributes ?? []).every(({ code, values }) =>
      meets(
        code === 'size' ? values.map(folded) : values,
        naiveValues(spu, code, shop, eyes),
        `attribute ${code}`,
      ),
    ) &&
    (except === 'price' ||
      (minPrice === undefined && maxPrice === undefined) ||
      (price !== null && price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity))) &&
    (firstListTimeAfter === undefined ||
      Date.parse(spu.firstListTime ?? spu.listTime) > firstListTimeAfter) &&
    (keyword === undefined || hasKeyword(spu, keyword, shop))
  )
}

/** Codes of the products wanted, in order; in that of a list by date for a search that is sorted by nothing else. */
export function naiveList(
  shop: AnyCatalogue,
  eyes: Eyes,
  criteria: Criteria,
  sorts: readonly Sort[],
): string[] {
  const found = shop.spus.filter(spu => isWanted(spu, criteria, shop, eyes))
  const { codes, keyword } = criteria
  if (codes && sorts.length === 0) {
    return codes.filter((code, at) => codes.indexOf(code) === at && found.some(spu => spu.code === code))
  }
  const value = (spu: SpuLine, { field }: Sort): number | null => {
    if (field === 'LIST_TIME') return Date.parse(spu.listTime)
    return field === 'SALES' ? (spu.recentSales ?? 0) : naivePrice(spu, shop, eyes)
  }
  const effective: readonly Sort[] = sorts.length > 0 ? sorts : [{ field: 'LIST_TIME', order: 'DESC' }]
  const inOrder = found.toSorted((a, b) => {
    for (const sort of effective) {
      const [left, right] = [value(a, sort), value(b, sort)]
      if (left === right) continue
      if (left === null || right === null) return left === null ? 1 : -1
      return sort.order === 'ASC' ? left - right : right - left
    }
    return a.code < b.code ? -1 : 1
  })
  const exact = keyword === undefined ? [] : inOrder.filter(spu => isExact(spu, keyword))
  return [...exact, ...inOrder.filter(spu => !exact.includes(spu))].map(spu => spu.code)
}
