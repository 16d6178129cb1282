import { isoInHongKong } from '#locales/hong-kong.ts'
import { documentLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Legal texts and help articles. */
export const documents = defineCollection({
  name: 'documents',
  kind: 'document',
  group: 'site',
  schema: documentLine,
  title: document => document.title,
  columns: ['menuCode', 'num', 'show'],
  sorts: ['menuCode', 'num', 'title', 'code'],
  filters: [
    { name: 'show', values: ['shown', 'hidden'], of: ({ show }) => (show === false ? 'hidden' : 'shown') },
  ],
  begins: now => ({ createTime: isoInHongKong(now) }),
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [
    ['title', 'subTitle', 'content', 'versions'],
    ['menuCode', 'num', 'show', 'imageUrl', 'origin', 'createTime', 'auditDate', 'updateTime'],
  ],
})
