import { DEFAULT_LIMITS } from './shop-limits.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FeedbackTyped, readFeedback } from './feedback-rule.ts'

const good: FeedbackTyped = {
  name: 'Ann 陳 2',
  email: 'ann@b.com',
  subject: 'Sizes',
  mobile: '',
  content: 'Does it run small?',
}
const MOST = DEFAULT_LIMITS.longestMessage
const judged = (change: Partial<FeedbackTyped>) => readFeedback({ ...good, ...change }, MOST)

describe('a message to customer service', () => {
  test('is fine with name, e-mail, subject and content (M-169, L-097)', () =>
    expect(judged({}).problems).toEqual({}))

  test.each([
    ['name', ' ', 'missing', 'M-170, L-098'],
    ['name', 'Ann@', 'wrong', 'L-099'],
    ['name', 'A@b', 'wrong', 'M-170'],
    ['name', '陳'.repeat(51), 'tooLong', 'M-170, L-100'],
    ['email', '', 'missing', 'M-171, L-101'],
    ['email', 'a@b', 'wrong', 'M-171, L-102'],
    ['email', 'a@b.com\nBcc: c@d.com', 'wrong', 'M-171'],
    ['subject', '', 'missing', 'M-172, L-103'],
    ['subject', 'x'.repeat(101), 'tooLong', 'MO-86'],
    ['subject', 'a\r\nBcc: c@d.com', 'wrong', 'MO-86'],
    ['content', '\n ', 'missing', 'M-173, L-104'],
    ['content', '山'.repeat(101), 'tooLong', 'M-173, L-105'],
    ['content', 'a\u0000b', 'wrong', 'M-173'],
    ['content', '\ud800', 'wrong', 'M-173'],
    ['mobile', '+852 123', 'wrong', 'M-174'],
    ['mobile', '+852 abc', 'wrong', 'L-106'],
    ['mobile', '123456789', 'wrong', 'MO-88'],
    ['mobile', '11234567', 'wrong', 'MO-87'],
  ] as const)('%s %j is %s (%s)', (field, text, problem, _row) =>
    expect(judged({ [field]: text }).problems).toEqual({ [field]: problem }),
  )

  test.each([
    ['name', 'a'.repeat(50), 'M-170, L-100'],
    ['email', 'a@b.com.hk', 'M-171, L-102'],
    ['subject', '😀'.repeat(100), 'MO-86: characters, not bytes'],
    ['content', '山'.repeat(100), 'M-173, L-105'],
    ['content', 'two\nlines', 'M-173'],
  ] as const)('%s %j is fine (%s)', (field, text, _row) =>
    expect(judged({ [field]: text }).problems).toEqual({}),
  )

  test.each([
    ['91234567', '+852 91234567'],
    ['9123-4567', '+852 91234567'],
    ['13800138000', '+86 13800138000'],
    ['+852 91234567', '+852 91234567'],
    ['+85366123456', '+853 66123456'],
    ['+61 412345678', '+61 412345678'],
  ])('mobile %s is sent as %s (M-174, M-175, L-106, L-107, MO-87)', (typed, sent) => {
    const { problems, message } = judged({ mobile: typed })
    expect(problems).toEqual({})
    expect(message.mobile).toBe(sent)
  })

  test('an empty mobile is not sent at all (M-176, L-108)', () =>
    expect(judged({ mobile: '  ' }).message).not.toHaveProperty('mobile'))

  test('whatever passes is trimmed, one line of subject, and passes again (M-170 … M-176)', () => {
    const texts = fc.record({
      name: fc.constantFrom('Ann', ' 陳大文 '),
      email: fc.constantFrom('a@b.com', ' c@d.hk '),
      subject: fc.string({ unit: 'binary' }),
      mobile: fc.constantFrom('', '91234567', '+86 13800138000'),
      content: fc.string({ unit: 'binary' }),
    })
    fc.assert(
      fc.property(texts, typed => {
        const { problems, message } = readFeedback(typed, MOST)
        fc.pre(Object.keys(problems).length === 0)
        expect(message.subject).toMatch(/^[^\p{Cc}]+$/u)
        expect(readFeedback({ mobile: '', ...message }, MOST)).toEqual({ problems: {}, message })
      }),
    )
  })
})
