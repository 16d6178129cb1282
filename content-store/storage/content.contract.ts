import { inBoth } from '../client/model/contents.ts'
import type { WaitingLetter } from '../stored/letter.ts'
import { NO_REVIEW } from '../stored/review.ts'
import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { componentSchema } from '#blocks/page/page.ts'
import type { Campaign, SavedPart } from '../client/types.ts'
import type { ContentStorage } from './content-storage.ts'
import { storedPage, storedStep } from '../testing/stored-page.ts'

const HOME = 'home_zh_HK'
const name = { zh_HK: '節日', en_US: 'Holidays' }

const campaign = (id: string, change: Partial<Campaign> = {}): Campaign => ({
  id,
  revision: 1,
  name,
  from: 10,
  until: null,
  cancelledAt: null,
  pages: [{ key: HOME, pageVersion: 1, at: 1, by: 'Ben' }],
  createdAt: 1,
  createdBy: 'Ben',
  changedAt: 1,
  changedBy: 'Ben',
  ...change,
})
const review = (text: string) => ({
  ...NO_REVIEW,
  comments: [
    { id: 'c', isGuest: false, block: null, path: '', text, by: 'Ada', at: 1, replies: [], resolved: null },
  ],
})
const words = (content: string) => componentSchema.parse({ id: 'a', code: 'richText', options: { content } })
const part = (id: string, text = 'words'): SavedPart => ({
  id,
  kind: 'section',
  name,
  locale: 'zh_HK',
  type: 'LANDING',
  versions: [{ version: 1, at: 1, by: 'Ada', contents: inBoth({ zh_HK: [words(text)] }) }],
  at: 1,
  by: 'Ada',
})
const letter = (id: string): WaitingLetter => ({
  id,
  to: 'ada@shop.example',
  subject: 'For you',
  text: 'Read it',
  key: HOME,
  failures: 0,
  dueAt: 1,
})
const picture = (file: string, bytes: string) => ({
  file,
  type: 'image/png',
  width: 2,
  height: 3,
  bytes: Buffer.from(bytes),
})
const about = { name: 'ridge.png', uploadedAt: 1, uploadedBy: 'Ada' }

async function read<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = []
  for await (const item of items) all.push(item)
  return all
}

/**
 * What every storage does beside pages. `open` gives one that is empty; `reopen` the same one as a new process would find it, after the
 * first one is closed.
 */
export function testStorage(
  open: () => Promise<{ storage: ContentStorage; reopen: () => Promise<ContentStorage> }>,
): void {
  test('campaigns are at hand at once, the oldest first and frozen, and still there after a restart', async () => {
    const { storage, reopen } = await open()
    const { campaigns } = storage
    const late = campaign('b', { createdAt: 2 })
    for (const save of [late, campaign('a')]) {
      expect(await campaigns.change(all => ({ result: all.length, save }))).toBe(campaigns.all().length - 1)
    }
    await campaigns.change(() => ({ result: undefined, save: { ...late, revision: 2 } }))
    const expected = [campaign('a'), { ...late, revision: 2 }]
    expect(campaigns.all()).toEqual(expected)
    expect(Object.isFrozen(campaigns.all()[0]?.pages)).toBe(true)
    await campaigns.rename(key => (key === HOME ? 'landingPage.a_zh_HK' : key))
    await storage.close()
    const again = await reopen()
    expect(again.campaigns.all().map(({ pages }) => pages[0]?.key)).toEqual(
      expected.map(() => 'landingPage.a_zh_HK'),
    )
  })

  test('a decision about campaigns that throws changes nothing and does not block the next', async () => {
    const { storage } = await open()
    const failing = storage.campaigns.change(() => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await storage.campaigns.change(all => ({ result: all }))).toEqual([])
  })

  test('requests and comments are found, follow a page that moves, and go with it', async () => {
    const { storage, reopen } = await open()
    const { reviews } = storage
    expect(reviews.find(HOME)).toEqual(NO_REVIEW)
    await reviews.change(HOME, found => ({ result: found, save: review('字 “quotes”') }))
    await reviews.change('other_zh_HK', () => ({ result: undefined, save: review('other') }))
    const to = 'landingPage.a_zh_HK'
    for (let time = 0; time < 2; time += 1) await reviews.rename(key => (key === HOME ? to : key))
    await reviews.forget('other_zh_HK')
    await storage.close()
    for (const each of [reviews, (await reopen()).reviews]) {
      expect(each.keys()).toEqual([to])
      expect(each.find(to)).toEqual(review('字 “quotes”'))
      expect(each.find(HOME)).toEqual(NO_REVIEW)
    }
  })

  test('changes of one review run one after the other', async () => {
    const { storage } = await open()
    const add = () =>
      storage.reviews.change(HOME, found => {
        const next = { ...found, comments: [...found.comments, ...review('more').comments] }
        return { result: next.comments.length, save: next }
      })
    const lengths = await Promise.all(Array.from({ length: 10 }, add))
    expect(lengths).toEqual(Array.from({ length: 10 }, (_, at) => at + 1))
  })

  test('saved parts are kept, replaced and removed', async () => {
    const { storage, reopen } = await open()
    const { saved } = storage
    for (const save of [part('a1'), part('b2'), part('a1', 'other words')])
      await saved.change(() => ({ result: undefined, save }))
    await saved.change(all => ({ result: all.length, remove: 'b2' }))
    await storage.close()
    for (const each of [saved, (await reopen()).saved])
      expect(each.all()).toEqual([part('a1', 'other words')])
  })

  test('letters wait in their order until they are taken out', async () => {
    const { storage, reopen } = await open()
    await storage.letters.change(waiting => [...waiting, letter('b'), letter('a')])
    await storage.letters.change(waiting => [...waiting, letter('c')])
    await storage.letters.change(waiting => waiting.filter(({ id }) => id !== 'a'))
    await storage.close()
    for (const { letters } of [storage, await reopen()])
      expect(letters.all()).toEqual([letter('b'), letter('c')])
  })

  test('audit entries are numbered in their order and read backwards', async () => {
    const { storage, reopen } = await open()
    const entry = (key: string) => ({ at: 1, by: 'Ada', what: 'created', key, detail: 'd\u0000' }) as const
    await Promise.all(['a', 'b', 'c'].map(key => storage.audit.append(entry(key))))
    await storage.close()
    const again = await reopen()
    await again.audit.append(entry('d'))
    const all = await read(again.audit.newestFirst())
    expect(all.map(({ number }) => number)).toEqual([4, 3, 2, 1])
    expect(all[0]).toEqual({ ...entry('d'), number: 4 })
    expect((await read(again.audit.newestFirst(3))).map(({ number }) => number)).toEqual([2, 1])
  })

  test('operators sign in, keep their place when they change, and lose their sessions', async () => {
    const { storage, reopen } = await open()
    const { operators } = storage
    for (const each of ['Ada', 'Ben'])
      await operators.create({ name: each, password: 'correct horse', role: 'editor' })
    await expect(operators.create({ name: 'Ada', password: 'correct horse', role: 'admin' })).rejects.toThrow(
      'already taken',
    )
    for (const wrong of ['wrong', 'Ada\u0000', '\uD800'])
      expect(await operators.signIn(wrong, 'correct horse')).toBeUndefined()
    expect(await operators.signIn('Ada', 'wrong horse')).toBeUndefined()
    const one = await operators.signIn('Ada', 'correct horse')
    const two = await operators.signIn('Ada', 'correct horse')
    await operators.change('Ada', ({ operators: all }) => {
      const found = all.find(({ name: each }) => each === 'Ada')
      return {
        result: undefined,
        ...(found && { save: { ...found, name: 'Ida', role: 'publisher' as const } }),
      }
    })
    expect(await operators.list()).toEqual([
      { name: 'Ida', role: 'publisher' },
      { name: 'Ben', role: 'editor' },
    ])
    expect(await operators.bySession(one?.token ?? '')).toEqual({ name: 'Ida', role: 'publisher' })
    await operators.change('Ida', () => ({ result: undefined, endSessions: { except: two?.token ?? '' } }))
    expect(await operators.bySession(one?.token ?? '')).toBeUndefined()
    expect((await operators.accounts()).map(({ sessions }) => sessions)).toEqual([1, 0])
    await storage.close()
    const again = (await reopen()).operators
    expect(await again.bySession(two?.token ?? '')).toEqual({ name: 'Ida', role: 'publisher' })
    const [three, short] = [await again.signIn('Ida', 'correct horse'), 30_000]
    expect(three).toBeDefined()
    const before = await again.sessionLeft(two?.token ?? '')
    expect(before).toBeGreaterThan(0)
    // Activity before the sign-in, or just noted, changes nothing.
    await again.bySession(two?.token ?? '', 10 * short)
    expect(await again.sessionLeft(two?.token ?? '')).toBeLessThanOrEqual(before)
    await again.signOut(two?.token ?? '')
    expect(await again.sessionLeft(two?.token ?? '')).toBe(0)
    expect(await again.bySession(two?.token ?? '')).toBeUndefined()
    await again.change('Ben', () => ({ result: undefined, remove: {} }))
    expect(await again.list()).toHaveLength(1)
  })

  test('pictures are kept byte for byte, out of the bin when they come again, and gone when they are purged', async () => {
    const { storage, reopen } = await open()
    const file = '0123456789abcdef.png'
    const item = await storage.media.add(picture(file, 'a picture\u0000'), about)
    expect(await storage.media.change(file, { deletedAt: 5, alt: name })).toMatchObject({ deletedAt: 5 })
    expect(await storage.media.change('none', { deletedAt: 5 })).toBeUndefined()
    expect(await storage.media.add(picture(file, 'a picture\u0000'), about)).toEqual({ ...item, alt: name })
    await storage.media.register({ ...item, id: 'demo~a.svg', url: '/media/demo/a.svg' })
    await storage.close()
    const { media } = await reopen()
    expect(media.list().map(({ id }) => id)).toEqual([file, 'demo~a.svg'])
    expect(media.about(`/media/${file}?w=200`)).toMatchObject({ alt: name })
    expect(media.about('https://img.example/a.png')).toBeUndefined()
    const found = await media.find(file)
    expect(found).toMatchObject({ type: 'image/png', width: 2, height: 3 })
    expect(await readFile(found?.path ?? '', 'utf8')).toBe('a picture\u0000')
    await media.purge(file)
    for (const gone of [file, 'fedcba9876543210.png', '../secret', '\u0000'])
      expect(await media.find(gone)).toBeUndefined()
  })

  test('a page of 1 MiB and text of any characters comes back as it was, key by key', async () => {
    const { storage, reopen } = await open()
    const options = { z: '\u0000 \uD800 \u2028 字', a: '石'.repeat(340_000), 10: 1, 9: 2 }
    const page = storedPage(HOME, [componentSchema.parse({ id: 'a', code: 'richText', options })])
    await storage.repository.change(HOME, () => ({ result: undefined, save: page }))
    await storage.repository.saveContent('notes', 'zh_HK', options)
    await storage.close()
    const { repository } = await reopen()
    const found = await repository.find(HOME)
    expect(JSON.stringify(found?.draft)).toBe(JSON.stringify(page.draft))
    expect(JSON.stringify(await repository.content('notes', 'zh_HK'))).toBe(JSON.stringify(options))
  })

  test('steps are kept with the page they changed, in their order, and follow it when it moves', async () => {
    const { storage, reopen } = await open()
    const { repository } = storage
    const key = 'landingPage.a_zh_HK'
    await repository.change(key, () => ({ result: undefined, save: storedPage(key) }))
    for (const number of [2, 3])
      await repository.change(key, (_, { log }) => {
        expect(log.map(entry => entry.number)).toEqual(number === 2 ? [] : [2])
        return { result: undefined, save: storedPage(key, [], number), append: [storedStep(number)] }
      })
    const failing = repository.change(key, () => {
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await repository.log(key)).toEqual([storedStep(2), storedStep(3)])
    await repository.move({ from: '/landingPage/a', to: '/landingPage/b', at: 1, by: 'Ada' })
    await storage.close()
    const again = (await reopen()).repository
    expect(await again.log('landingPage.b_zh_HK')).toEqual([storedStep(2), storedStep(3)])
    expect(await again.log(key)).toEqual([])
    // Another page at the old address begins with a log of its own.
    await again.change(key, (page, { log }) => {
      expect([page, log]).toEqual([undefined, []])
      return { result: undefined, save: storedPage(key) }
    })
    expect(await again.log(key)).toEqual([])
  })

  test('what no store can hold is not there, and asking for it harms nothing', async () => {
    const { repository } = (await open()).storage
    for (const odd of ['\u0000', '../operators', '\uD800', 'x'.repeat(5000)]) {
      expect(await repository.restore(odd)).toBeUndefined()
      await repository.purge(odd)
      expect(await repository.find(odd)).toBeUndefined()
      expect(await repository.log(odd)).toEqual([])
      expect(await repository.removeRedirect(odd)).toBe(false)
    }
    expect(await repository.release(HOME, Number.MAX_SAFE_INTEGER)).toBeUndefined()
  })

  test('work of one name runs one after the other and gives its result', async () => {
    const { storage } = await open()
    expect(await storage.exclusively('filling', async () => 7)).toBe(7)
  })
}
