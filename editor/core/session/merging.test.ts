import { createRandom } from '#api/shared/seeded-random.ts'
import { describe, expect, test } from 'vitest'
import { findBlock } from '#blocks/registry.ts'
import { type DraftOperation, editableDraft } from '#content-store/client/draft/draft-operations.ts'
import { carryOut, carryOutOn } from '#content-store/client/draft/draft-steps.ts'
import { lifted } from '#content-store/client/draft/lifted.ts'
import type { Operation } from '#content-store/client/model/operations.ts'
import { toPage } from '#content-store/client/page-content.ts'
import { type PageTree, slotKey, slotName } from '#content-store/client/model/page-tree.ts'
import type { StepsAnswer } from '#content-store/client/types.ts'
import { draftIn, draftOf } from '#content-store/page/joint-page.ts'
import { contentOf } from '#content-store/stored/page-schema.ts'
import { type Locale, LOCALES } from '#locales/locale.ts'
import { freshBranch, newId } from '../model/new-block.ts'
import { LiveDraft } from '../model/live-draft.ts'
import { type Clash, settingField } from '../model/rebase.ts'
import { asSent, memoryStore } from '../../testing/memory-store.ts'
import { component, content } from '../../testing/pages.ts'
import { DraftQueue } from './draft-queue.ts'

const slotsOf = (code: string) => findBlock(code)?.childSlots
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

const english: typeof start = { ...start, title: 'In English' }
const storeOf = () => memoryStore(start, english)
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
  const begin = draftOf({ zh_HK: start, en_US: english }, findBlock)
  const live = new LiveDraft(begin, slotsOf)
  const faces = { zh_HK: live.face('zh_HK'), en_US: live.face('en_US') }
  let clashes: readonly Clash[] = []
  const queue = new DraftQueue(
    live,
    { confirmed: begin, revision: 1, locale: 'zh_HK' },
    {
      onClashes: found => {
        clashes = [...clashes, ...found]
      },
      onComing: () => undefined,
      onOther: () => undefined,
    },
  )
  const acknowledged = new Set<string>()
  /** Answers under way to this screen: of its own requests, and pushed by the store. */
  let mail: (() => void)[] = []
  let isAsking = false
  let turn = 0

  const make = (operations: Iterable<DraftOperation>) => {
    const { forward } = carryOut(live, operations, change => live.commit(change))
    const id = `${name}-step-${++turn}`
    if (forward.length > 0)
      queue.add({ id, label: 'edit', gesture: `${name} ${Math.floor(turn / 3)}`, operations: forward })
  }
  const take = (answer: StepsAnswer) => {
    if (queue.receive(answer.entries) === 'gap') queue.receive(store.after(queue.revision).entries)
  }

  const makeIn = (locale: Locale, operation: Operation) =>
    make(lifted(live, operation, { locale, findBlock, newId }))

  return {
    queue,
    acknowledged,
    operate() {
      const locale = random() < 0.5 ? 'zh_HK' : 'en_US'
      makeIn(locale, someOperation(random, faces[locale], name, turn))
    },
    send() {
      if (isAsking || queue.isEmpty) return
      isAsking = true
      const { base, steps } = queue.take()
      const noAnswer = () => {
        queue.giveBack()
        isAsking = false
      }
      if (random() < 0.1) return noAnswer()
      const outcome = store.send(name, base, asSent(steps))
      if (random() < 0.1) store.send(name, base, asSent(steps))
      // The store has it, but its answer is lost.
      if (random() < 0.1) return noAnswer()
      mail.push(() => {
        isAsking = false
        if (outcome.kind !== 'saved' && outcome.kind !== 'meets') throw new Error(outcome.kind)
        if (outcome.kind === 'saved') for (const { id } of steps) acknowledged.add(id)
        else queue.giveBack()
        take(outcome.answer)
      })
    },
    push() {
      if (random() < 0.3) return
      const answer = store.after(queue.revision)
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
      if (clash.kind === 'field') makeIn(clash.in, settingField(clash, clash.mine))
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
      take(store.after(queue.revision))
    },
    shown: (locale: Locale) => contentOf(toPage(faces[locale], slotsOf)),
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

      const { draft, log } = store.read()
      const logged = new Set(log.map(({ id }) => id))
      for (const client of clients) {
        expect(client.queue.isEmpty).toBe(true)
        for (const locale of LOCALES)
          expect(unnamed(client.shown(locale))).toEqual(unnamed(draftIn(draft, locale, findBlock)))
        for (const id of client.acknowledged) expect(logged).toContain(id)
        expect(client.acknowledged.size).toBeGreaterThan(50)
      }
      expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 2))
      // The log alone leads from the first draft to the last, and back to the byte.
      const begin = draftOf({ zh_HK: start, en_US: english }, findBlock)
      const forth = editableDraft(begin)
      for (const { operations } of log) carryOutOn(forth, operations)
      expect(forth).toEqual(editableDraft(draft))
      for (const { backward } of log.toReversed()) carryOutOn(forth, backward)
      for (const locale of LOCALES)
        expect(JSON.stringify(draftIn(forth, locale, findBlock))).toBe(
          JSON.stringify(draftIn(begin, locale, findBlock)),
        )
    },
  )
})
