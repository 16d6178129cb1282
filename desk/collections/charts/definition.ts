import { chartLine } from '#api/catalogue/format/import-schema.ts'
import { defineCollection } from '../define-collection.ts'

/** Size charts that many products share. */
export const charts = defineCollection({
  name: 'charts',
  kind: 'chart',
  group: 'goods',
  schema: chartLine,
  title: chart => chart.name,
  columns: [],
  sorts: ['name', 'code'],
  filters: [],
  rights: { see: 'goods.read', change: 'goods.change', remove: 'goods.remove' },
  sections: [['name', 'content']],
})
