import { pickUpPointLine } from '#api/catalogue/site/site-lines.ts'
import { defineCollection } from '../define-collection.ts'

/** Places where parcels wait for their shoppers. */
export const pickUpPoints = defineCollection({
  name: 'pickUpPoints',
  kind: 'pickUpPoint',
  group: 'site',
  schema: pickUpPointLine,
  title: point => point.name,
  columns: ['type', 'area', 'status', 'sameDay', 'position'],
  sorts: ['position', 'name', 'code'],
  filters: [
    { name: 'type', values: ['1', '2', '3'], of: point => String(point.type) },
    { name: 'status', values: ['ACTIVE', 'SUSPENDED'], of: point => point.status ?? 'ACTIVE' },
  ],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [
    ['name', 'type', 'area', 'address', 'hours', 'telephone'],
    ['status', 'sameDay', 'position', 'latitude', 'longitude'],
  ],
})
