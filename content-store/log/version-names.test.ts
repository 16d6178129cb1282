import { expect, test } from 'vitest'
import { MAX_KEPT_DRAFTS } from '../page/draft-history.ts'
import { openContentStore } from '../open.ts'
import { orThrow } from '#operators/outcome.ts'
import {
  component,
  draft,
  editor,
  openForTest,
  publisher,
  SUMMER,
  summer,
  TEST_SECRET,
} from '../testing/open-for-test.ts'

async function opened() {
  const { store, clock, directory, close } = await openForTest()
  orThrow(await store.createPage(editor, summer))
  let revision = 1
  const save = async (title: string, actor = editor) => {
    revision = orThrow(
      await store.saveDraft(actor, SUMMER, draft(revision, [component(title)], title)),
    ).revision
    return revision
  }
  const page = async () => orThrow(await store.page(editor, SUMMER))
  return { store, clock, directory, close, save, page }
}

test('LO-14: the draft is kept under a name with who and when, and is there after a restart', async () => {
  const { store, clock, save, page, directory, close } = await opened()
  const revision = await save('before-the-sale')
  clock.pass(1000)
  const named = orThrow(await store.nameNow(publisher, SUMMER, revision, '  Before the sale  '))
  expect(named.keptDrafts).toEqual([
    {
      id: 1,
      title: 'before-the-sale',
      savedBy: 'Ada',
      savedAt: clock.read() - 1000,
      replacedBy: null,
      replacedAt: null,
      name: { text: 'Before the sale', by: 'Ben', at: clock.read() },
    },
  ])
  expect(named.draft).toEqual((await page()).draft)
  await close()
  const again = await openContentStore({ directory, secret: TEST_SECRET })
  expect(orThrow(await again.store.page(editor, SUMMER)).keptDrafts).toEqual(named.keptDrafts)
  await again.close()
})

test('a draft that was saved since is not what is named', async () => {
  const { store, save } = await opened()
  const seen = await save('seen')
  await save('newer', publisher)
  expect(await store.nameNow(editor, SUMMER, seen, 'Seen')).toMatchObject({
    refusal: {
      status: 409,
      message: 'staleRevision',
      data: { title: 'newer' },
    },
  })
})

test(`a named draft stays beyond the ${MAX_KEPT_DRAFTS} newest, and goes with its name`, async () => {
  const { store, save, page } = await opened()
  await save('first')
  await save('second', publisher)
  orThrow(await store.nameDraft(editor, SUMMER, 1, 'Keep me'))
  for (let i = 0; i <= MAX_KEPT_DRAFTS; i++) await save(`draft-${i}`, i % 2 ? publisher : editor)
  const kept = (await page()).keptDrafts
  expect(kept).toHaveLength(MAX_KEPT_DRAFTS + 1)
  expect(kept.at(-1)).toMatchObject({ id: 1, title: 'first', name: { text: 'Keep me' } })
  expect(orThrow(await store.keptDraft(editor, SUMMER, 1)).title).toBe('first')

  orThrow(await store.nameDraft(editor, SUMMER, 1, ''))
  expect((await page()).keptDrafts.map(({ id }) => id)).not.toContain(1)
  expect(await store.keptDraft(editor, SUMMER, 1)).toMatchObject({
    refusal: { status: 404, message: 'draftNotFound' },
  })
})

test('a release is named, renamed and has its name removed; what is live stays', async () => {
  const { store, save, page } = await opened()
  orThrow(await store.publish(publisher, SUMMER, { revision: await save('live'), accepted: 'all' }))
  const seen: string[] = []
  store.onChange(({ kind }) => seen.push(kind))
  for (const [given, name] of [
    ['聖誕', '聖誕'],
    ['Christmas', 'Christmas'],
    [' ', undefined],
  ] as const) {
    orThrow(await store.nameRelease(editor, SUMMER, 1, given))
    const [release] = (await page()).releases
    expect(release?.name?.text).toBe(name)
    expect(release).toMatchObject({ pageVersion: 1, isLive: true })
  }
  expect(seen).toEqual(['named', 'named', 'named'])
})

test('refuses a name of 81 characters', async () => {
  const { store } = await opened()
  const name = 'x'.repeat(81)
  const refusal = { refusal: { status: 422, message: 'invalidVersionName' } }
  expect(await store.nameRelease(editor, SUMMER, 1, name)).toMatchObject(refusal)
  expect(await store.nameDraft(editor, SUMMER, 1, name)).toMatchObject(refusal)
  expect(await store.nameNow(editor, SUMMER, 1, name)).toMatchObject(refusal)
})

test('refuses to name a version that is not there', async () => {
  const { store } = await opened()
  expect(await store.nameRelease(editor, SUMMER, 1, 'Good')).toMatchObject({
    refusal: { message: 'releaseNotFound' },
  })
  expect(await store.nameDraft(editor, SUMMER, 1, 'Good')).toMatchObject({
    refusal: { message: 'draftNotFound' },
  })
})

test('at most 100 drafts of a page have names', async () => {
  const { store } = await opened()
  for (let i = 0; i < 100; i++) orThrow(await store.nameNow(editor, SUMMER, 1, `Name ${i}`))
  expect(await store.nameNow(editor, SUMMER, 1, 'One more')).toMatchObject({
    refusal: {
      status: 409,
      message: 'tooManyNamedDrafts',
    },
  })
  // Its name is changed, not added.
  orThrow(await store.nameDraft(editor, SUMMER, 1, 'Renamed'))
})
