import { LOCALES } from '#locales/locale.ts'
import { reading } from '../../kit/find/source.ts'
import { typedCode } from '../stock/find-stock.ts'
import { isLongEnough, MOST_FOUND, type RecordSource, searchKey, withoutWord } from './record-source.ts'

/** Styles by words of their titles, or by a code: their own, a product's or a SKU's. */
export const goods: RecordSource = {
  name: 'goods',
  right: 'goods.read',
  source: ({ operations, uiLocale, t }) => ({
    heading: t('styles.title'),
    search: term =>
      isLongEnough(term)
        ? reading({
            queryKey: searchKey('styles.list', term),
            read: signal => operations.ask('styles.list', { search: term, size: MOST_FOUND }, signal),
            found: ({ rows, next }) => ({
              entries: rows.map(({ style, title, colours, skus }) => ({
                id: `style ${style}`,
                label: title[uiLocale] || style,
                detail: `${style} · ${t('styles.colours', { colours, skus })}`,
                // The server knows codes and words that do not show here.
                also: [style, ...LOCALES.map(locale => title[locale]), term],
                act: `/goods/${encodeURIComponent(style)}`,
              })),
              hasMore: next !== null,
            }),
          })
        : undefined,
  }),
}

/** Signs of codes of SKUs. Other terms are not asked for. */
const SKU_CODE = /^[\w.-]{3,64}$/

/** Stock of a SKU, by its whole code; the word for it may come before. */
export const stock: RecordSource = {
  name: 'stock',
  right: 'stock.read',
  source: ({ operations, uiLocale, t }) => ({
    heading: t('stock.title'),
    search(term) {
      const code = typedCode(withoutWord(term, t('stock.title')))
      if (!SKU_CODE.test(code)) return undefined
      return reading({
        queryKey: searchKey('stock.find', term),
        read: signal => operations.read('stock.find', { sku: code }, signal),
        found: rows => ({
          entries: rows.map(({ sku, title }) => ({
            id: `stock ${sku}`,
            label: t('find.stockOf', { name: title[uiLocale] }),
            detail: sku,
            also: [sku, term],
            act: `/stock/${encodeURIComponent(sku)}`,
          })),
          hasMore: false,
        }),
      })
    },
  }),
}
