import { describe, expect, test } from 'vitest'
import { errorGroup, errorWords } from './error-table.ts'

const list = (text: string) => text.split(' ')
const said = (code: string) => errorWords({ code, message: '伺服器說的話' }, 'own')

describe('the error table', () => {
  test('PECERR999 is a server error in our own words (M-278, C-374, CO-134)', () => {
    expect(errorGroup('PECERR999')).toBe('server')
    expect(said('PECERR999')).toBe('own')
  })

  test.each([
    [
      'product codes (C-373, CO-134)',
      'product',
      'PECERR001 PECERR002 PECERR003 PECERR004 PECERR005 PECERR006 PECERR010',
    ],
    ['an incorrect value (C-376)', 'incorrectValue', '00510950027'],
    [
      'the thirteen further codes (M-279, C-375, MO-102, CO-135)',
      'further',
      'UEC6001 UEC6004 005150002 00510150015 UECB3401 UEC10085 UEC10077 UEC10120106 UEC10074 UECCE0049 UECCE0044 UECCE0048 UEC10172',
    ],
    [
      'the nine of group one (M-280, C-377)',
      'groupOne',
      'UEC0000 UECCE0003 UECCE0035 UEC10003 UECCE0037 UECB4235 UECB4004 UECB4323 UECB4352',
    ],
    ['the three of group two (M-281, C-378)', 'groupTwo', 'UECCE0054 UECCE0055 UECCE0038'],
  ])('%s behave alike: the server’s words', (_, group, codes) => {
    for (const code of list(codes)) {
      expect(errorGroup(code)).toBe(group)
      expect(said(code)).toBe('伺服器說的話')
      expect(errorWords({ code, message: '' }, 'own')).toBe('own')
    }
  })

  test.each(['00510104', '401', '10110143', 'LOGIN_MISMATCH', 'constructor', ''])(
    '%s is in no group: ended sessions and our own codes are met elsewhere (MO-102)',
    code => expect(errorGroup(code)).toBeUndefined(),
  )
})
