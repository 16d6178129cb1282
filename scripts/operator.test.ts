import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-operator-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const operator = (args: readonly string[], password = '') =>
  new Promise<{ readonly code: number; readonly output: string }>(resolve => {
    const env = { ...process.env, DATA_DIR: folder }
    const child = execFile(
      process.execPath,
      ['scripts/operator.ts', ...args],
      { env },
      (error, out, problems) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: out + problems }),
    )
    child.stdin?.end(`${password}\n`)
  })

test('--help explains arguments and roles', async () => {
  const { code, output } = await operator(['--help'])
  expect(code).toBe(0)
  expect(output).toMatch(/^Usage: npm run operator -- <name> <role>[^]*editor[^]*publisher[^]*admin/)
})

test('an unknown role is named, and ends with 2', async () =>
  expect(await operator(['ada', 'boss'])).toEqual({
    code: 2,
    output: expect.stringContaining('Unknown role “boss”. Roles are editor, publisher, admin.') as string,
  }))

test('a short password is refused with its length and the minimum', async () =>
  expect(await operator(['ada', 'editor'], 'short')).toEqual({
    code: 1,
    output: expect.stringContaining('too short (5 characters, minimum 8)') as string,
  }))

test('adds an operator once', async () => {
  expect((await operator(['ada', 'editor'], 'correct horse')).output).toContain('Added editor ada.')
  expect(await readFile(join(folder, 'content/operators.json'), 'utf8')).toContain('"ada"')
  expect(await operator(['ada', 'editor'], 'correct horse')).toEqual({
    code: 1,
    output: expect.stringContaining('Operator name "ada" is already taken.') as string,
  })
}, 60_000)
