import { pickUpPointFields } from '#api/catalogue/site/site-lines.ts'
import { hasWeek } from '#api/rules/opening-hours.ts'
import { defineCollection } from '../define-collection.ts'

/** Places where parcels wait for their shoppers. */
export const pickUpPoints = defineCollection({
  name: 'pickUpPoints',
  kind: 'pickUpPoint',
  group: 'site',
  schema: pickUpPointFields,
  title: point => point.name,
  columns: ['type', 'area', 'status', 'sameDay', 'position'],
  sorts: ['position', 'name', 'code'],
  filters: [
    { name: 'type', values: ['1', '2', '3'], of: point => String(point.type) },
    { name: 'opening', values: ['week', 'remark'], of: ({ week }) => (hasWeek(week) ? 'week' : 'remark') },
    { name: 'status', values: ['ACTIVE', 'SUSPENDED'], of: point => point.status ?? 'ACTIVE' },
  ],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [
    ['name', 'type', 'area', 'address', 'telephone'],
    ['week', 'holidays', 'specialDays', 'hours'],
    ['status', 'sameDay', 'position', 'latitude', 'longitude'],
  ],
})
