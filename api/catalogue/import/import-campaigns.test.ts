import { expect, test } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { asText, campaign, spu, surroundings } from '../../testing/catalogue-lines.ts'
import { inWords } from '../../testing/in-words.ts'
import { importCatalogue } from './import-catalogue.ts'

test.each([
  ['a product that does not exist', { spus: ['none'] }, 'spus.0', 'there is no product none'],
  [
    'a level that does not exist',
    { levels: ['PEARL'] },
    'levels.0',
    'there is no member level PEARL; known are MEMBER, SILVER, GOLD',
  ],
  [
    'a coupon that everybody shares',
    { type: 'PROMOTION_COUPON' },
    'grant',
    'a coupon belongs to a member and cannot be shared; make it a PROMOTION_CODE',
  ],
  [
    'an end before its beginning',
    { endTime: '2026-10-01T00:00:00+08:00' },
    'endTime',
    'must be after the beginning',
  ],
  [
    'small letters',
    { code: 'trail' },
    'code',
    'must be a code that shoppers type: 3 to 32 capitals, digits and dashes, beginning with a capital or digit',
  ],
  ['more than all', { off: { percent: 101 } }, 'off.percent', 'must be at most 100'],
] as const)(
  'a campaign with %s is refused, with line and field (C-216)',
  async (_, change, path, message) => {
    const db = await openDatabase({ url: 'sqlite::memory:' })
    const lines = [...surroundings, spu('a'), campaign('TRAIL', change as object)]
    const { problems } = await importCatalogue(db, asText(lines))
    await db.destroy()
    expect(inWords(problems).map(problem => [problem.line, problem.path, problem.message])).toEqual([
      [lines.length, path, message],
    ])
  },
)
