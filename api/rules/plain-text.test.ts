import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['plain words', 'Three days', 'Three days'],
  ['marks', '<p>Three <em>days</em></p>', 'Three days'],
  ['marks within a word', '<p>三<em>日</em>山徑，<a href="/x">三十</a>公里</p>', '三日山徑，三十公里'],
  ['characters that HTML spells', 'Salt &amp; pepper, 5 &lt; 6', 'Salt & pepper, 5 < 6'],
  ['what is spelt twice, once', '&amp;lt;', '&lt;'],
  ['blocks', '<p>Three</p><p>days</p>', 'Three days'],
  ['line breaks and tabs', '\n Three\t\n days ', 'Three days'],
  ['hard spaces, in either spelling', 'Three&nbsp; \u00a0&nbsp;days', 'Three days'],
  ['marks alone', '<p><br></p>&nbsp;', ''],
])('%s become words on one line', (_, html, text) => expect(plainText(html)).toBe(text))
