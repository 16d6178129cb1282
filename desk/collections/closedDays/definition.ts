import { closedDayFields } from '#api/catalogue/site/site-lines.ts'
import { CLOSED_PLACES, type ClosedPlace } from '#api/rules/delivery-dates.ts'
import { dayInHongKong, dayText } from '#locales/hong-kong.ts'
import { defineCollection } from '../define-collection.ts'

const today = (now: number) => dayText(dayInHongKong(now))

/** Days on which no parcel leaves the warehouse, or none arrives in an area. */
export const closedDays = defineCollection({
  name: 'closedDays',
  kind: 'closedDay',
  group: 'settings',
  schema: closedDayFields,
  title: day => day.name,
  columns: [...CLOSED_PLACES],
  sorts: ['code', 'name'],
  filters: [
    {
      name: 'when',
      values: ['ahead', 'past'],
      of: ({ code }, now) => (code < today(now) ? 'past' : 'ahead'),
    },
    ...CLOSED_PLACES.map(place => ({
      name: place,
      values: ['closed', 'open'],
      of: (day: { readonly [Place in ClosedPlace]?: boolean | undefined }) =>
        day[place] ? 'closed' : 'open',
    })),
  ],
  rights: { see: 'site.read', change: 'site.change', remove: 'site.remove' },
  sections: [['name', ...CLOSED_PLACES]],
  // A typhoon closes all of them today.
  begins: now => ({ code: today(now), warehouse: true, hongKong: true, macau: true }),
})
