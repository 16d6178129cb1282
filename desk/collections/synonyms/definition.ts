import { synonymFields } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Words that the search takes for one another. */
export const synonyms = defineCollection({
  name: 'synonyms',
  kind: 'synonym',
  group: 'site',
  schema: synonymFields,
  title: ({ words }) => ({ zh_HK: words.join('、'), en_US: words.join(', ') }),
  columns: [],
  sorts: ['code'],
  filters: [],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['words', 'alsoFinds']],
})
