// Brings node_modules in line with the lockfile. Runs on the machine's own Node, 20 or later, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))

/** Runs a program to its end with our terminal; a failure ends this process with the same code. */
export function run(command, args, environment = {}) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

/** The packages of a lockfile, by folder; npm keeps one of what it has installed inside node_modules. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')).packages
  } catch {
    return {}
  }
}

/** Whether what is installed is what the lockfile asks for; packages for other platforms may be absent. */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  return Object.entries(wanted).every(
    ([folder, { version, optional }]) =>
      folder === '' || present[folder]?.version === version || (optional && !present[folder]),
  )
}

/** Installs what the lockfile asks for and is not there; needs the network only then. */
export function install() {
  if (isInstalled()) return
  console.log('Installing packages …')
  run('npm', ['ci', '--no-audit', '--no-fund'])
}

/** The Node that runs our TypeScript: the pinned one, else the machine's own where it is new enough. */
export function nodePath() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Cairn needs Node 24 or later here: no packaged Node exists for this platform.')
  process.exit(1)
}
