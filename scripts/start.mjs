// `npm start`: installs and builds what is missing or stale, then serves the shop.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { exclusively, install, keepCompiled, nodePath, root, run } from './install.mjs'

/** Options that keep the server small; `server/README.md` explains them. What the environment sets itself wins. */
const { flags, environment } = JSON.parse(
  readFileSync(new URL('server-process.json', import.meta.url), 'utf8'),
)

exclusively(install)
keepCompiled()
const node = nodePath()
exclusively(() => {
  run(node, ['scripts/codegen.ts'])
  run(node, ['scripts/build.ts', '--if-stale'], { NODE_ENV: 'production' })
})

const server = spawn(node, [...flags, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...environment, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' },
})
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
// A signal to npm ends its shell without a word to us: when our parent is gone, the server should be too.
const parent = process.ppid
setInterval(() => process.ppid !== parent && server.kill('SIGTERM'), 500).unref()
server.on('exit', (code, signal) => process.exit(signal ? 0 : (code ?? 1)))
