import { contentLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Pieces of content that blocks read by their key. */
export const contents = defineCollection({
  name: 'contents',
  kind: 'content',
  group: 'site',
  schema: contentLine,
  title: ({ code }) => ({ zh_HK: code, en_US: code }),
  columns: [],
  sorts: ['code'],
  filters: [],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['content']],
})
