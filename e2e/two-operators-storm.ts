import { createRandom } from '#api/shared/seeded-random.ts'
import type { Browser, Page } from 'playwright'
import type { LogEntry, PageStep } from '#content-store/client/draft/draft-steps.ts'
import { launchBrowser } from '#scripts/browser.ts'
import { commandLine } from '#scripts/command-line.ts'
import { openBadLine } from './bad-line.ts'
import { draftBlock, operatorOf, signedInClient } from './operator.ts'
import { type ShopProcess, spawnShop } from './shop-process.ts'

const USAGE = `Usage: npx node e2e/two-operators-storm.ts [operations] [seed]
  Two operators edit one page at once, by keyboard, in a browser each, over a slow line that is cut again and again; half way the
  server is killed (SIGKILL) and started again. In the end both canvases and the store must hold the same page, and the log must hold
  every step that was acknowledged. Needs the built shop (npm run build).

  operations  random operations of each operator; 500 by default
  seed        makes the same choices again; random by default

With DATABASE_URL on an empty PostgreSQL database the shop keeps its pages there.`

const [given = '500', seedGiven] = commandLine(USAGE)
const OPERATIONS = Number(given)
const SEED = Number(seedGiven ?? Math.floor(Math.random() * 2 ** 31))
const DELAY_MS = 120
const CUT_EVERY_MS = 4000
const PATH = 'landingPage.storm'
/** Longest wait for both screens to agree once the line is calm, ms. */
const SETTLE_MS = 120_000

const title = (id: string, sort: number) =>
  draftBlock(id, 'articleTitle', { title: `Title of ${id}` }, { sort })

/** One operator at work: a browser, what the store acknowledged to it, and its own random choices. */
interface Worker {
  readonly name: string
  readonly page: Page
  readonly random: () => number
  readonly acknowledged: Set<string>
  done: number
  decided: number
}

async function openWorker(browser: Browser, origin: string, role: 'editor' | 'publisher', key: string) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, baseURL: origin })
  const page = await context.newPage()
  const worker: Worker = {
    name: role,
    page,
    random: createRandom(SEED + role.length),
    acknowledged: new Set(),
    done: 0,
    decided: 0,
  }
  page.on('response', response => {
    if (!response.url().endsWith('/pages.send') || response.status() !== 200) return
    const { steps } = response.request().postDataJSON() as { steps: readonly PageStep[] }
    // Acknowledged is what arrived: an answer that was cut half way is none.
    void response.json().then(
      () => steps.forEach(({ id }) => worker.acknowledged.add(id)),
      () => undefined,
    )
  })
  const { name, password } = operatorOf(role)
  await page.goto('/?lang=en')
  await page.goto('/editor/sign-in?to=/pages')
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('Password').fill(password)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Pages' }).waitFor()
  await page.goto(`/editor/pages/${key}`)
  await page.locator('[data-ready="true"]').waitFor()
  // A name is given in the frame's panel, which shows once a block is chosen.
  await page.keyboard.press('ArrowDown')
  await page.getByRole('tab', { name: 'Frame' }).click()
  return worker
}

/** Decides what another operator changed as well. */
async function decide(worker: Worker): Promise<void> {
  const question = worker.page.getByRole('alertdialog')
  const buttons = question.getByRole('listitem').first().getByRole('button')
  while (await question.isVisible()) {
    const mine = worker.random() < 0.5
    await buttons
      .nth(mine ? 1 : 0)
      .click({ timeout: 5000 })
      .catch(() => undefined)
    worker.decided += 1
  }
  // An undo that would remove what the other one did.
  const work = worker.page.getByRole('dialog', { name: 'Other operators have worked here' })
  while (await work.isVisible()) {
    const name = worker.random() < 0.5 ? 'Keep it' : /anyway$/
    await work
      .getByRole('button', { name })
      .click({ timeout: 5000 })
      .catch(() => undefined)
    worker.decided += 1
  }
}

const KEYS = {
  up: 'Alt+ArrowUp',
  down: 'Alt+ArrowDown',
  duplicate: 'Control+d',
  remove: 'Delete',
  hide: 'Alt+m',
  undo: 'Control+z',
  redo: 'Control+Shift+z',
} as const
const MANY = 30
const FEW = 8

/** One random operation, by keyboard: choose a block, then move, copy, remove, hide or name it, or take a step back. */
async function operate(worker: Worker): Promise<void> {
  const { page, random } = worker
  await decide(worker)
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
  const steps = 1 + Math.floor(random() * 5)
  const arrow = random() < 0.5 ? 'ArrowDown' : 'ArrowUp'
  for (let i = 0; i < steps; i++) await page.keyboard.press(arrow)
  const count = (await idsOf(page)).length
  const choices: readonly (keyof typeof KEYS | 'name')[] =
    count > MANY
      ? ['remove']
      : count < FEW
        ? ['duplicate']
        : ['up', 'down', 'duplicate', 'remove', 'hide', 'undo', 'redo', 'name', 'name', 'name']
  const choice = choices[Math.floor(random() * choices.length)] ?? 'name'
  if (choice === 'name') {
    const field = page.getByRole('textbox', { name: 'Name', exact: true })
    await field.fill(`${worker.name} ${worker.done}`, { timeout: 1000 }).catch(() => undefined)
  } else await page.keyboard.press(KEYS[choice])
  worker.done += 1
}

/** Blocks on the canvas with the names they show, in order. */
const idsOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(
      document.querySelector('iframe')?.contentDocument?.querySelectorAll<HTMLElement>('[data-cairn-id]') ??
        [],
      ({ dataset, innerText }) =>
        `${dataset.cairnId} ${dataset.cairnName} ${dataset.cairnHideOn ?? ''} ${innerText}`,
    ),
  )

const stateOf = (page: Page) => page.locator('output[data-state]').getAttribute('data-state')

/** The whole log of a page, the oldest entry first. */
async function logOf({ origin }: ShopProcess, key: string): Promise<readonly LogEntry[]> {
  const client = await signedInClient(origin, 'publisher')
  const entries: LogEntry[] = []
  for (;;) {
    const before = await client.read('pages.activity', { key, before: entries.at(-1)?.number })
    if (before.length === 0) return entries.toReversed()
    entries.push(...before)
  }
}

const assert = (holds: boolean, what: string) => {
  if (!holds) throw new Error(`${what} (seed ${SEED})`)
}

/** Waits until both have nothing left to save or to decide and show the same. */
async function settle(workers: readonly Worker[]): Promise<readonly string[]> {
  const end = Date.now() + SETTLE_MS
  for (;;) {
    for (const worker of workers) await decide(worker)
    const states = await Promise.all(workers.map(({ page }) => stateOf(page)))
    const [one = [], other = []] = await Promise.all(workers.map(({ page }) => idsOf(page)))
    if (states.every(state => state === 'saved') && one.join('\n') === other.join('\n')) return one
    assert(
      Date.now() < end,
      `The canvases differ:\n${one.join('\n')}\n\n${other.join('\n')}\n${states.join(', ')}`,
    )
    await new Promise(resolve => setTimeout(resolve, 500))
  }
}

const started = Date.now()
let shop = await spawnShop()
const directory = shop.directory
const line = await openBadLine({
  port: () => Number(new URL(shop.origin).port),
  delayMs: DELAY_MS,
  cutEveryMs: CUT_EVERY_MS,
  random: createRandom(SEED),
})
const browsers = await Promise.all([launchBrowser(), launchBrowser()])
try {
  const client = await signedInClient(shop.origin, 'publisher')
  const created = await client.change('pages.create', {
    path: '/landingPage/storm',
    locale: 'zh_HK',
    type: 'LANDING',
    title: 'Storm',
  })
  const { savedAt: _, savedBy: __, ...draft } = created.draft
  await client.change('pages.save', {
    key: created.key,
    draft: {
      ...draft,
      components: Array.from({ length: 12 }, (_each, index) => title(`t${index}`, index + 1)),
    },
  })
  const key = `${PATH}_zh_HK`
  const workers = await Promise.all(
    (['editor', 'publisher'] as const).map((role, index) =>
      openWorker(browsers[index] as Browser, line.origin, role, key),
    ),
  )
  line.storm()
  const work = async (worker: Worker) => {
    while (worker.done < OPERATIONS) await operate(worker)
  }
  const killing = (async () => {
    while (workers.some(({ done }) => done < OPERATIONS / 2)) await new Promise(r => setTimeout(r, 50))
    const counts = () => workers.map(({ done }) => done).join(' and ')
    console.log(`Killed after ${counts()} operations`)
    await shop.stop('SIGKILL')
    shop = await spawnShop({ DATA_DIR: directory })
    console.log(`Back after ${counts()} operations`)
  })()
  await Promise.all([...workers.map(work), killing])
  line.calm()
  const shown = await settle(workers)

  const now = await (await signedInClient(shop.origin, 'publisher')).read('pages.find', { key })
  // Slot by slot, as the canvas shows them: \`sort\` counts within a slot.
  const stored = now.draft.components
  assert(
    stored.map(({ id }) => id).join() === shown.map(text => text.split(' ')[0]).join(),
    'The store holds other blocks than the canvases show',
  )
  for (const [index, { name, style }] of stored.entries()) {
    const text = shown[index] ?? ''
    assert(
      name === '' || text.includes(` ${name} `),
      `The store calls a block ${name}, the canvases: ${text}`,
    )
    assert((style['hideOn'] === 'mobile') === / mobile /.test(text), `Hidden in one place only: ${text}`)
  }
  const log = await logOf(shop, key)
  const known = new Set(log.map(({ id }) => id))
  assert(known.size === log.length, 'A step was applied twice')
  const acknowledged = workers.flatMap(worker => [...worker.acknowledged])
  const lost = acknowledged.filter(id => !known.has(id))
  assert(lost.length === 0, `${lost.length} acknowledged steps are not in the log`)
  assert(log.at(-1)?.number === now.draft.revision, 'The log ends at another revision than the draft')
  console.log(
    [
      `Seed ${SEED}: ${workers.map(({ name, done, decided }) => `${name} ${done} operations, ${decided} decisions`).join('; ')}`,
      `${line.cuts()} connections cut, ${DELAY_MS} ms each way, one SIGKILL, ${Math.round((Date.now() - started) / 1000)} s`,
      `${acknowledged.length} steps acknowledged, none lost; ${log.length} steps in the log, none twice`,
      `Both canvases and the store: the same ${stored.length} blocks, revision ${now.draft.revision}`,
    ].join('\n'),
  )
} finally {
  await Promise.all(browsers.map(browser => browser.close()))
  await line.close()
  await shop.remove()
}
