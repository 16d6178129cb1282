import { contactTopicLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Topics that shoppers choose from when they write to customer service. */
export const contactTopics = defineCollection({
  name: 'contactTopics',
  kind: 'contactTopic',
  group: 'people',
  schema: contactTopicLine,
  title: topic => topic.name,
  columns: ['email', 'position', 'show'],
  sorts: ['position', 'name', 'code'],
  filters: [
    { name: 'show', values: ['shown', 'hidden'], of: ({ show }) => (show === false ? 'hidden' : 'shown') },
  ],
  rights: { see: 'members.read', change: 'members.change', remove: 'site.remove' },
  sections: [['name', 'email', 'position', 'show']],
})
