import { answerTemplateLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Answers to messages of shoppers that staff write again and again. */
export const answerTemplates = defineCollection({
  name: 'answerTemplates',
  kind: 'answerTemplate',
  group: 'people',
  schema: answerTemplateLine,
  title: template => template.name,
  columns: ['subject'],
  sorts: ['name', 'code'],
  filters: [],
  rights: { see: 'members.read', change: 'members.change', remove: 'site.remove' },
  sections: [['name', 'subject', 'content']],
})
