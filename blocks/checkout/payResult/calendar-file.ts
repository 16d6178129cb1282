import { DAY_MS, dayText } from '#locales/hong-kong.ts'

interface CalendarEntry {
  readonly number: string
  /** Hong Kong days: `2026-12-03`. */
  readonly dates: { readonly earliest: string; readonly latest: string }
  readonly title: string
  /** Epoch ms. */
  readonly now: number
}

const compact = (text: string) => text.replaceAll(/[-:]|\.\d+/g, '')
const dayAfter = (day: string) => dayText(Date.parse(day) / DAY_MS + 1)
/** RFC 5545, 3.3.11. */
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll('\n', '\\n')

/** Address of a calendar file with the days on which an order arrives, as one entry of whole days that leaves the days free. */
export function calendarHref({ number, dates: { earliest, latest }, title, now }: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cairn//Orders//EN',
    'BEGIN:VEVENT',
    `UID:order-${number}`,
    `DTSTAMP:${compact(new Date(now).toISOString())}`,
    `DTSTART;VALUE=DATE:${compact(earliest)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(latest))}`,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`
}
