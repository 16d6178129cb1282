import type { BothTexts } from '#locales/locale.ts'
import type { Catalogue, Spu } from '../../catalogue/catalogue.ts'
import { ATTRIBUTE_CODES } from '../../rules/attribute-codes.ts'
import { createShardedMap } from '../../shared/sharded-map.ts'
import type { Steps } from '../../shared/steps.ts'
import { hanWordsOf, termsOf, termsOfCode, withoutSeparators } from './search-words.ts'

/** Field of a term, by what it says about the product: the name before the category before the text. */
export const FIELDS = {
  title: 8,
  brand: 6,
  category: 5,
  colour: 5,
  code: 4,
  attribute: 3,
  size: 3,
  text: 2,
} as const
export type Field = keyof typeof FIELDS
const FIELD_NAMES = Object.keys(FIELDS) as readonly Field[] // its own keys

/** Terms by field, each once, in the field that says most. */
export type FieldTerms = Readonly<Partial<Record<Field, readonly number[]>>>

/** Terms by number, and which of them each product has of its own. Shared by the indexes of all catalogue versions. */
export interface Lexicon {
  readonly terms: readonly string[]
  /** Numbers of the terms of these texts; some may come more than once. */
  readonly numbersOf: (texts: readonly string[]) => number[]
  /** Numbers of the terms of a product's titles, colours, codes, sizes and subtitles. */
  readonly ownTermsOf: (spu: Spu) => FieldTerms
  /** Forgets the terms of products that were not asked for since it was last called; for after all were. */
  readonly forgetOthers: () => void
}

interface OwnTerms {
  /** A product that is read again has new texts; one carried over into the next version keeps them. So its title tells whether it changed. */
  readonly title: Spu['title']
  readonly terms: FieldTerms
}

const bothOf = ({ zh_HK, en_US }: BothTexts) => [zh_HK, en_US]

export function createLexicon(): Lexicon {
  const terms: string[] = []
  const numbers = createShardedMap<number>()
  // Maps by code: a WeakMap of a hundred thousand products holds each long collection of garbage up for half a second.
  let [ownTerms, earlier] = [createShardedMap<OwnTerms>(), createShardedMap<OwnTerms>()]

  const numberOf = (term: string): number => {
    const known = numbers.get(term)
    if (known !== undefined) return known
    numbers.set(term, terms.length)
    return terms.push(term) - 1
  }
  const numbersOf = (texts: readonly string[]) => texts.flatMap(termsOf).map(numberOf)
  const distinct = (list: readonly number[]) => [...new Set(list)]

  return {
    terms,
    numbersOf,
    ownTermsOf(spu) {
      const { code, title, skus, options } = spu
      const known = [ownTerms.get(code), earlier.get(code)].find(own => own?.title === title)
      if (known) {
        ownTerms.set(code, known)
        return known.terms
      }
      const codeTerms = [
        ...termsOfCode(code),
        ...skus.flatMap(sku => [...termsOf(sku.code), withoutSeparators(sku.code)]),
      ]
      const found: FieldTerms = {
        title: distinct(numbersOf(bothOf(title))),
        colour: distinct(
          numbersOf(
            options.colour.flatMap(({ name, frontName }) => [...bothOf(name), ...bothOf(frontName ?? name)]),
          ),
        ),
        code: distinct(codeTerms.map(numberOf)),
        size: distinct(numbersOf(options.size.flatMap(({ name }) => bothOf(name)))),
        text: distinct(numbersOf(bothOf(spu.subTitle))),
      }
      ownTerms.set(code, { title, terms: found })
      return found
    },
    forgetOthers() {
      ;[earlier, ownTerms] = [ownTerms, createShardedMap()]
    },
  }
}

/** Attributes whose values are words shoppers search by. */
const SEARCHED_ATTRIBUTES: ReadonlySet<string> = new Set(['gender', 'outdoor'])

/** Names that products get from their brands, their categories with ancestors, their attributes and their labels, by code. */
export interface SharedTexts {
  readonly ofBrand: ReadonlyMap<string, readonly string[]>
  readonly ofCategory: ReadonlyMap<string, readonly string[]>
  /** By attribute and value: `gender men`. */
  readonly ofAttribute: ReadonlyMap<string, readonly string[]>
  readonly ofLabel: ReadonlyMap<string, readonly string[]>
}

/** BothTexts of a card's ribbon, such as “Sale”, without its colours. */
const ribbonTexts = ({ attributes }: Pick<Spu, 'attributes'>): readonly string[] => {
  const [value] = attributes.find(({ code }) => code === ATTRIBUTE_CODES.promotionLabel)?.values ?? []
  if (value === undefined || typeof value === 'string') return []
  return bothOf(value.displayName).map(text => text.split('|')[0] ?? '')
}

export function sharedTexts({ brands, categories, attributes, labels }: Catalogue): SharedTexts {
  const ofCategory = new Map<string, readonly string[]>()
  for (const category of categories.values()) {
    const texts: string[] = []
    for (let at = category as typeof category | undefined; at; at = at.parent) texts.push(...bothOf(at.name))
    ofCategory.set(category.code, texts)
  }
  const ofAttribute = new Map<string, readonly string[]>()
  for (const { code, attributeType, values } of attributes.values()) {
    if (!SEARCHED_ATTRIBUTES.has(attributeType)) continue
    for (const value of values.values()) ofAttribute.set(`${code} ${value.code}`, bothOf(value.displayName))
  }
  return {
    ofBrand: new Map([...brands.values()].map(({ code, name }) => [code, bothOf(name)])),
    ofCategory,
    ofAttribute,
    ofLabel: new Map([...labels.values()].map(({ code, frontName }) => [code, bothOf(frontName)])),
  }
}

/** Products whose terms are found between two steps. */
const SPUS_AT_ONCE = 32

/** The terms of all products. */
export function* termsOfProducts(
  spus: readonly Spu[],
  shared: SharedTexts,
  lexicon: Lexicon,
): Steps<FieldTerms[]> {
  const numbered = (texts: ReadonlyMap<string, readonly string[]>) =>
    new Map([...texts].map(([code, own]) => [code, lexicon.numbersOf(own)]))
  const [brands, categories, attributes, labels] = [
    shared.ofBrand,
    shared.ofCategory,
    shared.ofAttribute,
    shared.ofLabel,
  ].map(numbered)
  const termsOfProduct = (spu: Spu): FieldTerms => ({
    ...lexicon.ownTermsOf(spu),
    brand: spu.brands.flatMap(code => brands?.get(code) ?? []),
    category: spu.categories.flatMap(code => categories?.get(code) ?? []),
    attribute: [
      ...spu.attributes.flatMap(({ code, values }) =>
        values.flatMap(value =>
          typeof value === 'string' ? (attributes?.get(`${code} ${value}`) ?? []) : [],
        ),
      ),
      ...spu.labels.flatMap(code => labels?.get(code) ?? []),
      ...lexicon.numbersOf(ribbonTexts(spu)),
    ],
  })
  const terms: FieldTerms[] = []
  for (const spu of spus) {
    terms.push(termsOfProduct(spu))
    if (terms.length % SPUS_AT_ONCE === 0) yield
  }
  return terms
}

/** Chinese words that occur as names of something, as compared. */
export function namesOf(
  { ofBrand, ofCategory, ofAttribute, ofLabel }: SharedTexts,
  spus: readonly Spu[],
): Set<string> {
  const names = new Set<string>()
  const add = (text: string) => {
    for (const word of hanWordsOf(text)) names.add(word)
  }
  for (const texts of [ofBrand, ofCategory, ofAttribute, ofLabel])
    for (const own of texts.values()) own.forEach(add)
  const colours = new Set<string>()
  for (const { options } of spus) for (const { name } of options.colour) colours.add(name.zh_HK)
  colours.forEach(add)
  return names
}

/** Entries whose terms are visited between two steps. */
const ENTRIES_AT_ONCE = 512

/** Calls `visit` once for every term of every entry, with the field that says most. */
export function* visitTerms(
  entries: readonly FieldTerms[],
  termCount: number,
  visit: (term: number, entry: number, field: Field) => void,
): Steps<void> {
  /** The last entry a term was seen in, counted from 1. */
  const lastSeen = new Uint32Array(termCount)
  for (const [entry, fields] of entries.entries()) {
    for (const field of FIELD_NAMES)
      for (const term of fields[field] ?? []) {
        if (lastSeen[term] === entry + 1) continue
        lastSeen[term] = entry + 1
        visit(term, entry, field)
      }
    if (entry % ENTRIES_AT_ONCE === 0) yield
  }
}
