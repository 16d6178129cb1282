import type { Letter } from '../stored/letter.ts'
import { describe, expect, test, vi } from 'vitest'
import { openComments, openRequest } from '../client/reviews.ts'
import type { Operator } from '#operators/operator.ts'
import { type Outcome, orThrow } from '#operators/outcome.ts'
import type { OpenOptions } from '../open.ts'
import {
  admin,
  component,
  draft,
  editor,
  openForTest,
  publisher,
  START,
  SUMMER,
  summer,
} from '../testing/open-for-test.ts'

const PASSWORD = 'correct horse'

/** A page with one block, and operators who read mail. */
async function opened(more: Pick<OpenOptions, 'mail'> = {}) {
  const opening = await openForTest(undefined, more)
  const { store } = opening
  orThrow(await store.createPage(editor, summer))
  orThrow(await store.saveDraft(editor, SUMMER, draft(1, [component('a', { name: '橫幅' })])))
  return opening
}

/** Operators as the store knows them: each reads mail in the language given. */
async function withReaders(locale: 'zh_HK' | 'en_US' = 'en_US') {
  const letters: Letter[] = []
  const opening = await opened({
    mail: {
      send: async letter => void letters.push(letter),
      canSend: () => true,
      editor: () => 'https://shop.example/editor',
      shopNameIn: locale => (locale === 'zh_HK' ? '山脊' : 'Ridge'),
    },
  })
  for (const [{ name }, role] of [
    [editor, 'editor'],
    [publisher, 'publisher'],
  ] as const) {
    await opening.operators.create({ name, role, password: PASSWORD })
    await opening.operators.change(name, ({ operators }) => {
      const found = operators.find(each => each.name === name)
      if (!found) throw new Error('The operator is not there.')
      return { result: undefined, save: { ...found, mail: { address: `${name}@shop.example`, locale } } }
    })
  }
  return { ...opening, letters }
}

const ask = { revision: 2, note: 'For Friday' }
const remark = { blockId: 'a', path: 'title', text: 'Too long on a phone' }

test('a request waits with its note and version until it is answered; the draft may move on', async () => {
  const { store } = await opened()
  orThrow(await store.askPublication(editor, SUMMER, ask))
  orThrow(await store.saveDraft(editor, SUMMER, draft(2, [component('a'), component('b')])))
  const [waiting] = orThrow(await store.waiting(publisher))
  expect(waiting).toMatchObject({
    page: { key: SUMMER, revision: 3 },
    request: { revision: 2, note: 'For Friday', by: editor.name, at: START, answer: null },
  })
  const asked = orThrow(await store.keptDraft(publisher, SUMMER, waiting?.request.draft ?? 0))
  expect(asked.components.map(({ id }) => id)).toEqual(['a'])
})

test('publishing answers the request; so does a campaign', async () => {
  const { store } = await opened()
  orThrow(await store.askPublication(editor, SUMMER, ask))
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  expect(orThrow(await store.waiting(publisher))).toEqual([])
  orThrow(await store.askPublication(editor, SUMMER, ask))
  const campaign = {
    name: { zh_HK: '夏', en_US: 'Summer' },
    from: START + 3_600_000,
    until: null,
    pages: [{ key: SUMMER, revision: 2, accepted: 'all' }],
  }
  orThrow(await store.createCampaign(publisher, campaign))
  const { requests } = orThrow(await store.review(editor, SUMMER))
  expect(requests.map(({ answer }) => [answer?.kind, answer?.by])).toEqual([
    ['published', publisher.name],
    ['scheduled', publisher.name],
  ])
})

test('a refused publication leaves the request open', async () => {
  const { store } = await opened()
  orThrow(await store.askPublication(editor, SUMMER, ask))
  expect(await store.publish(publisher, SUMMER, { revision: 1, accepted: 'all' })).toMatchObject({
    refusal: {
      status: 409,
    },
  })
  expect(openRequest(orThrow(await store.review(editor, SUMMER)))?.note).toBe('For Friday')
})

test('a publisher sends back with words, once; asking again keeps what was said', async () => {
  const { store } = await opened()
  const asked = openRequest(orThrow(await store.askPublication(editor, SUMMER, ask)))
  const back = { request: asked?.id ?? '', words: 'The price is wrong' }
  orThrow(await store.sendBack(publisher, SUMMER, back))
  expect(await store.sendBack(publisher, SUMMER, back)).toMatchObject({
    refusal: {
      status: 409,
      message: 'requestAnswered',
    },
  })
  orThrow(await store.askPublication(editor, SUMMER, { ...ask, note: 'Mended' }))
  orThrow(await store.askPublication(editor, SUMMER, { ...ask, note: 'Mended twice' }))
  const { requests } = orThrow(await store.review(editor, SUMMER))
  expect(requests.map(({ note, answer }) => [note, answer?.kind, answer?.words])).toEqual([
    ['For Friday', 'sentBack', 'The price is wrong'],
    ['Mended', 'renewed', ''],
    ['Mended twice', undefined, undefined],
  ])
})

test('comments stay with their block through moves, renaming and deletion; replies open them again', async () => {
  const { store, directory, close } = await opened()
  const { comments } = orThrow(await store.comment(publisher, SUMMER, remark))
  const id = comments[0]?.id ?? ''
  orThrow(await store.saveDraft(editor, SUMMER, draft(2, [component('b'), component('a', { name: '新名' })])))
  orThrow(await store.saveDraft(editor, SUMMER, draft(3, [component('b')])))
  orThrow(await store.resolve(editor, SUMMER, id, { isResolved: true }))
  expect(openComments(orThrow(await store.review(editor, SUMMER)))).toEqual([])
  orThrow(await store.reply(editor, SUMMER, id, { text: 'It is gone' }))
  await close()
  const again = await openForTest(directory)
  expect(orThrow(await again.store.review(editor, SUMMER)).comments).toEqual([
    {
      id,
      isGuest: false,
      block: { id: 'a', name: '橫幅', code: 'text' },
      path: 'title',
      text: 'Too long on a phone',
      by: publisher.name,
      at: START,
      resolved: null,
      replies: [expect.objectContaining({ text: 'It is gone', by: editor.name })],
    },
  ])
})

test('others who have the page open hear of each change at once', async () => {
  const { store } = await opened()
  const heard = vi.fn<(event: { kind: string }) => void>()
  store.events.listen(SUMMER, heard)
  orThrow(await store.comment(editor, SUMMER, remark))
  expect(heard.mock.calls.map(([{ kind }]) => kind)).toEqual(['review'])
})

const other: Operator = { name: 'Dan', role: 'editor' }
type Store = Awaited<ReturnType<typeof opened>>['store']

test.each<[string, (store: Store) => Promise<Outcome<unknown>>, number, string]>([
  [
    'a request of a revision that is not stored',
    s => s.askPublication(editor, SUMMER, { ...ask, revision: 1 }),
    409,
    '',
  ],
  ['a request for a page that is not there', s => s.askPublication(editor, 'no_zh_HK', ask), 404, ''],
  [
    'a comment on a block that is not there',
    s => s.comment(editor, SUMMER, { ...remark, blockId: 'z' }),
    422,
    'blockId',
  ],
  ['a reply to nothing', s => s.reply(editor, SUMMER, 'none', { text: 'Hm' }), 404, ''],
  ['sending back as an editor', s => s.sendBack(editor, SUMMER, { request: 'x', words: 'No' }), 403, ''],
  [
    'withdrawing what another editor asked for',
    async s => {
      const asked = openRequest(orThrow(await s.askPublication(editor, SUMMER, ask)))
      return s.withdraw(other, SUMMER, { request: asked?.id ?? '' })
    },
    403,
    '',
  ],
])('%s is refused, and nothing changes', async (_, attempt, status, path) => {
  const { store } = await opened()
  const refused = await attempt(store)
  expect(refused).toMatchObject({ refusal: { status, ...(path && { values: { path } }) } })
  expect(orThrow(await store.review(editor, SUMMER)).comments).toEqual([])
})

test('a new page at the same address has no comments of the one before', async () => {
  const { store } = await opened()
  orThrow(await store.comment(editor, SUMMER, remark))
  orThrow(await store.remove({ name: 'Chi', role: 'admin' }, SUMMER))
  orThrow(await store.emptyBin({ name: 'Chi', role: 'admin' }))
  orThrow(await store.createPage(editor, summer))
  await vi.waitFor(async () => expect(orThrow(await store.review(editor, SUMMER)).comments).toEqual([]))
})

const LINKED = '/landingPage/summer_zh_HK.html'

test('a guest with a preview link comments under a given name, sees guests’ comments alone, and changes nothing else', async () => {
  const { store } = await opened()
  orThrow(await store.comment(editor, SUMMER, remark))
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  const link = { path: LINKED, previewToken: token }
  const before = orThrow(await store.page(editor, SUMMER))
  const seen = orThrow(await store.guestComment({ ...link, name: 'Mina', blockId: 'a', text: 'Lovely' }))
  expect(seen.blocks).toEqual([{ id: 'a', name: '橫幅', code: 'text' }])
  expect(seen.comments.map(({ by, isGuest, text }) => [by, isGuest, text])).toEqual([
    ['Mina', true, 'Lovely'],
  ])
  expect(orThrow(await store.guestReview(link)).comments).toEqual(seen.comments)
  expect(orThrow(await store.page(editor, SUMMER))).toEqual(before)
})

test.each([
  ['another token', { previewToken: 'forged' }, 403],
  ['another page', { path: '/landingPage/winter_zh_HK.html' }, 403],
  ['no name', { name: ' ' }, 422],
  ['a block that is not there', { blockId: 'z' }, 422],
])('a guest with %s is refused', async (_, wrong, status) => {
  const { store } = await opened()
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  const given = { path: LINKED, previewToken: token, name: 'Mina', blockId: null, text: 'Hi', ...wrong }
  expect(await store.guestComment(given)).toMatchObject({ refusal: { status } })
})

test('a link that went astray cannot fill a page: 60 open comments through it, 100 of all guests, and operators have room', async () => {
  const { store, clock } = await opened()
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  const given = { path: LINKED, previewToken: token, name: 'Mina', blockId: null, text: 'Hi' }
  /** Number of comments a link takes. */
  const fill = async (link: string) => {
    for (let count = 0; ; count++) {
      const answer = await store.guestComment({ ...given, previewToken: link }, `203.0.113.${count % 9}`)
      if ((!answer.ok && answer.refusal.status === 409) || count > 200) return count
    }
  }
  expect(await fill(token)).toBe(60)
  clock.pass(1000)
  // A link for the customer still has room.
  expect(await fill(orThrow(await store.previewLink(editor, SUMMER)).token)).toBe(40)
  orThrow(await store.comment(editor, SUMMER, remark))
})

test('one guest leaves 30 open comments at most; resolved ones make room', async () => {
  const { store } = await opened()
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  const given = { path: LINKED, previewToken: token, name: 'Mina', blockId: null, text: 'Hi' }
  const say = (address: string) => store.guestComment(given, address)
  for (let count = 0; count < 30; count++) orThrow(await say('203.0.113.7'))
  expect(await say('203.0.113.7')).toMatchObject({ refusal: { status: 409, message: 'tooManyComments' } })
  orThrow(await say('203.0.113.8'))
  const { comments } = orThrow(await store.review(editor, SUMMER))
  orThrow(await store.resolve(editor, SUMMER, comments[0]?.id ?? '', { isResolved: true }))
  orThrow(await say('203.0.113.7'))
})

test('comments of guests never push out those of operators', async () => {
  const { store } = await opened()
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  const resolveLast = async () => {
    const last = orThrow(await store.review(editor, SUMMER)).comments.at(-1)
    orThrow(await store.resolve(editor, SUMMER, last?.id ?? '', { isResolved: true }))
  }
  orThrow(await store.comment(editor, SUMMER, { ...remark, text: 'of an operator' }))
  await resolveLast()
  for (let count = 0; count < 310; count++) {
    const text = `of a guest ${count}`
    orThrow(
      await store.guestComment({ path: LINKED, previewToken: token, name: 'Mina', blockId: null, text }),
    )
    await resolveLast()
  }
  const { comments } = orThrow(await store.review(editor, SUMMER))
  expect(comments).toHaveLength(300)
  expect(comments[0]?.text).toBe('of an operator')
}, 30_000)

test.each(['admin', 'Ada', 'ＡＤＡ', 'Аdа', 'A d a', 'Ed\u200Bitor', '  cairn '])(
  'a guest cannot speak as “%s”',
  async name => {
    const { store, operators } = await opened()
    await operators.create({ name: 'Ada', role: 'editor', password: PASSWORD })
    const { token } = orThrow(await store.previewLink(editor, SUMMER))
    const given = { path: LINKED, previewToken: token, blockId: null, text: 'Hi' }
    expect(await store.guestComment({ ...given, name })).toMatchObject({
      refusal: {
        status: 422,
        message: 'guestNameTaken',
        data: { path: 'name' },
      },
    })
    const { comments } = orThrow(await store.guestComment({ ...given, name: 'Adam' }, '203.0.113.7'))
    expect(comments[0]?.from).toBeUndefined()
  },
)

test('a link of yesterday no longer lets guests comment', async () => {
  const { store, clock } = await opened()
  const { token } = orThrow(await store.previewLink(editor, SUMMER))
  clock.pass(24 * 3_600_000)
  expect(await store.guestReview({ path: LINKED, previewToken: token })).toMatchObject({
    refusal: {
      status: 403,
      message: 'previewExpired',
    },
  })
})

test.each([
  ['en_US', /Ada requested publication of “夏日” \(Chinese\)/, /The price is wrong/],
  ['zh_HK', /Ada 申請發佈「夏日」（中文）/, /已退回|退回了/],
] as const)(
  'letters go to publishers about a request and back to who asked, in %s',
  async (locale, subject, words) => {
    const { store, letters } = await withReaders(locale)
    const asked = openRequest(orThrow(await store.askPublication(editor, SUMMER, ask)))
    await vi.waitFor(() => expect(letters).toHaveLength(1))
    expect(letters[0]).toMatchObject({ to: 'Ben@shop.example', subject: expect.stringMatching(subject) })
    expect(letters[0]?.text).toContain(`https://shop.example/editor/pages/${SUMMER}`)
    orThrow(
      await store.sendBack(publisher, SUMMER, { request: asked?.id ?? '', words: 'The price is wrong' }),
    )
    await vi.waitFor(() => expect(letters).toHaveLength(2))
    expect(letters[1]).toMatchObject({ to: 'Ada@shop.example', text: expect.stringMatching(words) })
  },
)

test('a comment is mailed to who asked and who spoke, not to its author; approval to who asked', async () => {
  const { store, letters } = await withReaders()
  orThrow(await store.askPublication(editor, SUMMER, ask))
  orThrow(await store.comment(publisher, SUMMER, remark))
  const { comments } = orThrow(await store.comment(editor, SUMMER, remark))
  orThrow(await store.reply(publisher, SUMMER, comments[1]?.id ?? '', { text: 'Yes' }))
  orThrow(await store.publish(publisher, SUMMER, { revision: 2, accepted: 'all' }))
  await vi.waitFor(() => expect(letters).toHaveLength(4))
  expect(letters.map(({ to, subject }) => `${to} ${subject}`)).toEqual([
    'Ben@shop.example [Ridge] Ada requested publication of “夏日” (Chinese)',
    'Ada@shop.example [Ridge] Ben commented on “夏日” (Chinese)',
    'Ada@shop.example [Ridge] Ben commented on “夏日” (Chinese)',
    'Ada@shop.example [Ridge] “夏日” (Chinese) was published',
  ])
  expect(new Set(letters.map(({ id }) => id)).size).toBe(4)
})

const ENGLISH = SUMMER.replace('zh_HK', 'en_US')

/** The same page in English too. */
async function openedInBoth(opening: Awaited<ReturnType<typeof opened>>) {
  orThrow(await opening.store.createPage(editor, { ...summer, locale: 'en_US', title: 'Summer' }))
  const revisionOf = async (key: string) => orThrow(await opening.store.summary(editor, key)).revision
  const asked = { ...ask, revision: await revisionOf(SUMMER), other: { revision: await revisionOf(ENGLISH) } }
  return { ...opening, asked, revisionOf }
}

describe('a request for both languages', () => {
  test('waits once, and each language knows its own revision', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(await store.askPublication(editor, SUMMER, asked))
    const waiting = orThrow(await store.waiting(publisher))
    expect(waiting).toHaveLength(1)
    expect([waiting[0], waiting[0]?.other].map(each => [each?.page.locale, each?.request.revision])).toEqual(
      expect.arrayContaining([
        ['zh_HK', asked.revision],
        ['en_US', asked.other.revision],
      ]),
    )
    expect(openRequest(orThrow(await store.review(editor, ENGLISH)))).toMatchObject({
      id: waiting[0]?.request.id,
      other: 'zh_HK',
    })
  })

  test('is approved once', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(await store.askPublication(editor, SUMMER, asked))
    orThrow(
      await store.publish(publisher, SUMMER, {
        revision: asked.revision,
        accepted: 'all',
        other: { ...asked.other, accepted: 'all' },
      }),
    )
    expect(orThrow(await store.waiting(publisher))).toEqual([])
  })

  test('published in one language, it waits for the other', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(await store.askPublication(editor, SUMMER, asked))
    orThrow(await store.publish(publisher, SUMMER, { revision: asked.revision, accepted: 'all' }))
    const [waiting, ...others] = orThrow(await store.waiting(publisher))
    expect(waiting?.page.locale).toBe('en_US')
    expect(waiting).not.toHaveProperty('other')
    expect(others).toEqual([])
  })

  test('is sent back, or withdrawn, in both', async () => {
    const { store, asked } = await openedInBoth(await opened())
    for (const answer of ['sendBack', 'withdraw'] as const) {
      const { requests } = orThrow(await store.askPublication(editor, SUMMER, asked))
      const given = { request: requests.at(-1)?.id ?? '', words: 'Wrong price' }
      orThrow(await store[answer](publisher, ENGLISH, given))
      expect(orThrow(await store.waiting(publisher))).toEqual([])
    }
  })

  test('a newer draft in the other language refuses it and says which; nothing waits then', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(
      await store.saveDraft(editor, ENGLISH, {
        ...draft(asked.other.revision, [component('a')]),
        title: 'New',
      }),
    )
    expect(await store.askPublication(editor, SUMMER, asked)).toMatchObject({
      refusal: {
        status: 409,
        message: 'otherStale',
        values: { language: { zh_HK: '英文', en_US: 'English' } },
      },
    })
    expect(orThrow(await store.waiting(publisher))).toEqual([])
  })

  test('is one letter, which names both languages', async () => {
    const opening = await withReaders()
    const { store, asked } = await openedInBoth(opening)
    orThrow(await store.askPublication(editor, SUMMER, asked))
    await vi.waitFor(() => expect(opening.letters).toHaveLength(1))
    expect(opening.letters[0]?.subject).toContain('Chinese and English')
  })

  /** Languages that a request names in the answer about a page, beside the page's own. */
  const named = async (store: Store, key: string) =>
    orThrow(await store.review(editor, key)).requests.map(({ other: language }) => language)

  test('names one language while the other is in the bin, and both once it is back', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(await store.askPublication(editor, SUMMER, asked))
    expect(await named(store, SUMMER)).toEqual(['en_US'])
    orThrow(await store.remove(admin, ENGLISH))
    expect(await named(store, SUMMER)).toEqual([undefined])
    // Answers to later changes of the review leave it out too.
    expect(orThrow(await store.comment(editor, SUMMER, remark)).requests).not.toContainEqual(
      expect.objectContaining({ other: 'en_US' }),
    )
    expect(orThrow(await store.waiting(publisher)).map(({ request }) => request.other)).toEqual([undefined])
    const [deleted] = orThrow(await store.deletedPages(admin))
    orThrow(await store.restorePage(admin, deleted?.id ?? ''))
    expect(await named(store, SUMMER)).toEqual(['en_US'])
    expect(await named(store, ENGLISH)).toEqual(['zh_HK'])
  })

  test('does not name a page that was begun again in the place of the deleted one', async () => {
    const { store, asked } = await openedInBoth(await opened())
    orThrow(await store.askPublication(editor, SUMMER, asked))
    orThrow(await store.remove(admin, ENGLISH))
    orThrow(await store.emptyBin(admin))
    orThrow(await store.createPage(editor, { ...summer, locale: 'en_US', title: 'Another summer' }))
    await vi.waitFor(async () => expect(await named(store, ENGLISH)).toEqual([]))
    expect(await named(store, SUMMER)).toEqual([undefined])
  })

  test('sent back while the other language is in the bin, it is back in both, and the letter names one', async () => {
    const opening = await withReaders()
    const { store, letters, asked } = { ...(await openedInBoth(opening)), letters: opening.letters }
    orThrow(await store.askPublication(editor, SUMMER, asked))
    orThrow(await store.remove(admin, ENGLISH))
    const [waiting] = orThrow(await store.waiting(publisher))
    const back = { request: waiting?.request.id ?? '', words: 'Wrong price' }
    orThrow(await store.sendBack(publisher, SUMMER, back))
    await vi.waitFor(() => expect(letters).toHaveLength(2))
    expect(letters[1]?.subject).toContain('(Chinese)')
    const [deleted] = orThrow(await store.deletedPages(admin))
    orThrow(await store.restorePage(admin, deleted?.id ?? ''))
    expect(orThrow(await store.waiting(publisher))).toEqual([])
  })
})

test('letters to an operator who left go to the one who took over, but not about what they did themselves', async () => {
  const { store, letters } = await withReaders()
  const asked = openRequest(orThrow(await store.askPublication(editor, SUMMER, ask)))
  const subjects = () => letters.map(({ to, subject }) => [to, subject.replace(/ “.*/, '')])
  const to = `${publisher.name}@shop.example`
  await vi.waitFor(() => expect(letters).toHaveLength(1))
  const server = { ...admin, isOnServer: true } as const
  orThrow(await store.removeOperator(server, editor.name, 'Left', publisher.name))
  const words = { request: asked?.id ?? '', words: 'The price is wrong' }
  orThrow(await store.sendBack({ name: 'Zoe', role: 'publisher' }, SUMMER, words))
  await vi.waitFor(() => expect(letters).toHaveLength(2))
  orThrow(await store.comment(publisher, SUMMER, remark))
  orThrow(await store.comment({ name: 'Zoe', role: 'publisher' }, SUMMER, remark))
  await vi.waitFor(() => expect(letters).toHaveLength(3))
  expect(subjects()).toEqual([
    [to, '[Ridge] Ada requested publication of'],
    [to, '[Ridge]'],
    [to, '[Ridge] Zoe commented on'],
  ])
})
