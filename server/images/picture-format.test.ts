import { expect, test } from 'vitest'
import { formatsFor } from './picture-format.ts'

const CHROME = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'

test.each([
  ['a browser that shows all', CHROME, 'jpeg', ['avif', 'webp']],
  ['a browser without AVIF', 'image/webp,*/*', 'png', ['webp']],
  ['AVIF alone', 'image/avif,*/*', 'png', ['avif', 'png']],
  ['anything', '*/*', 'jpeg', ['jpeg']],
  ['anything, of an AVIF', '*/*', 'avif', ['webp']],
  ['nothing at all', undefined, 'png', ['png']],
  ['AVIF not wanted', 'image/avif;q=0, image/webp', 'jpeg', ['webp']],
  ['AVIF not wanted, written long', 'image/avif; q=0.000,image/webp;q=0.9', 'jpeg', ['webp']],
  ['capitals', 'IMAGE/WEBP', 'jpeg', ['webp']],
  ['a part of a name', 'image/webpx', 'jpeg', ['jpeg']],
] as const)('Accept of %s', (_, accept, original, formats) =>
  expect(formatsFor(accept, original)).toEqual(formats),
)

test('a long header is not read to its end', () =>
  expect(formatsFor(`${'text/x,'.repeat(2000)}image/webp`, 'png')).toEqual(['png']))
