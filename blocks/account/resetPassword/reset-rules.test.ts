import { expect, test } from 'vitest'
import { EMPTY_RESET, resetInput, resetProblems } from './reset-rules.ts'

test('a reset needs who, the code, and the new password twice (M-068, MO-31)', () => {
  expect(resetProblems(EMPTY_RESET)).toEqual({
    identifier: 'identifierMissing',
    verifyCode: 'codeMissing',
    password: 'passwordMissing',
    confirmPassword: 'confirmMissing',
  })
  const good = {
    identifier: '91234567',
    area: 'HK',
    verifyCode: '123 456',
    password: 'abc123',
    confirmPassword: 'abc123',
  }
  expect(resetProblems(good)).toEqual({})
  expect(resetInput({ ...good, verifyCode: ' 123 456 ' })).toEqual({
    mobile: '+852 91234567',
    countryCode: 'HK',
    verifyCode: '123456',
    password: 'abc123',
    confirmPassword: 'abc123',
  })
})
