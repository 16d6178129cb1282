import { expect, test } from 'vitest'
import { versionAt, versionsOf } from './document-version.ts'

const both = (text: string) => ({ zh_HK: text, en_US: text })
const document = {
  createTime: '2026-01-01T00:00:00+08:00',
  title: both('Terms'),
  content: both('one'),
  versions: [
    { code: '3', from: '2026-12-01T00:00:00+08:00', title: both('Terms'), content: both('three') },
    { code: '2', from: '2026-06-01T00:00:00+08:00', title: both('Terms'), content: both('two') },
  ],
}

test.each([
  ['2025-01-01T00:00:00+08:00', '1'],
  ['2026-05-31T23:59:59+08:00', '1'],
  ['2026-06-01T00:00:00+08:00', '2'],
  ['2026-11-30T23:59:59+08:00', '2'],
  ['2026-12-01T00:00:00+08:00', '3'],
])('at %s version %s is in force', (at, code) => {
  expect(versionAt(document, Date.parse(at))?.code).toBe(code)
})

test('a version is in force until the next one begins', () => {
  const [one, two, three] = versionsOf(document)
  expect([one?.until, two?.until, three?.until]).toEqual([two?.from, three?.from, undefined])
})
