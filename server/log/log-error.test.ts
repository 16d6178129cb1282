import { expect, test } from 'vitest'
import { createLogger } from './logger.ts'
import { errorForLog, withoutPeople } from './log-error.ts'

test.each([
  ['550 5.1.1 <ming@example.com> unknown', '550 5.1.1 <<e-mail>> unknown'],
  ['Key (email)=(Siu.Ming+1@mail.example.com.hk) already exists.', 'Key (email)=(<e-mail>) already exists.'],
  ['codes ming@example.com', 'codes <e-mail>'],
  ['to +852 91234567 failed', 'to <number> failed'],
  ['+85291234567', '<number>'],
  ['at file:///srv/node_modules/@kysely/core.js:12:34', 'at file:///srv/node_modules/@kysely/core.js:12:34'],
  ['pino@10.1.0 2026-11-21 10:00:00', 'pino@10.1.0 2026-11-21 10:00:00'],
])('%j is logged as %j', (text, logged) => expect(withoutPeople(text)).toBe(logged))

/** As mail programs and databases throw them. */
const refused = Object.assign(new Error('Can’t send mail: 550 <ming@example.com>'), {
  code: 'EENVELOPE',
  responseCode: 550,
  rejected: ['ming@example.com'],
  envelope: { to: ['ming@example.com'] },
  cause: Object.assign(new Error('duplicate key'), { detail: 'Key (mobile)=(+852 91234567)', code: '23505' }),
})

test('an error reaches the log with what went wrong, and without personal data (M-283, MO-19)', () => {
  const lines: string[] = []
  const logger = createLogger('info', { write: line => void lines.push(line) })
  logger.error({ err: refused }, 'A verification code could not be sent')
  expect(lines.join()).not.toMatch(/ming@|9123/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    msg: 'A verification code could not be sent',
    err: {
      type: 'Error',
      code: 'EENVELOPE',
      responseCode: 550,
      stack: expect.stringContaining('log-error.test.ts'),
      cause: { message: 'duplicate key', code: '23505' },
    },
  })
})

test('what is no error, and causes that go round in circles, are logged all the same', () => {
  expect(errorForLog('for ming@example.com')).toBe('for <e-mail>')
  expect(errorForLog({ password: 'x' })).toEqual({ type: 'object' })
  const round = new Error('round')
  round.cause = round
  expect(JSON.stringify(errorForLog(round)).length).toBeLessThan(20_000)
  expect(errorForLog(new AggregateError([refused], 'both'))).toMatchObject({
    errors: [{ code: 'EENVELOPE' }],
  })
})
