import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import serverProcess from '../scripts/server-process.json' with { type: 'json' }
import { pictureLoad, send, shopLoad } from './memory-load.ts'
import { buyForSeconds, stockShop } from './order-load.ts'
import { type BenchResult, median } from './result.ts'

const MIB = 1024
/** Resident set of the shop, in MiB: at rest and while it works. */
const [AT_REST, AT_WORK] = [250, 400]
const SEARCHES = 300
/** Throughput is compared in rounds, each in both orders. Searches of a round: enough for seconds on two cores. */
const [ROUNDS, SEARCHES_OF_ROUND] = [2, 100]
const CONNECTIONS = 32
/** Visitors who buy at the same time, and how long. */
const [BUYERS, BUYING_SECONDS] = [32, 120] as const
/** What a process does after its start is done by then. Milliseconds. */
const SETTLED = 5000

const ps = promisify(execFile)

/** A shop in a process of its own. */
interface Server {
  readonly origin: string
  /** Resident set in MiB. */
  readonly resident: () => Promise<number>
  /** The largest resident set since the last call, in MiB. */
  readonly peak: () => number
  readonly stop: () => Promise<void>
}

interface How {
  readonly flags: readonly string[]
  readonly environment: Readonly<Record<string, string>>
}

/** Starts a shop the way `npm start` does, or with other options of Node. */
async function start(directory: string, { flags, environment }: How = serverProcess): Promise<Server> {
  const child = spawn(process.execPath, [...flags, 'server/main.ts'], {
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: directory,
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  const lines = createInterface({ input: child.stdout })
  const origin = await new Promise<string>((resolve, reject) => {
    lines.on('line', line => {
      const [, found] = /open at (http:\S+)/.exec(line) ?? []
      if (found) resolve(found)
    })
    child.once('exit', code => reject(new Error(`The shop ended with ${code}.`)))
  })
  const resident = async () => Number((await ps('ps', ['-o', 'rss=', '-p', String(child.pid)])).stdout) / MIB
  let highest = 0
  const watch = setInterval(
    () =>
      void resident().then(
        now => (highest = Math.max(highest, now)),
        () => undefined,
      ),
    250,
  )
  await wait(SETTLED)
  return {
    origin,
    resident,
    peak() {
      const found = highest
      highest = 0
      return found
    },
    stop: async () => {
      clearInterval(watch)
      child.kill('SIGTERM')
      await ended
    },
  }
}

const mib = (value: number) => `${value.toFixed(0)} MiB`

const bound = (name: string, value: number, atMost: number, details: string): BenchResult => ({
  name,
  value,
  unit: 'MiB',
  must: { atMost },
  details,
})

/** Memory while visitors order, pay and look at their orders for minutes. */
async function buying(directory: string): Promise<BenchResult> {
  await stockShop(`sqlite:${join(directory, 'shop.db')}`)
  const { flags, environment } = serverProcess
  // All of them have one network address.
  const crowd = { ...environment, UNPAID_ORDERS_PER_ADDRESS: '100000' }
  const server = await start(directory, { flags, environment: crowd })
  try {
    server.peak()
    const orders = await buyForSeconds(server.origin, BUYERS, BUYING_SECONDS)
    return bound(
      'largest resident set while orders are placed, paid and listed',
      server.peak(),
      AT_WORK,
      `${orders} orders of ${BUYERS} visitors in ${BUYING_SECONDS} s, each paid at the sandbox gateway`,
    )
  } finally {
    await server.stop()
  }
}

/** Requests per second of the shop as it starts, against the same shop with the options Node has by itself. */
async function throughput(directory: string, other: string): Promise<BenchResult> {
  const ours = await start(directory)
  const plain = await start(other, { flags: [], environment: {} })
  const load = shopLoad(SEARCHES_OF_ROUND)
  try {
    for (const { origin } of [ours, plain]) await send(origin, load, CONNECTIONS)
    const rounds: { readonly ours: number; readonly plain: number }[] = []
    for (let round = 0; round < ROUNDS * 2; round++) {
      const [first, second] = round % 2 === 0 ? [ours, plain] : [plain, ours]
      const [one, two] = [
        await send(first.origin, load, CONNECTIONS),
        await send(second.origin, load, CONNECTIONS),
      ]
      rounds.push(round % 2 === 0 ? { ours: one, plain: two } : { ours: two, plain: one })
    }
    return {
      name: 'pages and searches, requests a second against the same shop with unbounded memory',
      value: median(rounds.map(round => round.ours / round.plain)),
      unit: '×',
      must: { atLeast: 0.9 },
      details: `${rounds.map(round => `${round.ours.toFixed(0)}/${round.plain.toFixed(0)}`).join(', ')} requests a second, ${CONNECTIONS} connections; at most ${mib(ours.peak())} against ${mib(plain.peak())}`,
    }
  } finally {
    await Promise.all([ours.stop(), plain.stop()])
  }
}

export async function run(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'cairn-bench-'))
  const [directory, other] = [join(folder, 'a'), join(folder, 'b')]
  try {
    const first = await start(directory)
    const afterFirst = await first.resident()
    await first.stop()
    const server = await start(directory)
    const atRest = await server.resident()
    server.peak()
    const rate = await send(server.origin, shopLoad(SEARCHES), CONNECTIONS)
    const pages = server.peak()
    await send(server.origin, pictureLoad(), CONNECTIONS)
    const pictures = server.peak()
    await send(server.origin, shopLoad(SEARCHES), CONNECTIONS)
    const again = server.peak()
    await server.stop()
    return [
      bound(
        'resident set at rest, after the first start',
        afterFirst,
        AT_REST,
        'the demo shop was just loaded',
      ),
      bound('resident set at rest', atRest, AT_REST, 'a later start'),
      bound(
        'largest resident set under load',
        Math.max(pages, pictures, again),
        AT_WORK,
        `pages and searches ${mib(pages)} (${rate.toFixed(0)} requests a second), then pictures ${mib(pictures)}, then pages and searches ${mib(again)}; ${CONNECTIONS} connections`,
      ),
      await throughput(directory, other),
      await buying(directory),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
