import { closedDayLine } from '#api/catalogue/site/site-lines.ts'
import { CLOSED_PLACES } from '#api/rules/delivery-dates.ts'
import { dayInHongKong, dayText } from '#locales/hong-kong.ts'
import { defineCollection } from '../define-collection.ts'

const today = (now: number) => dayText(dayInHongKong(now))

/** Days on which no parcel leaves the warehouse, or none arrives in an area. */
export const closedDays = defineCollection({
  name: 'closedDays',
  kind: 'closedDay',
  group: 'settings',
  schema: closedDayLine,
  title: day => day.name,
  columns: ['closes'],
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
      of: ({ closes = CLOSED_PLACES }: { readonly closes?: readonly string[] | undefined }) =>
        closes.includes(place) ? 'closed' : 'open',
    })),
  ],
  rights: { see: 'settings.read', change: 'settings.change', remove: 'settings.change' },
  sections: [['name', 'closes']],
  // A typhoon closes today.
  begins: now => ({ code: today(now), closes: [...CLOSED_PLACES] }),
})
