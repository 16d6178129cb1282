import { differences, type FieldChange, namesIn, pathOf } from '#api/rules/line-changes.ts'
import type { StyleProduct } from '#desk/styles/listed-style.ts'
import { LOCALES, type Locale } from '#locales/locale.ts'

export type SpuLine = StyleProduct['line']

/** Lines of the products of a style by their code, as the form holds them: a style is a record whose fields are its products. */
export type StyleValues = Readonly<Record<string, SpuLine>>

/** Changes the form, from the values that are there. */
export type EditStyle = (next: (values: StyleValues) => StyleValues) => void

export const valuesOfStyle = (products: readonly Pick<StyleProduct, 'code' | 'line'>[]): StyleValues =>
  Object.fromEntries(products.map(({ code, line }) => [code, line]))

/** A product and the name by which its colour is known. */
export interface NamedProduct {
  readonly code: string
  readonly name: string
}

/** Name of the colour of a product; its code where it has none. */
function colourName({ code, options }: SpuLine, locale: Locale): string {
  const names = (options?.colour ?? []).map(({ name }) => name[locale])
  return names.length > 0 ? names.join(' / ') : code
}

/** The products in their order. Colours of the same name show their code as well. */
export function namedProducts(values: StyleValues, locale: Locale): readonly NamedProduct[] {
  const named = Object.values(values).map(line => ({ code: line.code, name: colourName(line, locale) }))
  const isAlone = ({ name }: NamedProduct) => named.filter(other => other.name === name).length === 1
  return named.map(product =>
    isAlone(product) || product.name === product.code
      ? product
      : { ...product, name: `${product.name} · ${product.code}` },
  )
}

/** Returns true if all values say the same. */
export const isShared = (values: readonly unknown[]): boolean =>
  values.every(value => value === values[0] || differences(values[0], value).length === 0)

/** A line with another value of a field; `undefined` leaves it out. */
export function withField<Line extends object>(line: Line, field: string, value: unknown): Line {
  if (value !== undefined) return { ...line, [field]: value }
  return Object.fromEntries(Object.entries(line).filter(([name]) => name !== field)) as Line // a field that may be missing
}

/** Changes one product. */
export const editProduct = (
  values: StyleValues,
  code: string,
  change: (line: SpuLine) => SpuLine,
): StyleValues => {
  const line = values[code]
  return line ? { ...values, [code]: change(line) } : values
}

/** Changes all products. */
export const editAll = (values: StyleValues, change: (line: SpuLine) => SpuLine): StyleValues =>
  Object.fromEntries(Object.entries(values).map(([code, line]) => [code, change(line)]))

/** A change of a field of one product, as it is saved. */
export interface ProductChange extends FieldChange {
  readonly code: string
}

/** Changes of the form as they are saved: the first name of a path is the product. */
export const productChanges = (changes: readonly FieldChange[]): readonly ProductChange[] =>
  changes.map(({ path, ...sides }) => {
    const [code = '', ...names] = namesIn(path)
    return { code, path: pathOf(names), ...sides }
  })

const byCode = (list: readonly { readonly code: string }[]) =>
  Object.fromEntries(list.map(entry => [entry.code, entry]))

/** A change of the whole list of SKUs as changes of each: those that came or went, and fields of those that stayed. */
export function bySku(change: ProductChange): readonly ProductChange[] {
  const { code, path, before, after } = change
  if (path !== 'skus' || !Array.isArray(before) || !Array.isArray(after)) return [change]
  const found = differences({ skus: byCode(before) }, { skus: byCode(after) })
  return found.length === 0 ? [change] : found.map(each => ({ code, ...each }))
}

/** The SKU that a change adds or removes; `undefined` for other changes. */
export function wholeSku({ path }: Pick<FieldChange, 'path'>): string | undefined {
  const [list, sku, ...field] = namesIn(path)
  return list === 'skus' && field.length === 0 ? sku : undefined
}

/** The path in the form of a product's field. */
export const formPath = ({ code, path }: Pick<ProductChange, 'code' | 'path'>): string =>
  pathOf([code, ...namesIn(path)])

/** The same change of a field in several places. */
export interface GatheredChange extends FieldChange {
  /** Products that it is made in. */
  readonly codes: readonly string[]
  /** SKUs that it is made in, where it is one of theirs. */
  readonly skus: readonly string[]
}

/** Any SKU, in a path. */
export const ANY_SKU = '*'

/** The path of a field, without the SKU whose field it is. */
function generalPath(path: string): { readonly general: string; readonly sku: string | undefined } {
  const [list, entry, ...field] = namesIn(path)
  const isOfSku = list === 'skus' && entry !== undefined && field.length > 0
  return isOfSku
    ? { general: pathOf([list, ANY_SKU, ...field]), sku: entry }
    : { general: path, sku: undefined }
}

/** Changes of the form, one for each field that is touched, in whatever products and SKUs. */
export function touchedFields(changes: readonly FieldChange[]): readonly ProductChange[] {
  const found = new Map<string, ProductChange>()
  for (const change of productChanges(changes).flatMap(bySku)) {
    const { general } = generalPath(change.path)
    const key = general === '' ? change.code : `.${general}`
    if (!found.has(key)) found.set(key, { ...change, path: general })
  }
  return [...found.values()]
}

/** Puts changes together that say the same of several products or SKUs. */
export function gathered(changes: readonly ProductChange[]): readonly GatheredChange[] {
  const found = new Map<string, GatheredChange>()
  for (const { code, path, ...sides } of changes) {
    const { general, sku } = generalPath(path)
    const key = JSON.stringify([general, sides.before, sides.after])
    const { codes = [], skus = [] } = found.get(key) ?? {}
    found.set(key, {
      path: general,
      ...sides,
      codes: codes.includes(code) ? codes : [...codes, code],
      skus: sku === undefined ? skus : [...skus, sku],
    })
  }
  return [...found.values()]
}

const NO_TEXT = Object.fromEntries(LOCALES.map(locale => [locale, '']))

/** What an emptied field is stored as, so that it does not differ from one that was empty before. */
export const emptied = (given: unknown, stored: unknown): unknown =>
  given === undefined && isText(stored) ? NO_TEXT : given

const isText = (value: unknown) =>
  typeof value === 'object' && value !== null && LOCALES.every(locale => locale in value)
