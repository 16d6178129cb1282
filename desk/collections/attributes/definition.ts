import { attributeLine } from '#api/catalogue/format/import-schema.ts'
import { defineCollection } from '../define-collection.ts'

/** Properties of goods, and the values that shoppers filter by. */
export const attributes = defineCollection({
  name: 'attributes',
  kind: 'attribute',
  group: 'goods',
  schema: attributeLine,
  title: attribute => attribute.frontName,
  columns: ['attributeType', 'values', 'position'],
  sorts: ['position', 'frontName', 'code'],
  filters: [],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [['frontName', 'attributeType', 'values', 'position', 'originCode']],
  bulk: ['attributeType', 'position'],
})
