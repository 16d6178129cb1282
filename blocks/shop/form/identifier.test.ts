import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyContact, asTyped, looksLikeEmail, mobileContact } from './identifier.ts'
import { REGIONS } from '#api/rules/regions.ts'

describe('an email address or a mobile number', () => {
  test.each([
    ['an e-mail', 'May@Example.com', 'HK', { email: 'May@Example.com' }],
    ['an e-mail with spaces around it', ' may@example.com ', 'HK', { email: 'may@example.com' }],
    ['a number of the chosen area', '6612 3456', 'MO', { mobile: '+853 66123456', countryCode: 'MO' }],
    ['a number of Hong Kong', '9123-4567', 'HK', { mobile: '+852 91234567', countryCode: 'HK' }],
    ['a prefix typed along', '+86 138 0013 8000', 'HK', { mobile: '+86 13800138000', countryCode: 'CN' }],
    [
      'full-width digits of a Chinese keyboard',
      '９１２３４５６７',
      'HK',
      { mobile: '+852 91234567', countryCode: 'HK' },
    ],
    ['an Australian number', '412345678', 'AU', { mobile: '+61 412345678', countryCode: 'AU' }],
    ['too few digits', '9123456', 'HK', undefined],
    ['a name', 'may', 'HK', undefined],
    ['nothing', '', 'HK', undefined],
  ] as const)('%s (M-028, M-296, MO-09, MO-13)', (_, typed, area, contact) => {
    expect(anyContact(typed, area)).toEqual(contact)
  })

  test.each([
    ['', false],
    ['9123 4567', false],
    ['+852 9', false],
    ['m', true],
    ['９１', false],
    ['梅', true],
  ])('the area shows beside “%s” unless it can only be an e-mail (M-033)', (typed, isEmail) => {
    expect(looksLikeEmail(typed)).toBe(isEmail)
  })

  test('what is remembered comes back as it was typed: the number beside its area (M-034, MO-14)', () => {
    expect(asTyped('+853 66123456')).toEqual({ identifier: '66123456', area: 'MO' })
    expect(asTyped('may@example.com')).toEqual({ identifier: 'may@example.com', area: 'HK' })
    fc.assert(
      fc.property(
        fc.constantFrom(...REGIONS),
        fc.integer({ min: 60_000_000, max: 69_999_999 }),
        (area, digits) => {
          const contact = mobileContact(String(digits), area)
          if (!contact || !('mobile' in contact)) return
          const { identifier, area: shown } = asTyped(contact.mobile)
          expect(mobileContact(identifier, shown)).toEqual(contact)
        },
      ),
    )
  })
})
