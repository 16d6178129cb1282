import type { Request, Response } from 'express'
import { expect, test } from 'vitest'
import { callerOf } from './request.ts'

const addressOf = (ip: string | undefined) => {
  const request = { ip, get: () => undefined }
  const response = { getHeader: () => undefined }
  return callerOf(request as unknown as Request, response as unknown as Response).address // what is read of them
}

test('senders count by their network address; of IPv6 by their network', () => {
  expect(addressOf('203.0.113.7')).toBe('203.0.113.7')
  expect(addressOf('2001:db8:1:2::5')).toBe(addressOf('2001:db8:1:2:ffff::9'))
  expect(addressOf('2001:db8:1:2::5')).not.toBe(addressOf('2001:db8:2:2::5'))
  expect(addressOf(undefined)).toBeUndefined()
})
