import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readAssets } from './assets.ts'

const directory = mkdtempSync(join(tmpdir(), 'cairn-assets-'))
afterAll(() => rmSync(directory, { recursive: true }))
mkdirSync(join(directory, '.vite'))
writeFileSync(
  join(directory, '.vite/manifest.json'),
  JSON.stringify({
    'shop.tsx': { file: 'a/shop.js', imports: ['_base', '_react'], css: ['a/shop.css'] },
    _base: { file: 'a/base.js', imports: ['_react'], css: ['a/base.css'] },
    _react: { file: 'a/react.js' },
    'han.css': { file: 'a/han.css' },
  }),
)
const assets = readAssets(directory)

test('style sheets come imports first, scripts entry first, each once', () => {
  expect(assets.of('shop.tsx')).toMatchObject({
    styles: ['/a/base.css', '/a/shop.css'],
    scripts: ['/a/shop.js', '/a/base.js', '/a/react.js'],
  })
})

test('a style sheet may be an entry', () => expect(assets.of('han.css').styles).toEqual(['/a/han.css']))

test('a file that was not built is named', () => expect(() => assets.of('gone.tsx')).toThrow('gone.tsx'))
