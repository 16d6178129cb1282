import { synonymFields } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Words that the search takes for one another. */
export const synonyms = defineCollection({
  name: 'synonyms',
  kind: 'synonym',
  group: 'site',
  schema: synonymFields,
  title({ words }) {
    const all = words.join(', ')
    return { zh_HK: all, en_US: all }
  },
  columns: [],
  sorts: ['code'],
  filters: [],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['words', 'alsoFinds']],
})
