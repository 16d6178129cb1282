import type { ListedRecord } from '#desk/collections/record-shapes.ts'
import type { SpuLine, StyleValues } from '../style-values.ts'

type OfLine = NonNullable<SpuLine['attributes']>[number]
/** Value of an attribute: the code of one of its values, or a text of the product alone. */
export type AttributeValue = OfLine['values'][number]
/** An attribute of the shop, with the values that products choose from. */
export type Attribute = Extract<ListedRecord['line'], { readonly kind: 'attribute' }>

/** Values that a product has of an attribute; `undefined` for none. */
export const valuesOf = (line: SpuLine, code: string): readonly AttributeValue[] | undefined =>
  line.attributes?.find(attribute => attribute.code === code)?.values

/** A product with other values of an attribute; without any it does not have the attribute. Others keep their places. */
export function withValues(
  line: SpuLine,
  code: string,
  values: readonly AttributeValue[] | undefined,
): SpuLine {
  const before = line.attributes ?? []
  if (!values || values.length === 0)
    return { ...line, attributes: before.filter(attribute => attribute.code !== code) }
  const next = { code, values: [...values] }
  const isThere = before.some(attribute => attribute.code === code)
  return {
    ...line,
    attributes: isThere
      ? before.map(attribute => (attribute.code === code ? next : attribute))
      : [...before, next],
  }
}

/** Sections of attributes, by what their codes begin with. */
const SECTIONS = [
  { section: 'relations', begin: 'recommend' },
  { section: 'seo', begin: 'seo' },
] as const
export type AttributeSection = (typeof SECTIONS)[number]['section'] | 'attributes'
export const ATTRIBUTE_SECTIONS: readonly AttributeSection[] = ['attributes', 'relations', 'seo']

export const sectionOf = (code: string): AttributeSection =>
  SECTIONS.find(({ begin }) => code.startsWith(begin))?.section ?? 'attributes'

/** Codes of attributes that any product of a style has, in the order of the shop's attributes. */
export function usedCodes(values: StyleValues, known: readonly Attribute[]): readonly string[] {
  const used = new Set(Object.values(values).flatMap(line => (line.attributes ?? []).map(({ code }) => code)))
  const inOrder = known.map(({ code }) => code).filter(code => used.has(code))
  return [...inOrder, ...[...used].filter(code => !inOrder.includes(code))]
}
