import { expect, test } from 'vitest'
import { chooseLocale } from './choose-locale.ts'

test.each([
  ['nothing said', undefined, undefined, { locale: 'zh_HK' }],
  ['cookie en', undefined, 'en', { locale: 'en_US' }],
  ['unknown cookie is read as Chinese and rewritten', undefined, 'fr', { locale: 'zh_HK', setCookie: 'zh' }],
  ['lang wins and is kept', 'en', 'zh', { locale: 'en_US', setCookie: 'en' }],
  ['lang as the cookie has it', 'en', 'en', { locale: 'en_US' }],
  ['lang of another language is not found', 'fr', 'en', undefined],
  ['the wire form is no lang', 'en_US', undefined, undefined],
])(
  '%s (C-048, C-049, C-395, L-015, L-131, L-414, L-416, L-417, M-310, M-313, LO-100, LO-101)',
  (_, lang, cookie, choice) => expect(chooseLocale(lang, cookie)).toEqual(choice),
)
