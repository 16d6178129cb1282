import { collections } from '#desk/collections/collections.ts'
import type { CollectionName } from '#desk/collections/collections.ts'
import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import { catalogue } from '#locales/catalogue.ts'
import { LOCALES } from '#locales/locale.ts'
import type { Right } from '#operators/rights.ts'
import { type Entry, reading } from '../../kit/find/source.ts'
import { isOfferCollection, type OfferCollection } from '../promotions/use-stop.ts'
import {
  type FindWorld,
  isLongEnough,
  MOST_FOUND,
  type RecordSource,
  searchKey,
  withoutWord,
} from './record-source.ts'

/** Records of a collection that match a term. @param filters those of its list */
const recordsFound = (
  collection: CollectionName,
  { operations }: FindWorld,
  term: string,
  filters: { readonly state?: 'running' },
  entryOf: (row: ListedRecord) => Entry,
) =>
  reading({
    queryKey: [...searchKey(`${collection}.list`, term), filters],
    read: signal =>
      operations.read(`${collection}.list`, { search: term, filters, size: MOST_FOUND }, signal),
    found: ({ rows, next }) => ({ entries: rows.map(entryOf), hasMore: next !== null }),
  })

interface Collected {
  readonly name: CollectionName
  readonly rights: { readonly see: Right }
}

/** Records of a collection, by name in either language or code. */
const recordsOf = ({ name, rights }: Collected): RecordSource => ({
  name,
  right: rights.see,
  source: world => ({
    heading: catalogue[world.uiLocale].collections[name].title,
    search: term =>
      isLongEnough(term)
        ? recordsFound(name, world, term, {}, ({ code, title, sentence }) => ({
            id: `${name} ${code}`,
            label: title[world.uiLocale] || code,
            detail: sentence?.[world.uiLocale] ?? code,
            also: [code, ...LOCALES.map(locale => title[locale])],
            act: `/${name}/${encodeURIComponent(code)}`,
          }))
        : undefined,
  }),
})

/** Ways to stop what runs, by name or code of the offer; the word for it may come before. */
const stopping = (collection: OfferCollection): RecordSource => ({
  name: `stop ${collection}`,
  right: 'promotions.change',
  source(world) {
    const { t, uiLocale, wayToStop } = world
    return {
      heading: t(`find.groups.stop.${collection}`),
      search: term => {
        const name = withoutWord(term, t('promotions.stop.button'))
        return recordsFound(collection, world, name, { state: 'running' }, ({ code, title }) => ({
          id: `stop ${collection} ${code}`,
          label: t('promotions.stop.of', { name: title[uiLocale] }),
          detail: code,
          also: [code, term],
          act: wayToStop(collection, code),
        }))
      },
    }
  },
})

/** Records of every collection, in the order of the navigation, and ways to stop offers. */
export const collectionSources: readonly RecordSource[] = [
  ...collections.map(recordsOf),
  ...collections.flatMap(({ name }) => (isOfferCollection(name) ? [stopping(name)] : [])),
]
