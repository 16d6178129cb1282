import { isJson, viewDataLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection, hasField } from '../define-collection.ts'

/** Settings that the front end reads by their place. */
export const viewData = defineCollection({
  name: 'viewData',
  kind: 'viewData',
  group: 'site',
  schema: viewDataLine,
  title: ({ code }) => ({ zh_HK: code, en_US: code }),
  columns: ['modelCode', 'position', 'browseEnvironment', 'value'],
  sorts: ['code', 'modelCode', 'position'],
  filters: [
    {
      name: 'value',
      values: ['json', 'broken'],
      of: ({ value }) => (isJson(value) ? 'json' : 'broken'),
    },
    hasField('browseEnvironment'),
  ],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['value', 'modelCode', 'position', 'type', 'module', 'browseEnvironment']],
})
