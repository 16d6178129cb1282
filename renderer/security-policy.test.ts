import { expect, test } from 'vitest'
import { pageSecurityPolicy } from './security-policy.ts'

test('no address, no guest: scripts and calls are the shop’s own (LO-111, C-393)', () => {
  const policy = pageSecurityPolicy(["'sha256-abc'"])
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).toContain("connect-src 'self';")
  expect(pageSecurityPolicy(["'sha256-abc'"], true, '')).toBe(policy)
})

test('with an address its origin, and no other, may run and be called (L-413, LO-111)', () => {
  const policy = pageSecurityPolicy([], true, 'https://personal.example/ins.js?id=1')
  expect(policy).toContain("script-src 'self' https://personal.example;")
  expect(policy).toContain("connect-src 'self' https://personal.example;")
})
