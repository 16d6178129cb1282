/**
 * Attributes with a meaning for the shop, and their codes. Attributes with other codes are only shown or used as filters.
 * Source: C-062, C-084, C-115; the codes are ours (CO-31).
 */
export const ATTRIBUTE_CODES = {
  colour: 'colour',
  customSize: 'customSize',
  sizeChartDisplay: 'sizeChartDisplay',
  tech: 'tech',
  deliveryCountry: 'deliveryCountry',
  tag: 'tag',
  activity: 'activity',
  craft: 'craft',
  qualityStar: 'qualityStar',
  briefDescription: 'briefDescription',
  brandColourDescription: 'brandColourDescription',
  /** `text|background|colour`; the text is the only part that must be there (C-063). */
  promotionLabel: 'promotionLabel',
  seoTitle: 'seoTitle',
  seoKeywords: 'seoKeywords',
  seoDescription: 'seoDescription',
  vendorCode: 'vendorCode',
  recommendCode: ['recommendCode1', 'recommendCode2'],
  recommendCategory: ['recommendCategory1', 'recommendCategory2'],
  consignmentLabel: 'consignmentLabel',
  /** The value `FAULTY_ONLY`: goods that come back only if the shop is at fault, for hygiene for instance. */
  returnPolicy: 'returnPolicy',
  /** Detail blocks of the product page, in the order shown. */
  detail: [
    'function',
    'construction',
    'fabric',
    'filler',
    'waterproof',
    'otherTechnology',
    'weight',
    'volume',
    'measurement',
    'origin',
    'sellingPoint',
    'sunscreen',
    'sweatAbsorption',
    'tailoring',
  ],
  /** Filters of the product list that are fed by attributes. */
  filters: ['gender', 'outdoor', 'shop', 'yearSeason', 'applicableNumber'],
} as const

/** Value of the attribute `returnPolicy`. */
export const FAULTY_ONLY = 'faultyOnly'
