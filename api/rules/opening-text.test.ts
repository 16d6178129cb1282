import { expect, test } from 'vitest'
import type { HolidayRule, WeekHours } from './opening-hours.ts'
import { openingText } from './opening-text.ts'

const week = (weekdays: string, sat = weekdays, sun = sat): WeekHours => ({
  mon: weekdays,
  tue: weekdays,
  wed: weekdays,
  thu: weekdays,
  fri: weekdays,
  sat,
  sun,
})

test.each<[WeekHours, HolidayRule, string, string]>([
  [week('11-20'), 'USUAL', '每日 11:00–20:00', 'Daily 11:00–20:00'],
  [week('11-20'), 'SUNDAY', '每日 11:00–20:00', 'Daily 11:00–20:00'],
  [week('11-20'), 'CLOSED', '每日 11:00–20:00；公眾假期休息', 'Daily 11:00–20:00; closed on public holidays'],
  [week('24'), 'USUAL', '全日 24 小時', 'Open 24 hours'],
  [
    week('11-14, 15-20', '11-20'),
    'SUNDAY',
    '星期一至五 11:00–14:00、15:00–20:00；星期六及日 11:00–20:00；公眾假期 11:00–20:00',
    'Monday to Friday 11:00–14:00, 15:00–20:00; Saturday and Sunday 11:00–20:00; public holidays 11:00–20:00',
  ],
  [
    week('9:30-20', '9:30-20', ''),
    'SUNDAY',
    '星期一至六 09:30–20:00；星期日休息；公眾假期休息',
    'Monday to Saturday 09:30–20:00; closed on Sunday; closed on public holidays',
  ],
  [
    { ...week('10-18'), wed: '' },
    'USUAL',
    '星期一及二 10:00–18:00；星期三休息；星期四至日 10:00–18:00',
    'Monday and Tuesday 10:00–18:00; closed on Wednesday; Thursday to Sunday 10:00–18:00',
  ],
  [
    week('24', '10-18'),
    'USUAL',
    '星期一至五 24 小時；星期六及日 10:00–18:00',
    'Monday to Friday 24 hours; Saturday and Sunday 10:00–18:00',
  ],
])('%j with holidays %s reads %s, %s', (hours, holidays, chinese, english) => {
  expect(openingText({ week: hours, holidays }, 'zh_HK')).toBe(chinese)
  expect(openingText({ week: hours, holidays }, 'en_US')).toBe(english)
})
