import { menuFields } from '#api/catalogue/site/site-lines.ts'
import { defineCollection, hasField } from '../define-collection.ts'

/** Entries of the shop's menus. */
export const menus = defineCollection({
  name: 'menus',
  kind: 'menu',
  group: 'site',
  schema: menuFields,
  title: entry => entry.name,
  columns: ['menuType', 'parent', 'position', 'show'],
  sorts: ['menuType', 'position', 'name', 'code'],
  filters: [
    { name: 'show', values: ['shown', 'hidden'], of: ({ show }) => (show === false ? 'hidden' : 'shown') },
    hasField('parent'),
  ],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [
    ['name', 'menuType', 'parent', 'urlType', 'link', 'url', 'customerLink', 'blank'],
    ['remark', 'title', 'picDes', 'picture', 'position', 'show', 'campaign', 'display'],
  ],
})
