// `npm test`: installs, checks, builds and runs every test, slowest last. The first failure ends the run.
import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { exclusively, install, keepCompiled, nodePath, run } from './install.mjs'

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

exclusively(install)
keepCompiled()
const node = nodePath()
const npm = (script, environment) => run('npm', ['run', '--silent', script], environment)

npm('check')
exclusively(() => run(node, ['scripts/build.ts', '--if-stale'], { NODE_ENV: 'production' }))
run(node, ['scripts/browser.ts'])
const folder = quickFolder()
npm('unit', folder)
npm('stories', folder)
npm('e2e', folder)
