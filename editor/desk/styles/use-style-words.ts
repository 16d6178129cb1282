import { namesIn, pathOf } from '#api/rules/line-changes.ts'
import { formatDateTime, formatMoney } from '#locales/format.ts'
import { useTranslations } from 'use-intl'
import { useEnvironment } from '../../kit/environment.ts'
import { type FieldWords, useRecordWords } from '../collections/use-field-words.ts'
import { TEXT_AREA } from './field-subject.ts'
import {
  ANY_SKU,
  bySku,
  type GatheredChange,
  gathered,
  namedProducts,
  type ProductChange,
  type SpuLine,
  type StyleValues,
  wholeSku,
} from './style-values.ts'

const MONEY = ['listPrice', 'salePrice']
const INSTANTS = ['listTime', 'firstListTime']

/** Words for changes of a style. */
export interface StyleWords {
  /** Names and values by paths in the form, whose first name is the product. */
  readonly fields: FieldWords
  /** What changes would do, those that say the same of several products put together. */
  readonly said: (changes: readonly ProductChange[]) => readonly string[]
  /** Name of the field that a change touches, wherever it is. */
  readonly touched: (change: ProductChange) => string
}

/** Names and values of fields of a product, by paths in its line. */
function useProductWords(): FieldWords {
  const words = useRecordWords(TEXT_AREA)
  const t = useTranslations('editor.styles.sheet')
  const { uiLocale, currencySymbol } = useEnvironment()
  const name = (path: string) => {
    const [list = '', entry, ...field] = namesIn(path)
    if (list !== 'skus' || entry === undefined) return words.name(path)
    if (field.length === 0) return `SKU ${entry}`
    const own = words.name(pathOf(field))
    return entry === ANY_SKU ? own : `${own} · ${entry}`
  }
  const value = (given: unknown, path = '') => {
    const field = namesIn(path).at(-1) ?? ''
    if (MONEY.includes(field)) {
      if (typeof given === 'number') return formatMoney(given / 100, uiLocale, currencySymbol)
      return given === null ? t('noPrice') : words.value(given)
    }
    if (INSTANTS.includes(field) && typeof given === 'string')
      return formatDateTime(Date.parse(given), uiLocale)
    const isCodes = Array.isArray(given) && given.every(each => typeof each === 'string')
    return isCodes && given.length > 0 ? given.join(', ') : words.value(given)
  }
  return { name, value }
}

/** Words for changes of a style, with the names of its colours. */
export function useStyleWords(values: StyleValues): StyleWords {
  const t = useTranslations('editor.styles.sheet')
  const records = useTranslations('editor.records')
  const { uiLocale } = useEnvironment()
  const words = useProductWords()
  const products = namedProducts(values, uiLocale)
  const colour = (code: string) => products.find(product => product.code === code)?.name ?? code
  /** Name of a colour that may be on the sheet no longer; its code where the change does not hold its line. */
  const wholeName = (code: string, line: unknown) => {
    if (code in values || line === undefined) return colour(code)
    return namedProducts({ [code]: line as SpuLine }, uiLocale)[0]?.name ?? code // a product as it was stored
  }
  const sayWhole = (changes: readonly ProductChange[]) => {
    const skus = (those: readonly ProductChange[]) => those.flatMap(each => wholeSku(each) ?? []).join(', ')
    const added = changes.filter(each => each.before === undefined)
    const removed = changes.filter(each => each.after === undefined)
    return [
      ...(removed.length > 0 ? [t('skusRemoved', { skus: skus(removed) })] : []),
      ...(added.length > 0 ? [t('skusAdded', { skus: skus(added) })] : []),
    ]
  }
  const nameOf = ({ path, codes, skus }: GatheredChange) => {
    const name = `${words.name(path)}${skus.length > 0 ? ` · ${t('ofSkus', { count: skus.length })}` : ''}`
    const isAll = codes.length === products.length
    return isAll ? name : `${name} · ${codes.map(colour).join(', ')}`
  }
  const sayOne = (change: GatheredChange) => {
    const { path, before, after, codes } = change
    if (path === '') {
      const key = before === undefined ? 'colourAdded' : 'colourRemoved'
      return t(key, { colours: codes.map(code => wholeName(code, before ?? after)).join(', ') })
    }
    return records('fieldChanged', {
      field: nameOf(change),
      before: words.value(before, path),
      after: words.value(after, path),
    })
  }
  const fields: FieldWords = {
    name(path) {
      const [code = '', ...field] = namesIn(path)
      const of = products.length > 1 ? ` · ${colour(code)}` : ''
      return field.length === 0 ? colour(code) : `${words.name(pathOf(field))}${of}`
    },
    value: (given, path = '') => words.value(given, path),
  }
  return {
    fields,
    said(changes) {
      const all = changes.flatMap(bySku)
      const isWhole = (each: ProductChange) => wholeSku(each) !== undefined
      return [...sayWhole(all.filter(isWhole)), ...gathered(all.filter(each => !isWhole(each))).map(sayOne)]
    },
    touched(change) {
      if (wholeSku(change) !== undefined) return sayWhole([change]).join()
      return change.path === ''
        ? sayOne({ ...change, codes: [change.code], skus: [] })
        : words.name(change.path)
    },
  }
}
