import { categoryLine } from '#api/catalogue/format/import-schema.ts'
import { defineCollection, hasField } from '../define-collection.ts'

/** Kinds of goods, as a tree of at most three levels. */
export const categories = defineCollection({
  name: 'categories',
  kind: 'category',
  group: 'goods',
  schema: categoryLine,
  title: category => category.name,
  columns: ['parent', 'imageUrl', 'position'],
  sorts: ['position', 'name', 'code'],
  filters: [hasField('parent'), hasField('imageUrl')],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [['name', 'parent', 'navFrontName', 'imageUrl', 'position']],
  bulk: ['parent', 'position'],
})
