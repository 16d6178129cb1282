import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createInliner, hashOf } from './inline-styles.ts'

const directory = mkdtempSync(join(tmpdir(), 'cairn-styles-'))
afterAll(() => rmSync(directory, { recursive: true }))
writeFileSync(join(directory, 'base.css'), '@layer base, ui, blocks;\n@layer ui{a{color:red}}\n')
writeFileSync(join(directory, 'block.css'), '@layer base, ui, blocks;@layer blocks{.b{color:blue}}')

test('a page’s rules are its sheets in their order, with the order of the layers once, in front', () => {
  const { bytes, hash } = createInliner(directory)(['/base.css', '/block.css'])
  const text = bytes.toString()
  expect(text).toBe('@layer base, ui, blocks;\n@layer ui{a{color:red}}@layer blocks{.b{color:blue}}')
  expect(hash).toBe(hashOf(text))
})

test('each set of sheets is joined once', () => {
  const inline = createInliner(directory)
  expect(inline(['/base.css'])).toBe(inline(['/base.css']))
  expect(inline(['/block.css'])).not.toBe(inline(['/base.css']))
  expect(inline([]).bytes).toHaveLength(0)
})

test('joined sets have a bound in bytes', () => {
  const bytes = createInliner(directory)(['/base.css']).bytes.length
  const inline = createInliner(directory, bytes)
  expect(inline(['/base.css'])).toBe(inline(['/base.css']))
  expect(inline.use()).toMatchObject({ entries: 1, bytes, hits: 1, misses: 1 })
  inline(['/block.css'])
  expect(inline.use().bytes).toBeLessThanOrEqual(bytes)
})
