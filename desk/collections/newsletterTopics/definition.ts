import { newsletterTopicLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Topics of the newsletter that readers choose from. */
export const newsletterTopics = defineCollection({
  name: 'newsletterTopics',
  kind: 'newsletterTopic',
  group: 'people',
  schema: newsletterTopicLine,
  title: topic => topic.name,
  columns: ['position', 'show'],
  sorts: ['position', 'name', 'code'],
  filters: [
    { name: 'show', values: ['shown', 'hidden'], of: ({ show }) => (show === false ? 'hidden' : 'shown') },
  ],
  rights: { see: 'members.read', change: 'members.change', remove: 'site.remove' },
  sections: [['name', 'position', 'show']],
})
