import type { BothTexts } from '#locales/locale.ts'
import type { ParsedCampaign, ParsedLine, ParsedPromotion, ParsedSpu } from './import-schema.ts'
import { MAX_CATEGORY_LEVELS } from '../limits.ts'
import { repeatedNames } from './sibling-names.ts'

/** Problem of one line of a file. `path` leads to the value inside the line; empty for the line itself. */
export interface ImportProblem {
  /** From 1. */
  readonly line: number
  /** Subject of the line, as far as it could be read: `spu NC1001-NVY`. */
  readonly of?: string
  readonly path: string
  readonly message: string
}

/** Stored entries that can be referred to. Products and SKUs are looked up by code, because there may be very many. */
export interface StoredCodes {
  readonly brands: Iterable<string>
  readonly categories: Iterable<readonly [code: string, StoredCategory]>
  /** Member levels. */
  readonly levels: Iterable<string>
  readonly labels: Iterable<string>
  /** Attribute to the codes of its values. */
  readonly attributes: Iterable<readonly [string, ReadonlySet<string>]>
  /** Those of `codes` that are stored, with their prices. */
  readonly spus: (codes: readonly string[]) => Promise<ReadonlyMap<string, number | null>>
  /** Those of `codes` that are stored, and the product each belongs to. */
  readonly skus: (codes: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Stored products and the values of one attribute that they name, for those that name any of `values`. */
  readonly usersOf: (attribute: string, values: ReadonlySet<string>) => Promise<readonly ValueUser[]>
}

interface StoredCategory {
  readonly parent: string | null
  readonly name: BothTexts
}

/** A stored product that names a value of an attribute. */
export interface ValueUser {
  readonly spu: string
  readonly value: string
}

/** Entries an unreadable line would have defined, so that references to it are not reported as errors. */
export interface UnreadLine {
  readonly kind: string
  readonly code: string
  /** Codes of its skus. */
  readonly skus: readonly string[]
}

/** Checks the lines of one file as they come by. */
export interface LineChecker {
  /** The problems of a line by itself. Call it once per line, in order. */
  readonly check: (number: number, line: ParsedLine) => readonly ImportProblem[]
  /** Tells of a line that cannot be read in full. */
  readonly expect: (line: UnreadLine) => void
  /** Dangling references, now that every line is known. */
  readonly finish: () => Promise<readonly ImportProblem[]>
  /** Probable mistakes that are allowed; complete after `finish`. */
  readonly warnings: readonly ImportProblem[]
  /** The product a sku belongs to in this file. */
  readonly ownerOf: (sku: string) => string | undefined
  readonly hasSpu: (code: string) => boolean
}

type Complain = (path: string, message: string) => void
/** A reference that could not be followed when it was met. */
interface OpenReference extends ImportProblem {
  readonly holds: () => boolean
}

/** Colours and sizes of skus among those the product offers, each pair once. */
function checkOptions(spu: ParsedSpu, complain: Complain) {
  const seen = new Set<string>()
  spu.skus.forEach((sku, index) => {
    for (const axis of ['colour', 'size'] as const) {
      const chosen = sku[axis]
      const offered = spu.options[axis]
      const fits = chosen === undefined ? offered.length === 0 : offered.some(({ code }) => code === chosen)
      if (!fits) complain(`skus.${index}.${axis}`, `must be one of options.${axis}`)
    }
    const combination = `${sku.colour}/${sku.size}`
    if (seen.has(combination)) complain(`skus.${index}`, 'another sku has the same colour and size')
    seen.add(combination)
  })
}

function checkCategory(code: string, categories: ReadonlyMap<string, StoredCategory>, complain: Complain) {
  let level = 1
  for (let parent = categories.get(code)?.parent; parent; parent = categories.get(parent)?.parent) {
    level += 1
    if (!categories.has(parent)) return complain('parent', `there is no category ${parent}`)
    if (level > MAX_CATEGORY_LEVELS) {
      return complain('parent', `deeper than ${MAX_CATEGORY_LEVELS} levels, or in a circle`)
    }
  }
}

/** Filters of the shop's own that hide an attribute of the same code. */
const SHADOWING = new Set(['activity', 'discount'])
/** Products named in a message before the rest is only counted. */
const MAX_NAMED = 5

const named = (codes: readonly string[]) =>
  codes.length <= MAX_NAMED
    ? codes.join(', ')
    : `${codes.slice(0, MAX_NAMED).join(', ')} and ${codes.length - MAX_NAMED} more`

/** Member levels that do not exist. */
function checkLevels(spu: ParsedSpu, levels: ReadonlySet<string>, complain: Complain) {
  spu.skus.forEach(({ prices }, index) =>
    prices.members.forEach(({ level }, at) => {
      if (levels.has(level)) return
      const known = [...levels].join(', ')
      complain(
        `skus.${index}.prices.members.${at}.level`,
        `there is no member level ${level}; known are ${known}`,
      )
    }),
  )
}

/** Prices above the struck-through ones. */
function warnOfPrices(spu: ParsedSpu, warn: Complain) {
  const isAbove = (sale: number | null, list: number | null) => sale !== null && list !== null && sale > list
  if (isAbove(spu.salePrice, spu.listPrice)) return warn('salePrice', 'is above the list price')
  spu.skus.forEach(({ salePrice = spu.salePrice, listPrice = spu.listPrice }, index) => {
    if (isAbove(salePrice, listPrice)) warn(`skus.${index}.salePrice`, 'is above the list price')
  })
}

/** Checks what a schema cannot: codes used twice, references that lead nowhere, categories too deep. */
export function createLineChecker(stored: StoredCodes): LineChecker {
  const brands = new Set(stored.brands)
  const categories = new Map(stored.categories)
  const labels = new Set(stored.labels)
  const attributes = new Map(stored.attributes)
  const storedValues = new Map(stored.attributes)
  const levels = new Set(stored.levels)
  const warnings: ImportProblem[] = []
  /** Sale prices of the file's products and skus. */
  const prices = { spu: new Map<string, number | null>(), sku: new Map<string, number | null>() }
  const unread = new Set<string>()
  const isUnread = (kind: string, code: string) => unread.has(`${kind} ${code}`)
  const attributeLines: [number, string][] = []
  const firstSeen = new Map<ParsedLine['kind'], Map<string, number>>()
  const skuOwners = new Map<string, string>()
  const categoryLines: [number, string][] = []
  const promotionLines: [number, ParsedPromotion][] = []
  const campaignLines: [number, ParsedCampaign][] = []
  const open: OpenReference[] = []
  /** Attribute values in use and the line that used each first: a later line may take the value away. */
  const valuesInUse = new Map<string, OpenReference>()

  const seenOf = (kind: ParsedLine['kind']) => {
    let seen = firstSeen.get(kind)
    if (!seen) firstSeen.set(kind, (seen = new Map()))
    return seen
  }

  function follow(number: number, path: string, message: string, holds: () => boolean) {
    if (!holds()) open.push({ line: number, path, message, holds })
  }

  function followReferences(number: number, spu: ParsedSpu) {
    const each = (path: string, codes: readonly string[], has: (code: string) => boolean, kind: string) =>
      codes.forEach((code, index) =>
        follow(number, `${path}.${index}`, `there is no ${kind} ${code}`, () => has(code)),
      )
    const has = (kind: string, codes: { has(code: string): boolean }) => (code: string) =>
      codes.has(code) || isUnread(kind, code)
    each('brands', spu.brands, has('brand', brands), 'brand')
    each('categories', spu.categories, has('category', categories), 'category')
    each('labels', spu.labels, has('label', labels), 'label')
    spu.attributes.forEach(({ code, values }, index) => {
      const path = `attributes.${index}`
      follow(number, `${path}.code`, `there is no attribute ${code}`, () =>
        has('attribute', attributes)(code),
      )
      values.forEach((value, at) => {
        if (typeof value !== 'string') return
        const holds = () =>
          !attributes.has(code) || isUnread('attribute', code) || attributes.get(code)?.has(value) === true
        const message = `attribute ${code} has no value ${value}`
        const reference = { line: number, path: `${path}.values.${at}`, message, holds }
        if (!holds()) open.push(reference)
        else if (!valuesInUse.has(`${code} ${value}`)) valuesInUse.set(`${code} ${value}`, reference)
      })
    })
  }

  function claimSkus(spu: ParsedSpu, complain: Complain) {
    spu.skus.forEach(({ code }, index) => {
      const owner = skuOwners.get(code)
      if (owner !== undefined) complain(`skus.${index}.code`, `${code} belongs to ${owner}`)
      else skuOwners.set(code, spu.code)
    })
  }

  function check(number: number, line: ParsedLine) {
    const problems: ImportProblem[] = []
    const complain: Complain = (path, message) => problems.push({ line: number, path, message })
    const seen = seenOf(line.kind)
    const earlier = seen.get(line.code)
    if (earlier !== undefined) {
      complain('code', `${line.kind} ${line.code} stands on line ${earlier} already`)
      return problems
    }
    seen.set(line.code, number)
    if (line.kind === 'brand') brands.add(line.code)
    if (line.kind === 'label') labels.add(line.code)
    if (line.kind === 'attribute') {
      attributes.set(line.code, new Set(line.values.map(value => value.code)))
      attributeLines.push([number, line.code])
      const message = `the shop's own filter “${line.code}” hides a filter of this attribute; choose another code to filter by it`
      if (SHADOWING.has(line.code) && line.attributeType !== '')
        warnings.push({ line: number, path: 'code', message })
    }
    if (line.kind === 'promotion') promotionLines.push([number, line])
    if (line.kind === 'campaign') campaignLines.push([number, line])
    if (line.kind === 'category') {
      categories.set(line.code, { parent: line.parent ?? null, name: line.name })
      categoryLines.push([number, line.code])
    }
    if (line.kind === 'spu') {
      checkOptions(line, complain)
      checkLevels(line, levels, complain)
      warnOfPrices(line, (path, message) => warnings.push({ line: number, path, message }))
      claimSkus(line, complain)
      followReferences(number, line)
      prices.spu.set(line.code, line.salePrice)
      for (const sku of line.skus) if (sku.salePrice !== undefined) prices.sku.set(sku.code, sku.salePrice)
    }
    return problems
  }

  async function checkPromotions(): Promise<ImportProblem[]> {
    const problems: ImportProblem[] = []
    const lines = promotionLines.map(([, line]) => line)
    const hasSpu = (code: string) => seenOf('spu').has(code)
    const spusNamed = lines.flatMap(({ spus, prices, exchange }) => [
      ...spus,
      ...prices.flatMap(entry => ('spu' in entry ? [entry.spu] : [])),
      ...exchange.map(({ spu }) => spu),
    ])
    const skusNamed = lines.flatMap(({ prices, exchange }) => [
      ...prices.flatMap(entry => ('sku' in entry ? [entry.sku] : [])),
      ...exchange.flatMap(({ skus }) => skus.map(({ sku }) => sku)),
    ])
    const storedSkus = await stored.skus([...new Set(skusNamed)].filter(code => !skuOwners.has(code)))
    const spusMeant = new Set([...spusNamed, ...storedSkus.values()])
    const storedSpus = await stored.spus([...spusMeant].filter(code => !hasSpu(code)))
    const spuExists = (code: string) => hasSpu(code) || storedSpus.has(code) || isUnread('spu', code)
    const ownerOf = (sku: string) => {
      const owner = storedSkus.get(sku)
      return skuOwners.get(sku) ?? (owner !== undefined && hasSpu(owner) ? undefined : owner)
    }

    /** Price of a product or sku without the promotion; of stored skus only what their product costs is known. */
    const usualPrice = (spu: string, sku?: string) =>
      (sku === undefined ? undefined : prices.sku.get(sku)) ?? prices.spu.get(spu) ?? storedSpus.get(spu)

    for (const [line, { spus, prices: unitPrices, exchange }] of promotionLines) {
      const complain: Complain = (path, message) => problems.push({ line, path, message })
      spus.forEach((code, index) => {
        if (!spuExists(code)) complain(`spus.${index}`, `there is no spu ${code}`)
      })
      unitPrices.forEach((entry, index) => {
        const [what, owner] =
          'spu' in entry ? [`spu ${entry.spu}`, entry.spu] : [`sku ${entry.sku}`, ownerOf(entry.sku)]
        if ('sku' in entry && isUnread('sku', entry.sku)) return
        if (owner === undefined || !spuExists(owner))
          return complain(`prices.${index}`, `there is no ${what}`)
        const warn = (message: string) =>
          warnings.push({ line, path: `prices.${index}`, message: `${what} ${message}` })
        if (!spus.includes(owner))
          warn(
            'is not among the products of the promotion (spus), so cards do not show why its price is lower',
          )
        const usual = usualPrice(owner, 'sku' in entry ? entry.sku : undefined)
        if (usual !== undefined && usual !== null && entry.price > usual)
          warn(`costs more in the promotion (${entry.price}) than without it (${usual})`)
      })
      exchange.forEach(({ spu, skus }, index) => {
        if (!spuExists(spu)) return complain(`exchange.${index}.spu`, `there is no spu ${spu}`)
        skus.forEach(({ sku }, at) => {
          if (ownerOf(sku) !== spu && !isUnread('sku', sku))
            complain(`exchange.${index}.skus.${at}.sku`, `${spu} has no sku ${sku}`)
        })
      })
    }
    return problems
  }

  /** Products, gifts and member levels that campaigns name and that do not exist. */
  async function checkCampaigns(): Promise<ImportProblem[]> {
    const giftOf = ({ off }: ParsedCampaign) => ('gift' in off ? [off.gift.sku] : [])
    const hasSku = (code: string) => skuOwners.has(code) || isUnread('sku', code)
    const gifts = new Set(campaignLines.flatMap(([, campaign]) => giftOf(campaign)))
    const storedGifts = await stored.skus([...gifts].filter(code => !hasSku(code)))
    const hasSpu = (code: string) => seenOf('spu').has(code) || isUnread('spu', code)
    const named = new Set(campaignLines.flatMap(([, { spus }]) => spus))
    const storedSpus = await stored.spus([...named].filter(code => !hasSpu(code)))
    return campaignLines.flatMap(([line, campaign]) => [
      ...campaign.spus.flatMap((code, at) =>
        hasSpu(code) || storedSpus.has(code)
          ? []
          : { line, path: `spus.${at}`, message: `there is no spu ${code}` },
      ),
      ...giftOf(campaign).flatMap(sku =>
        hasSku(sku) || storedGifts.has(sku)
          ? []
          : { line, path: 'off.gift.sku', message: `there is no sku ${sku}` },
      ),
      ...campaign.levels.flatMap((level, at) =>
        levels.has(level) ? [] : { line, path: `levels.${at}`, message: `there is no member level ${level}` },
      ),
    ])
  }

  /** Values that attribute lines drop although stored products, whose lines the file does not have, name them. */
  async function checkDroppedValues(): Promise<ImportProblem[]> {
    const problems: ImportProblem[] = []
    for (const [line, code] of attributeLines) {
      const kept = attributes.get(code)
      const dropped = new Set([...(storedValues.get(code) ?? [])].filter(value => !kept?.has(value)))
      if (dropped.size === 0) continue
      const users = (await stored.usersOf(code, dropped)).filter(({ spu }) => !seenOf('spu').has(spu))
      for (const [value, using] of Map.groupBy(users, user => user.value)) {
        const message = `${value} is missing, but products have it: ${named(using.map(({ spu }) => spu))}. Keep the value, or send these products without it.`
        problems.push({ line, path: 'values', message })
      }
    }
    return problems
  }

  /** Categories in the file, or above one in the file, that are too deep or are called like their neighbour. */
  function checkCategories(): ImportProblem[] {
    const problems: ImportProblem[] = []
    const lineOf = new Map(categoryLines.map(([line, code]) => [code, line]))
    const complainAt =
      (code: string): Complain =>
      (path, message) =>
        problems.push({ line: lineOf.get(code) ?? 0, path, message })
    for (const [, code] of categoryLines) checkCategory(code, categories, complainAt(code))
    if (problems.length > 0) return problems.filter(({ message }) => !unreadParent(message))
    for (const [code, { parent }] of categories) {
      // What is stored below a category of the file has moved with it.
      if (lineOf.has(code)) continue
      const moved = [parent, parent && categories.get(parent)?.parent].find(
        above => above && lineOf.has(above),
      )
      if (moved)
        checkCategory(code, categories, (path, message) => complainAt(moved)(path, `${code}: ${message}`))
    }
    for (const { code, other, name } of repeatedNames(categories, lineOf))
      complainAt(code)(
        'name',
        `${other} is called “${name}” too; addresses are made of names, so neighbours need different ones`,
      )
    return problems
  }
  const unreadParent = (message: string) =>
    [...unread].some(
      entry => entry.startsWith('category ') && message === `there is no category ${entry.slice(9)}`,
    )

  return {
    check,
    warnings,
    expect({ kind, code, skus }) {
      unread.add(`${kind} ${code}`)
      for (const sku of skus) unread.add(`sku ${sku}`)
    },
    async finish() {
      const problems = [...open, ...valuesInUse.values()]
        .filter(({ holds }) => !holds())
        .map(({ line, path, message }): ImportProblem => ({ line, path, message }))
      return [
        ...problems,
        ...checkCategories(),
        ...(await checkDroppedValues()),
        ...(await checkPromotions()),
        ...(await checkCampaigns()),
      ]
    },
    ownerOf: sku => skuOwners.get(sku),
    hasSpu: code => seenOf('spu').has(code),
  }
}
