import { brandLine } from '#api/catalogue/format/import-schema.ts'
import { defineCollection, hasField } from '../define-collection.ts'

/** Makers of goods. */
export const brands = defineCollection({
  name: 'brands',
  kind: 'brand',
  group: 'goods',
  schema: brandLine,
  title: brand => brand.name,
  columns: ['imageUrl', 'position'],
  sorts: ['position', 'name', 'code'],
  filters: [hasField('imageUrl')],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [['name', 'imageUrl', 'position']],
  bulk: ['imageUrl', 'position'],
})
