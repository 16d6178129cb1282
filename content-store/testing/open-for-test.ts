import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Operator } from '#operators/operator.ts'
import type { Outcome } from '#operators/outcome.ts'
import { CHEAP } from './cheap-passwords.ts'
import { openContentStore, type OpenOptions } from '../open.ts'
import { findTestBlock } from './blocks.ts'

export const editor: Operator = { name: 'Ada', role: 'editor' }
export const publisher: Operator = { name: 'Ben', role: 'publisher' }
export const admin: Operator = { name: 'Chi', role: 'admin' }

/** HTTP status of an outcome. */
export const statusOf = (outcome: Outcome<unknown>) => (outcome.ok ? 200 : outcome.refusal.status)

/** An empty folder that is gone after the test. */
export async function temporaryFolder(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'cairn-content-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

/** 21 November 2026, 10:00 in Hong Kong. */
export const START = Date.UTC(2026, 10, 21, 2)

/** A clock that stands still until it is moved. */
function fakeClock() {
  let now = START
  return { read: () => now, pass: (ms: number) => (now += ms) }
}

export const TEST_SECRET = 'a secret for tests only'

/** The embedded store in a temporary folder, with cheap password hashes. */
export async function openForTest(
  directory?: string,
  more: Pick<
    OpenOptions,
    'findBlock' | 'askShop' | 'report' | 'mail' | 'tables' | 'idleMs' | 'failedSignIns' | 'demandsOfAll'
  > = {},
) {
  const clock = fakeClock()
  const folder = directory ?? (await temporaryFolder())
  const opened = await openContentStore({
    directory: folder,
    secret: TEST_SECRET,
    clock: clock.read,
    findBlock: findTestBlock,
    passwordCost: CHEAP,
    report: error => {
      throw error
    },
    ...more,
  })
  onTestFinished(() => opened.close())
  return { ...opened, clock, directory: folder }
}

/** A component as the editor sends it; only what the case is about needs naming. */
export const component = (id: string, more: Record<string, unknown> = {}) => ({
  id,
  sort: 1,
  name: '',
  code: 'text',
  version: 1,
  pageId: '',
  section: 'main',
  style: {},
  options: {},
  values: {},
  childComponents: [] as unknown[],
  ...more,
})

/** A landing page in Chinese. */
export const summer = {
  path: '/landingPage/summer',
  locale: 'zh_HK',
  type: 'LANDING',
  title: '夏日',
} as const
export const SUMMER = 'landingPage.summer_zh_HK'

/** A save that names the revision it started from. */
export const draft = (revision: number, components: unknown[] = [component('a')], title = '夏日') => ({
  title,
  description: '',
  keywords: '',
  components,
  revision,
})
