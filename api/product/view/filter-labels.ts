import type { Locale } from '#locales/locale.ts'
import type { Attribute } from '../../catalogue/catalogue.ts'
import { FILTER_ORDER } from '../../rules/filter-order.ts'
import { messagesIn } from '../../shared/messages.ts'
import type { FacetGroup } from '../index/facet-group.ts'
import { facetOf } from './selection.ts'
import type { ViewIndex } from './view-index.ts'

/** A value of an attribute filter, but for its count. */
interface ValueLabel {
  readonly key: string
  readonly value: string
  readonly frontName: string
  readonly imageUrl: string
}

/** An attribute filter with every value it can have. */
interface AttributeLabels {
  readonly attributeType: string
  readonly code: string
  readonly name: string
  readonly group: FacetGroup
  /** In the order of the group's keys. */
  readonly values: readonly ValueLabel[]
}

/** Labels of a list's filters in one language. Lists are in the order of their groups' keys. */
export interface FilterLabels {
  readonly categories: readonly {
    readonly code: string
    readonly name: string
    readonly frontName: string
    readonly categoryPath: string
  }[]
  readonly brands: readonly { readonly code: string; readonly name: string; readonly imageUrl: string }[]
  readonly attributes: readonly AttributeLabels[]
}

type LabelOf = (key: string) => Omit<ValueLabel, 'key'>

function attributeLabels(
  index: ViewIndex,
  { code, attributeType, name }: { code: string; attributeType: string; name: string },
  labelOf: LabelOf,
): AttributeLabels[] {
  const group = facetOf(index, code)
  if (!group) return []
  return [{ attributeType, code, name, group, values: group.keys.map(key => ({ key, ...labelOf(key) })) }]
}

/** The filters the shop makes itself: from colours, sizes, prices and promotions. Source: CO-33. */
function derivedLabels(index: ViewIndex, locale: Locale): AttributeLabels[] {
  const t = messagesIn(locale)
  const { colourOf, sizeNameOf } = index.catalogue.facets()
  const labelOf: Readonly<Record<'colour' | 'size' | 'discount' | 'activity', LabelOf>> = {
    colour(key) {
      const colour = colourOf.get(key)
      const frontName = (colour?.frontName ?? colour?.name)?.[locale] ?? key
      return { frontName, value: colour?.hex ?? '', imageUrl: colour?.imageUrl ?? '' }
    },
    size: key => ({ frontName: sizeNameOf.get(key)?.[locale] ?? key, value: key, imageUrl: '' }),
    discount: key => ({
      frontName: t('filter.discountBand', { percent: Number(key) }),
      value: key,
      imageUrl: '',
    }),
    activity: key => ({ frontName: index.activityOf(key)?.name[locale] ?? key, value: key, imageUrl: '' }),
  }
  return (['colour', 'size', 'discount', 'activity'] as const).flatMap(code =>
    attributeLabels(index, { code, attributeType: code, name: t(`filter.${code}`) }, labelOf[code]),
  )
}

const ownLabels = (
  index: ViewIndex,
  { code, attributeType, frontName, values }: Attribute,
  locale: Locale,
): AttributeLabels[] =>
  attributeLabels(index, { code, attributeType, name: frontName[locale] }, key => {
    const value = values.get(key)
    return {
      frontName: value?.frontName[locale] ?? key,
      value: value?.displayName[locale] ?? '',
      imageUrl: value?.thumbnails[0] ?? value?.images[0] ?? '',
    }
  })

/** Reads every label once; counting is per request, reading is not. */
export function filterLabels(index: ViewIndex, locale: Locale): FilterLabels {
  const { brands, categories, attributes } = index.catalogue.catalogue
  const facets = index.catalogue.facets()
  const derived = derivedLabels(index, locale)
  const taken = new Set(derived.map(({ code }) => code))
  const own = [...attributes.values()].filter(
    ({ code, attributeType }) => attributeType !== '' && !taken.has(code),
  )
  const places: readonly string[] = FILTER_ORDER
  const place = ({ attributeType }: AttributeLabels) => {
    const at = places.indexOf(attributeType)
    return at < 0 ? places.length : at
  }
  return {
    categories: facets.categories.keys.map(code => {
      const category = categories.get(code)
      return {
        code,
        name: category?.name[locale] ?? code,
        frontName: category?.navFrontName[locale] ?? code,
        categoryPath: category?.path ?? code,
      }
    }),
    brands: facets.brands.keys.map(code => {
      const brand = brands.get(code)
      return { code, name: brand?.name[locale] ?? code, imageUrl: brand?.imageUrl ?? '' }
    }),
    attributes: [...own.flatMap(attribute => ownLabels(index, attribute, locale)), ...derived].toSorted(
      (a, b) => place(a) - place(b),
    ),
  }
}
