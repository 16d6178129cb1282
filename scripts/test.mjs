// `npm test`: installs, checks, builds and runs every test, slowest last. The first failure ends the run.
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { exclusively, install, keepCompiled, nodePath, root, run } from './install.mjs'

/** Where Linux keeps files in memory, and what tests may need of it at most, bytes. */
const [IN_MEMORY, ROOM] = ['/dev/shm', 4 * 1024 ** 3]

/** A folder for what tests write and wait for, in memory where there is room. */
function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize < ROOM) return {}
    const folder = mkdtempSync(`${IN_MEMORY}/cairn-`)
    // PostgreSQL refuses to run as root and takes a user of its own, who must be able to get through.
    chmodSync(folder, 0o711)
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
    return { TMPDIR: folder }
  } catch {
    return {}
  }
}

/**
 * Starts the checks of `npm run check`, to run beside the build, which uses one processor. The function it returns waits for them,
 * prints the output of each in one piece, and ends this process with the first that fails.
 */
function startChecks() {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const checks = [...scripts.check.matchAll(/npm run (\S+)/g)].map(([, script]) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: root,
      shell: process.platform === 'win32',
    })
    process.on('exit', () => child.kill())
    const output = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', bytes => output.push(bytes))
    return new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', status => resolve({ status, output: Buffer.concat(output) }))
    })
  })
  return async () => {
    for (const check of checks) {
      const { status, output } = await check
      process.stdout.write(output)
      if (status !== 0) process.exit(status ?? 1)
    }
  }
}

exclusively(install)
keepCompiled()
const node = nodePath()
const npm = (script, environment) => run('npm', ['run', '--silent', script], environment)

exclusively(() => run(node, ['scripts/codegen.ts']))
const checked = startChecks()
exclusively(() => run(node, ['scripts/build.ts', '--if-stale'], { NODE_ENV: 'production' }))
run(node, ['scripts/browser.ts'])
await checked()
const folder = quickFolder()
npm('unit', folder)
npm('stories', folder)
npm('e2e', folder)
