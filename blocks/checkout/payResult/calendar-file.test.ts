import { expect, test } from 'vitest'
import { calendarHref } from './calendar-file.ts'

const read = (href: string) => decodeURIComponent(href.slice(href.indexOf(',') + 1)).split('\r\n')

test.each([
  ['several days', { earliest: '2026-12-03', latest: '2026-12-07' }, '20261203', '20261208'],
  ['one day', { earliest: '2026-12-31', latest: '2026-12-31' }, '20261231', '20270101'],
])('an entry of %s ends before the day after the last one', (_, dates, start, end) => {
  const lines = read(
    calendarHref({ number: '42', dates, title: 'Parcel, order 42; Cairn', now: Date.UTC(2026, 10, 30, 1) }),
  )
  expect(lines).toContain(`DTSTART;VALUE=DATE:${start}`)
  expect(lines).toContain(`DTEND;VALUE=DATE:${end}`)
  expect(lines).toContain('DTSTAMP:20261130T010000Z')
  expect(lines).toContain('SUMMARY:Parcel\\, order 42\\; Cairn')
  expect(lines.at(-2)).toBe('END:VCALENDAR')
})
