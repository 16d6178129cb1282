import type { StoredPage } from '#content-store/stored/page.ts'
import { createRandom } from '#api/shared/seeded-random.ts'
import { describe, expect, test } from 'vitest'
import type { Operation } from '#content-store/client/model/operations.ts'
import { fromPage, toPage } from '#content-store/client/page-content.ts'
import { type PageTree, slotKey, slotName } from '#content-store/client/model/page-tree.ts'
import {
  carryOut,
  carryOutOn,
  editable,
  type LogEntry,
  type PageStep,
} from '#content-store/client/model/steps.ts'
import type { StepsAnswer } from '#content-store/client/types.ts'
import { contentOf } from '#content-store/stored/page-schema.ts'
import { appending, answerOf, entriesAfter } from '#content-store/log/page-steps.ts'
import { freshBranch } from '../model/new-block.ts'
import { LivePage } from '../model/live-page.ts'
import { type Clash, settingField } from '../model/rebase.ts'
import { findBlock } from '#blocks/registry.ts'
import { component, content } from '../../testing/pages.ts'
import { DraftQueue } from './draft-queue.ts'

const slotsOf = (code: string) => findBlock(code)?.childSlots
const treeOf = (page: Parameters<typeof fromPage>[0]) => fromPage(page, slotsOf, id => `${id}-again`)
/** What travels is text. */
const wire = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))

const start = content([
  component('a', { code: 'banner', pageId: 'landingPage.test' }),
  component('b', { code: 'articleTitle', pageId: 'landingPage.test', options: { title: 'Hello' } }),
  component('c', { code: 'columns', pageId: 'landingPage.test' }),
  component('d', {
    code: 'swiper',
    pageId: 'landingPage.test',
    options: { items: [{ seconds: 1 }, { seconds: 2 }] },
  }),
])

/** The store's own decisions over a page in memory. A restart forgets all but what was written. */
function storeOf() {
  const page: StoredPage = {
    key: 'landingPage.test_zh_HK',
    id: 'landingPage.test',
    path: '/landingPage/test',
    locale: 'zh_HK',
    type: 'LANDING',
    liveVersion: null,
    releases: [],
    keptDrafts: [],
    draft: { ...start, revision: 1, savedAt: 0, savedBy: 'ada' },
  }
  let disk: { readonly page: StoredPage; readonly log: readonly LogEntry[] } = { page, log: [] }
  const read = () => disk
  return {
    read,
    restart: () => {
      disk = wire(disk)
    },
    answer(by: string, base: number, steps: readonly PageStep[]) {
      const { page: now, log } = read()
      const parts = {
        findBlock,
        cleanOptions: (_: string, options: Readonly<Record<string, unknown>>) => options,
      }
      const act = { actor: { name: by, role: 'editor' }, now: 0 } as const
      const { result, save, append = [] } = appending(act, { base, steps: wire(steps) }, parts)(now, log)
      if (save) disk = { page: save, log: [...log, ...append] }
      if (result.ok) return { kind: 'saved', answer: wire(result.value.answer) } as const
      if (result.refusal.message === 'stepsMeet')
        return { kind: 'meets', answer: wire(result.refusal.data as StepsAnswer) } as const
      throw new Error(`The store refused: ${result.refusal.message} ${JSON.stringify(result.refusal.values)}`)
    },
    after(base: number) {
      const { page: now, log } = read()
      return answerOf(now, entriesAfter(now, log, base) ?? [])
    },
  }
}
type Store = ReturnType<typeof storeOf>

type Random = () => number
const pick = <Item>(random: Random, items: readonly Item[]): Item | undefined =>
  items[Math.floor(random() * items.length)]

/** An operation that an operator could do now, with blocks that all know. */
function someOperation(random: Random, page: PageTree, name: string, turn: number): Operation {
  const ids = [...page.nodes.keys()]
  const slots = [
    slotKey('', 'main'),
    ...ids
      .filter(id => page.nodes.get(id)?.code === 'columns')
      .flatMap(id => (slotsOf('columns') ?? []).map(slot => slotKey(id, slot))),
  ]
  const at = { slot: pick(random, slots) ?? slotKey('', 'main'), index: Math.floor(random() * 6) }
  const id = pick(random, ids) ?? 'a'
  const dice = random()
  const banner = findBlock('banner')
  if ((dice < 0.2 && ids.length < 60) || ids.length < 4)
    return banner
      ? { kind: 'insert', at, branch: freshBranch(banner, at, undefined, `${name}${turn}`) }
      : { kind: 'remove', id }
  if (dice < 0.3) return { kind: 'remove', id }
  if (dice < 0.5) {
    const to = page.nodes.get(id)?.code === 'columns' ? { ...at, slot: slotKey('', 'main') } : at
    return { kind: 'move', id, to, section: slotName(to.slot) }
  }
  if (dice < 0.6) return { kind: 'rename', id, name: `${name} ${turn}` }
  if (dice < 0.65) return { kind: 'meta', set: { title: `${name} ${turn}` } }
  if (dice < 0.75) {
    const items = [0, 1].map(index => ({ seconds: random() < 0.5 ? index : turn }))
    return { kind: 'edit', id: page.nodes.has('d') ? 'd' : id, bag: 'options', set: { items }, unset: [] }
  }
  const key = pick(random, ['alt', 'title', 'tone']) ?? 'alt'
  return random() < 0.1
    ? { kind: 'edit', id, bag: 'options', set: {}, unset: [key] }
    : {
        kind: 'edit',
        id,
        bag: random() < 0.2 ? 'style' : 'options',
        set: { [key]: `${name} ${turn}` },
        unset: [],
      }
}

/** One operator's screen, on a line that drops, doubles and reorders. */
function clientOf(store: Store, name: string, random: Random) {
  const page = new LivePage(treeOf(start), slotsOf)
  let clashes: readonly Clash[] = []
  const queue = new DraftQueue(page, treeOf(start), 1, {
    onClashes: found => {
      clashes = [...clashes, ...found]
    },
    onOther: () => undefined,
  })
  const acknowledged = new Set<string>()
  /** Answers under way to this screen: of its own requests, and pushed by the store. */
  let mail: (() => void)[] = []
  let isAsking = false
  let turn = 0

  const make = (operations: readonly Operation[]) => {
    const { forward } = carryOut(page, operations, change => page.commit(change))
    const id = `${name}-step-${++turn}`
    if (forward.length > 0)
      queue.add({ id, label: 'edit', gesture: `${name} ${Math.floor(turn / 3)}`, operations: forward })
  }
  const take = (answer: StepsAnswer) => {
    if (queue.receive(answer.entries) === 'gap') queue.receive(wire(store.after(queue.revision)).entries)
  }

  return {
    page,
    queue,
    acknowledged,
    operate: () => make([someOperation(random, page, name, turn)]),
    send() {
      if (isAsking || queue.isEmpty) return
      isAsking = true
      const { base, steps } = queue.take()
      const noAnswer = () => {
        queue.giveBack()
        isAsking = false
      }
      if (random() < 0.1) return noAnswer()
      const outcome = store.answer(name, base, steps)
      if (random() < 0.1) store.answer(name, base, steps)
      // The store has it, but its answer is lost.
      if (random() < 0.1) return noAnswer()
      mail.push(() => {
        isAsking = false
        if (outcome.kind === 'saved') for (const { id } of steps) acknowledged.add(id)
        else queue.giveBack()
        take(outcome.answer)
      })
    },
    push() {
      if (random() < 0.3) return
      const answer = wire(store.after(queue.revision))
      mail.push(() => take(answer))
    },
    receive(all = false) {
      while (mail.length > 0) {
        const index = Math.floor(random() * mail.length)
        const [letter] = mail.slice(index)
        mail = mail.toSpliced(index, 1)
        letter?.()
        if (!all) return
      }
    },
    decide() {
      const [clash, ...rest] = clashes
      if (!clash) return
      clashes = rest
      if (random() < 0.5) return
      if (clash.kind === 'field') make([settingField(clash, clash.mine)])
      else if (clash.kind === 'changed') make([{ kind: 'remove', id: clash.id }])
      else make([{ kind: 'insert', at: clash.at, branch: clash.branch }])
    },
    /** The line is good again. */
    settle() {
      this.receive(true)
      for (let round = 0; round < 40 && (!queue.isEmpty || clashes.length > 0); round++) {
        this.decide()
        this.send()
        this.receive(true)
      }
      take(wire(store.after(queue.revision)))
    },
    shown: () => contentOf(toPage(page, slotsOf)),
  }
}

/** The content without the page's name in its blocks, which a screen does not have in new ones. */
const unnamed = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replaceAll('"pageId":"landingPage.test"', '"pageId":""'))

describe('operators on one page over a bad line (LO-14)', () => {
  test.each([
    [2, 1],
    [3, 2],
    [3, 3],
  ])(
    '%i operators with 500 operations each end with what the store has; nothing acknowledged is lost (seed %i)',
    { timeout: 60_000 },
    (count, seed) => {
      const random = createRandom(seed)
      const store = storeOf()
      const clients = Array.from({ length: count }, (_, index) =>
        clientOf(store, ['ada', 'bo', 'chi'][index] ?? 'x', random),
      )
      for (let turn = 0; turn < 500; turn++)
        for (const client of clients) {
          client.operate()
          if (random() < 0.3) client.send()
          if (random() < 0.4) client.receive()
          if (random() < 0.2) client.push()
          if (random() < 0.1) client.decide()
        }
      for (const _ of clients) for (const client of clients) client.settle()

      const { page, log } = store.read()
      const logged = new Set(log.map(({ id }) => id))
      for (const client of clients) {
        expect(client.queue.isEmpty).toBe(true)
        expect(unnamed(client.shown())).toEqual(unnamed(contentOf(page.draft)))
        for (const id of client.acknowledged) expect(logged).toContain(id)
        expect(client.acknowledged.size).toBeGreaterThan(50)
      }
      expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 2))
      // The log alone leads from the first draft to the last, and back.
      const forth = editable(treeOf(start))
      for (const { operations } of log) carryOutOn(forth, operations)
      expect(unnamed(contentOf(toPage(forth, slotsOf)))).toEqual(unnamed(contentOf(page.draft)))
      for (const { backward } of log.toReversed()) carryOutOn(forth, backward)
      expect(toPage(forth, slotsOf)).toEqual(toPage(treeOf(start), slotsOf))
    },
  )
})
