// Brings node_modules in line with the lockfile. Runs on the machine's own Node, 20 or later, before anything is installed.
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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

const LOCK = join(root, '.preparing')
/** How often a lock is looked at. Milliseconds. */
const LOOK_MS = 500

/** Whether a process that wrote its id still runs; a lock without one was cut short. */
function isRunning(id) {
  try {
    return id > 0 && process.kill(id, 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** Writes the lock with its holder's id in one step: a lock that was seen without an id would be taken for one that was cut short. */
function takeLock() {
  const own = `${LOCK}.${process.pid}`
  writeFileSync(own, String(process.pid))
  try {
    linkSync(own, LOCK)
  } finally {
    rmSync(own, { force: true })
  }
}

const lockHolder = () => {
  try {
    return Number(readFileSync(LOCK, 'utf8'))
  } catch {
    return 0
  }
}

/** Installs or builds, never at the same time as another `npm start` or `npm test` of this folder, which would remove what this one uses. */
export function exclusively(work) {
  let isWaiting = false
  for (;;) {
    try {
      takeLock()
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    // A lock outlives a process that was killed.
    if (!isRunning(lockHolder())) {
      rmSync(LOCK, { force: true })
      continue
    }
    if (!isWaiting)
      console.log('Another npm start or npm test is installing or building here. Waiting for it …')
    isWaiting = true
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK_MS)
  }
  const release = () => rmSync(LOCK, { force: true })
  process.once('exit', release)
  work()
  process.off('exit', release)
  release()
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

/** Oldest Node that npm and these scripts run on. */
const OLDEST_NODE = 20

/** Installs what the lockfile asks for and is not there; needs the network only then. */
export function install() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_NODE) {
    console.error(
      `Cairn needs Node.js ${OLDEST_NODE} or later and npm to install; this is Node.js ${process.versions.node}. See https://nodejs.org/en/download.`,
    )
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing packages …')
  // Warnings are about the machine's own Node, which runs none of these packages.
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'])
}

/**
 * Where Node keeps what it compiled, so that a later start of the same code takes a third less work. A caller's own setting wins; Node
 * 20 knows none.
 */
export function keepCompiled() {
  process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules', '.cache', 'node')
}

/** The Node that runs our TypeScript: the pinned one, else the machine's own where it is new enough. */
export function nodePath() {
  const pinned = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (existsSync(pinned)) return pinned
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath
  console.error('Cairn needs Node 24 or later here: no packaged Node exists for this platform.')
  process.exit(1)
}
