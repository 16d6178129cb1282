import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, test } from 'vitest'

const origin = inject('origin')
const directories: string[] = []
afterAll(() => Promise.all(directories.map(directory => rm(directory, { recursive: true, force: true }))))

/** A shop in a process of its own; resolves when it says that it is open. */
async function spawnShop(environment: Record<string, string> = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-server-'))
  directories.push(directory)
  const child = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, NODE_ENV: 'production', PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', ...environment },
  })
  let output = ''
  const text = (chunk: Buffer) => (output += String(chunk))
  child.stdout.on('data', text)
  child.stderr.on('data', text)
  const exit = new Promise<number | null>(resolve => child.once('exit', resolve))
  const open = new Promise<string>((resolve, reject) => {
    child.stdout.on('data', () => {
      const found = /open at (http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    })
    void exit.then(code => reject(new Error(`stopped with ${code}: ${output}`)))
  })
  open.catch(() => undefined)
  return { child: child as ChildProcess, open, exit, output: () => output }
}

describe('the server', () => {
  test('says that it lives and that it is ready', async () => {
    expect(await (await fetch(`${origin}/healthz`)).text()).toBe('ok')
    expect(await (await fetch(`${origin}/readyz`)).text()).toBe('ready')
  })

  test('marks every answer with a request id and the security headers', async () => {
    for (const path of ['/', '/healthz', '/assets/icon.svg', '/editor', '/content/none', '/nowhere']) {
      const { headers } = await fetch(origin + path)
      expect([path, headers.get('x-request-id')]).toEqual([path, expect.stringMatching(/^[\w-]{8,}$/)])
      expect([path, headers.get('x-content-type-options')]).toEqual([path, 'nosniff'])
    }
  })

  test('keeps hashed assets for a year and sends them compressed', async () => {
    const html = await (await fetch(origin)).text()
    const script = /<script type="module" src="([^"]+)"/.exec(html)?.[1] ?? ''
    const { headers } = await fetch(origin + script, { headers: { 'accept-encoding': 'br' } })
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('content-encoding')).toBe('br')
  })

  test('takes no request of another method for a page', async () => {
    expect((await fetch(origin, { method: 'DELETE' })).status).toBe(404)
  })

  test('a report from a browser is taken, a malformed or huge one refused', async () => {
    const send = (body: string) => fetch(`${origin}/_report`, { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect((await send(JSON.stringify({ message: 'x', pathname: '/', pageVersion: 1 }))).status).toBe(204)
    expect((await send('{"message":1}')).status).toBe(400)
    expect((await send('not json')).status).toBe(400)
    expect((await send(JSON.stringify({ message: 'x'.repeat(9000) }))).status).toBe(413)
  })

  test('a wrong setting stops the start and names itself', async () => {
    const { exit, output } = await spawnShop({ SECRET: 'short' })
    expect(await exit).toBe(1)
    expect(output()).toContain('SECRET:')
  })

  test('finishes what it is answering when it is told to stop, and a second start finds its content', async () => {
    const { child, open, exit } = await spawnShop()
    const running = await open
    const answer = fetch(`${running}/?lang=en`)
    const [status] = await Promise.all([
      answer.then(response => response.text().then(body => [response.status, body.includes('</html>')])),
      new Promise(resolve => setTimeout(resolve, 5)).then(() => child.kill('SIGTERM')),
    ])
    expect(status).toEqual([200, true])
    expect(await exit).toBe(0)
  })
})
