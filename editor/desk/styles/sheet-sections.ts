import { namesIn } from '#api/rules/line-changes.ts'
import { STYLE_SECTIONS } from '#desk/styles/style-form.ts'
import { sectionOf } from './attributes/attribute-values.ts'

/** Sections of the sheet, from the top down. */
export const SHEET_SECTIONS = [
  'texts',
  'places',
  'skus',
  'pictures',
  'attributes',
  'relations',
  'seo',
  'options',
  'shelf',
  'sizeChart',
] as const
export type SheetSection = (typeof SHEET_SECTIONS)[number]

/** Id of a section on the page. */
export const sectionId = (section: SheetSection): string => `style-${section}`

const FIELDS = new Map<string, SheetSection>([
  ...SHEET_SECTIONS.flatMap(section =>
    section in STYLE_SECTIONS
      ? STYLE_SECTIONS[section as keyof typeof STYLE_SECTIONS].map(field => [field, section] as const)
      : [],
  ),
  ['images', 'pictures'],
  ['skus', 'skus'],
  ['listPrice', 'skus'],
  ['salePrice', 'skus'],
])

/** Section in which a field of a product is. */
export function sectionOfPath(path: string): SheetSection | undefined {
  const [field = '', entry = ''] = namesIn(path)
  return field === 'attributes' ? sectionOf(entry) : FIELDS.get(field)
}
