import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createProgress } from './catalogue-progress.ts'
import { runScript } from './testing/run-script.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cairn-catalogue-'))
})
afterAll(async () => rm(folder, { recursive: true }))

/** Runs the command on a shop of this file's own. */
const catalogue = (...args: string[]) => runScript('catalogue', args, { folder: join(folder, 'data') })

test('a generated catalogue goes in, comes out, and changes nothing when it goes in again', async () => {
  const [made, out, table] = ['made.jsonl', 'out.jsonl', 'prices.csv'].map(name => join(folder, name)) as [
    string,
    string,
    string,
  ]
  expect(await catalogue('generate', '30', made)).toMatchObject({ code: 0, stderr: '30 products written.\n' })

  const dry = await catalogue('import', made, '--dry-run')
  expect(dry.stdout).toMatch(/spu: 30 added, 0 changed, 0 unchanged[^]*Dry run: nothing was changed/)
  expect((await catalogue('import', made)).stdout).toMatch(
    /The catalogue is now version 1\. A running shop shows it within seconds, and takes orders at its prices from now on\.\n$/,
  )
  expect((await catalogue('export', out)).code).toBe(0)
  expect((await catalogue('import', out)).stdout).toMatch(/No differences; the catalogue is unchanged/)

  await catalogue('export', table)
  const rows = await readFile(table, 'utf8')
  expect(rows.split('\n')).toHaveLength(1 + 30 * 6 + 1)
  const [, sku = ''] = /\n([^,]+),/.exec(rows) ?? []
  await writeFile(table, `\ufeffsku,inventory\r\n${sku},77\r\n`)
  const answer = await catalogue('import', table, '--json')
  expect(JSON.parse(answer.stdout)).toMatchObject({
    dryRun: false,
    problems: [],
    counts: { row: 1 },
    version: 2,
  })
}, 60_000)

test('problems in a file are told with their lines, and end with 1', async () => {
  const file = join(folder, 'wrong.jsonl')
  await writeFile(file, '{"kind":"brand","code":"a"}\n\n{')
  const { code, stdout } = await catalogue('import', file)
  expect(code).toBe(1)
  expect(stdout).toMatch(
    /, line 1, brand .+, name: .+\n.+, line 3: is not JSON\n\n2 problems\. Nothing was changed\.\n$/,
  )
  const json = await catalogue('import', file, '--json')
  expect(JSON.parse(json.stdout)).toMatchObject({
    problems: [{ line: 1 }, { line: 3, path: '', key: 'notJson', message: 'is not JSON' }],
  })
  await writeFile(file, Buffer.from([0x7b, 0xff, 0x7d]))
  expect(await catalogue('import', file)).toMatchObject({ code: 1, stderr: 'The file is not UTF-8.\n' })
}, 60_000)

test.each([
  ['nothing to do', []],
  ['an unknown command', ['frob']],
  ['an unknown option', ['import', 'x', '--force']],
  ['no such file', ['import', '/nowhere/x.jsonl']],
  ['a count that is none', ['generate', 'many', '-']],
  ['an option of another command', ['export', '-', '--dry-run']],
])(
  '%s is wrong use, and ends with 2',
  async (_, args) => {
    const { code, stderr } = await catalogue(...args)
    expect(code).toBe(2)
    expect(stderr).toContain('npm run catalogue -- import <file>')
  },
  30_000,
)

test('progress is drawn over on a terminal, and told now and then elsewhere', () => {
  const told = (isTTY: boolean, times: readonly number[]) => {
    const written: string[] = []
    let now = 0
    const progress = createProgress({ isTTY, write: text => written.push(text) }, () => now)
    for (const time of times) {
      now = time
      progress.tell(`at ${time}`)
    }
    progress.end()
    return written
  }
  expect(told(true, [50, 100, 150, 250])).toEqual(['\r\u001b[2Kat 100', '\r\u001b[2Kat 250', '\r\u001b[2K'])
  expect(told(false, [100, 4900, 5000, 6000, 10_000])).toEqual(['at 5000\n', 'at 10000\n'])
})
