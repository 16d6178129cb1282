import { seoLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Texts of pages for search engines. */
export const seo = defineCollection({
  name: 'seo',
  kind: 'seo',
  group: 'site',
  schema: seoLine,
  title: ({ code, title }) => ({
    zh_HK: title?.zh_HK || code,
    en_US: title?.en_US || code,
  }),
  columns: ['type'],
  sorts: ['code', 'title', 'type'],
  filters: [],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['title', 'description', 'keywords', 'h1label', 'type', 'extprops']],
})
