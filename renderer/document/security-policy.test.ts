import { expect, test } from 'vitest'
import { pageSecurityPolicy } from './security-policy.ts'

const OWN = { scriptHashes: ["'sha256-abc'"], styleHashes: ["'sha256-def'"] }

test('of style elements only the page’s own holds', () =>
  expect(pageSecurityPolicy(OWN)).toContain("style-src 'self' 'sha256-def';"))

test('no address, no guest: scripts and calls are the shop’s own (LO-111, C-393)', () => {
  const policy = pageSecurityPolicy(OWN)
  expect(policy).toContain("script-src 'self' 'sha256-abc';")
  expect(policy).toContain("connect-src 'self';")
  expect(pageSecurityPolicy(OWN, { scriptUrl: '' })).toBe(policy)
})

test('with an address its origin, and no other, may run and be called (L-413, LO-111)', () => {
  const policy = pageSecurityPolicy(
    { scriptHashes: [], styleHashes: [] },
    { scriptUrl: 'https://personal.example/ins.js?id=1' },
  )
  expect(policy).toContain("script-src 'self' https://personal.example;")
  expect(policy).toContain("connect-src 'self' https://personal.example;")
})

test('each service that events go to adds its own origins, and no other (C-393)', () => {
  const policy = pageSecurityPolicy(OWN, { destinations: { ga4: 'G-AB12CD34', metaPixel: '' } })
  expect(policy).toContain("script-src 'self' 'sha256-abc' https://www.googletagmanager.com;")
  expect(policy).toMatch(
    /connect-src 'self' https:\/\/www\.googletagmanager\.com https:\/\/\*\.google-analytics\.com /,
  )
  expect(policy).not.toContain('facebook')
})

test('forms go to the shop, and to the payment provider where there is one (C-277)', () => {
  expect(pageSecurityPolicy(OWN)).toContain("form-action 'self';")
  expect(pageSecurityPolicy(OWN, { formTargets: ['https://pay.example'] })).toContain(
    "form-action 'self' https://pay.example;",
  )
})
