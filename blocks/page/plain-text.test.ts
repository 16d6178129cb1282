import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['plain words', 'Three days', 'Three days'],
  ['marks', '<p>Three <em>days</em></p>', 'Three days'],
  ['blocks', '<p>Three</p><p>days</p>', 'Three days'],
  ['line breaks and tabs', '\n Three\t\n days ', 'Three days'],
  ['hard spaces, in either spelling', 'Three&nbsp; \u00a0&nbsp;days', 'Three days'],
  ['marks alone', '<p><br></p>&nbsp;', ''],
])('%s become words on one line', (_, html, text) => expect(plainText(html)).toBe(text))
