import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeOnBothDatabases } from '#api/testing/databases.ts'
import { unfilledMarks } from '#api/rules/unfilled-marks.ts'
import { LOCALES } from '#locales/locale.ts'
import { serveDesk } from '../testing/serve-desk.ts'
import { DOCUMENT_TEMPLATES } from './document-templates.ts'

const NOW = Date.UTC(2026, 10, 29, 4)

test.each(DOCUMENT_TEMPLATES)(
  'the template of $code has marks in both languages, as many in each',
  template => {
    const [first = 0, second = 0] = LOCALES.map(locale => unfilledMarks(template.content[locale]).length)
    expect(first).toBeGreaterThan(1)
    expect(second).toBe(first)
  },
)

describeOnBothDatabases('templates of legal documents', open => {
  let served: Awaited<ReturnType<typeof serveDesk>>
  beforeAll(async () => void (served = await serveDesk(open().db, NOW)))
  afterAll(() => served.close())

  test('are added once, hidden, and cannot be shown until their marks are filled in', async () => {
    const role = 'admin'
    const add = (wish: string) => served.ask('documents.add-templates', { role, body: { wish } })
    expect(await add('first-wish')).toMatchObject({
      status: 200,
      data: { added: ['terms-of-use', 'privacy-policy', 'returns'] },
    })
    expect((await add('second-wish')).data).toEqual({ added: [] })
    const { data: found } = await served.ask('documents.find', { role, input: { code: 'returns' } })
    const { base, line } = found as { base: number; line: { show: boolean; content: Record<string, string> } }
    expect(line.show).toBe(false)
    const save = (changes: readonly object[], wish: string) =>
      served.ask('documents.save', { role, body: { wish, code: 'returns', base, changes } })
    const show = { path: 'show', before: false, after: true }
    const refused = await save([show], 'show-with-marks')
    expect(refused.status).toBe(422)
    expect(refused.data.problems).toMatchObject([
      { path: 'content.zh_HK', message: expect.stringContaining('退貨地址') },
      { path: 'content.en_US', message: expect.stringContaining('address for returns') },
    ])
    const filled = LOCALES.map(locale => ({
      path: `content.${locale}`,
      before: line.content[locale],
      after: '<p>Done</p>',
    }))
    expect((await save([show, ...filled], 'show-filled')).status).toBe(200)
  })
})
