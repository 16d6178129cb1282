/** Filters in the order in which the shop offers them; attributes of other types follow. Source: C-115. */
export const FILTER_ORDER = [
  'gender',
  'category',
  'outdoor',
  'price',
  'colour',
  'size',
  'brand',
  'shop',
  'discount',
  'yearSeason',
  'applicableNumber',
  'activity',
] as const
