import type { BothTexts } from '#locales/locale.ts'
import type { SingleRow } from '../rows/stored-rows.ts'
import type { Attribute, AttributeValue, Brand, Catalogue, Category, Chart } from '../catalogue.ts'

/** Columns of texts and lists were written by `stored-rows.ts`, from checked lines. */
const read = <Value>(json: string) => JSON.parse(json) as Value

export const byCode = <Entry extends { readonly code: string }>(entries: readonly Entry[]) =>
  new Map(entries.map(entry => [entry.code, entry]))

/** By code, as databases sort it. */
export const inCodeOrder = (one: { readonly code: string }, other: { readonly code: string }): number =>
  one.code < other.code ? -1 : one.code > other.code ? 1 : 0

interface Placed {
  readonly code: string
  readonly position: number
}
/** Smaller positions first, then by code. */
export const inShownOrder = (one: Placed, other: Placed): number =>
  one.position - other.position || inCodeOrder(one, other)

export const brandOf = (row: SingleRow<'brand'>): Brand => ({
  code: row.code,
  name: read<BothTexts>(row.name),
  imageUrl: row.image_url ?? null,
  position: row.position,
})

export const labelOf = (row: SingleRow<'label'>) => ({
  code: row.code,
  frontName: read<BothTexts>(row.front_name),
  description: read<BothTexts>(row.description),
})

export const chartOf = (row: SingleRow<'chart'>): Chart => ({
  code: row.code,
  content: read<BothTexts>(row.content),
})

export function attributeOf(row: SingleRow<'attribute'>): Attribute {
  const values = read<(Omit<AttributeValue, 'frontName'> & { frontName?: BothTexts })[]>(row.values_json)
  return {
    code: row.code,
    originCode: row.origin_code,
    attributeType: row.attribute_type,
    frontName: read<BothTexts>(row.front_name),
    values: byCode(values.map(value => ({ ...value, frontName: value.frontName ?? value.displayName }))),
    position: row.position,
  }
}

/** A category by itself, with the code of the one above it. */
export interface CategoryNode extends Omit<Category, 'path' | 'parent' | 'children'> {
  readonly parentCode: string | null
}

export function categoryNodeOf(row: SingleRow<'category'>): CategoryNode {
  const name = read<BothTexts>(row.name)
  return {
    code: row.code,
    name,
    navFrontName: row.nav_front_name ? read<BothTexts>(row.nav_front_name) : name,
    imageUrl: row.image_url ?? null,
    position: row.position,
    parentCode: row.parent_code ?? null,
  }
}

/** The same of a category that is in a tree. */
export const nodeOfCategory = (category: Category): CategoryNode => ({
  code: category.code,
  name: category.name,
  navFrontName: category.navFrontName,
  imageUrl: category.imageUrl,
  position: category.position,
  parentCode: category.parent?.code ?? null,
})

/** A category while its tree is still growing. */
type GrowingCategory = Omit<Category, 'path' | 'parent' | 'children'> & {
  path: string
  parent: Category | undefined
  children: Category[]
}

/** Categories in display order to a tree; a category whose parent is missing is at the top. */
export function categoryTree(nodes: readonly CategoryNode[]): Pick<Catalogue, 'categories' | 'roots'> {
  const categories = new Map<string, GrowingCategory>()
  for (const { parentCode: _, ...node } of nodes)
    categories.set(node.code, { ...node, path: node.code, parent: undefined, children: [] })
  const roots: Category[] = []
  for (const { code, parentCode } of nodes) {
    const category = categories.get(code)
    const parent = parentCode === null ? undefined : categories.get(parentCode)
    if (!category) continue
    category.parent = parent
    if (parent) parent.children.push(category)
    else roots.push(category)
  }
  const nameBelow = (parent: Category) => {
    for (const { code } of parent.children) {
      const child = categories.get(code)
      if (!child) continue
      child.path = `${parent.path}/${code}`
      nameBelow(child)
    }
  }
  roots.forEach(nameBelow)
  return { categories, roots }
}
