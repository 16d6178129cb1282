import { expect, test } from 'vitest'
import { unfetchedWhileHidden } from './unfetched-markup.ts'

test.each([
  ['a picture becomes lazy', '<img src="/a.jpg" alt="">', '<img src="/a.jpg" alt="" loading="lazy">'],
  ['a lazy picture stays so', '<img loading="lazy" src="/a.jpg"/>', '<img src="/a.jpg" loading="lazy"/>'],
  ['an eager one does not', '<img loading="eager" src="/a.jpg">', '<img src="/a.jpg" loading="lazy">'],
  [
    'a frame becomes lazy',
    '<iframe src="https://player.example"></iframe>',
    '<iframe src="https://player.example" loading="lazy"></iframe>',
  ],
  [
    'a film waits for its play button',
    '<video src="/f.webm" autoplay="" preload="metadata" muted=""></video>',
    '<video src="/f.webm" muted="" preload="none"></video>',
  ],
  [
    'its poster becomes a background, under its own styles',
    '<video poster="/p.jpg?v=1&amp;w=2" src="/f.webm" style="height:1px"></video>',
    '<video src="/f.webm" preload="none" style="background:url(&quot;/p.jpg?v=1&amp;w=2&quot;) center/cover no-repeat;height:1px"></video>',
  ],
  [
    'an address cannot leave its url()',
    String.raw`<video poster="/a&quot;);color:red\"></video>`,
    '<video preload="none" style="background:url(&quot;/a%22);color:red%5C&quot;) center/cover no-repeat"></video>',
  ],
  ['an empty poster is left alone', '<video poster=""></video>', '<video poster="" preload="none"></video>'],
  ['other elements stay', '<p data-preload="x">img</p>', '<p data-preload="x">img</p>'],
])('%s', (_, html, expected) => expect(unfetchedWhileHidden(html)).toBe(expected))
