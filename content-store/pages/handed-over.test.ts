import { expect, test } from 'vitest'
import { orThrow } from '#operators/outcome.ts'
import { SUMMER, summer } from '../testing/open-for-test.ts'
import { json, serveForTest } from '../testing/serve-for-test.ts'

async function withDraft() {
  const opened = await serveForTest()
  const { client: editor } = await opened.signedIn('editor')
  const { client: publisher } = await opened.signedIn('publisher')
  const { client: admin } = await opened.signedIn('admin')
  await editor.change('pages.create', summer)
  const letGo = (name: string, heir: string) =>
    admin.change('operators.remove', { name, reason: 'Left', heir })
  return { ...opened, editor, publisher, admin, letGo }
}

test('drafts of an operator who left are listed for the one who took over, until they are saved', async () => {
  const { publisher, admin, letGo, store } = await withDraft()
  const listed = async (who: typeof admin) =>
    (await who.read('pages.handed-over', {})).map(({ key, savedBy }) => [key, savedBy])
  expect(await listed(publisher)).toEqual([])
  await letGo('editor', 'publisher')
  expect(await listed(publisher)).toEqual([[SUMMER, 'editor']])
  expect(await listed(admin)).toEqual([])
  const { draft } = await publisher.read('pages.find', { key: SUMMER })
  expect(draft.savedBy).toBe('editor')
  // The one who took over leaves as well.
  await letGo('publisher', 'admin')
  expect(await listed(admin)).toEqual([[SUMMER, 'editor']])
  const { revision, savedAt: _at, savedBy: _by, ...content } = draft
  await admin.change('pages.save', { key: SUMMER, draft: { ...content, revision, title: 'Taken over' } })
  expect(await listed(admin)).toEqual([])
  const log = orThrow(await store.auditLog({ name: 'admin', role: 'admin' }, { what: 'operatorRemoved' }))
  expect(log.entries.map(({ detail }) => detail)).toEqual([
    'publisher → admin: Left',
    'editor → publisher: Left',
  ])
})

test('preview links end with the account of their maker', async () => {
  const { editor, publisher, browser, letGo, clock, admin } = await withDraft()
  const own = await editor.change('pages.preview-link', { key: SUMMER })
  const other = await publisher.change('pages.preview-link', { key: SUMMER })
  const opens = async (previewToken: string) => {
    const path = `${summer.path}_zh_HK.html`
    const asked = json({ path, preview: true, previewToken })
    return (await browser().send('/content/releasePage/detail', asked)).status
  }
  expect(await opens(own.token)).toBe(200)
  await letGo('editor', 'publisher')
  expect([await opens(own.token), await opens(other.token)]).toEqual([403, 200])
  await admin.change('operators.change', { name: 'publisher', changes: { endsAt: clock.read() } })
  expect(await opens(other.token)).toBe(403)
})
