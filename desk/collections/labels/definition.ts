import { labelLine } from '#api/catalogue/format/import-schema.ts'
import { defineCollection } from '../define-collection.ts'

/** Marks on cards and product pages: “New season”. */
export const labels = defineCollection({
  name: 'labels',
  kind: 'label',
  group: 'goods',
  schema: labelLine,
  title: label => label.frontName,
  columns: ['description'],
  sorts: ['frontName', 'code'],
  filters: [],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [['frontName', 'description']],
  bulk: ['description'],
})
