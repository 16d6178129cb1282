import { isoInHongKong } from '#locales/hong-kong.ts'
import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import { LINKED_DOCUMENTS } from '#api/rules/legal-documents.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'
import { wish } from '../records/record-input.ts'
import { refusalOf } from '../records/refusals.ts'
import { DOCUMENT_TEMPLATES, documentOf, TEMPLATE_GROUP } from './document-templates.ts'

const { read, change } = operationsOn<{ readonly records: Records }>()

/** Lists the documents that the shop links to and shoppers cannot read. */
export const missingOperation = read({
  right: 'site.read',
  summary: 'Lists documents that the shop links to, which are missing or not shown.',
  input: z.strictObject({}),
  async run({ records }) {
    const stored = new Map((await records.all('document')).map(line => [line.code, line]))
    return done(
      LINKED_DOCUMENTS.flatMap(code => {
        const line = stored.get(code)
        return line && line.show !== false ? [] : [{ code, isHidden: line !== undefined }]
      }),
    )
  },
})

/** Adds documents that every shop needs as hidden templates, in a group of their own. */
export const templatesOperation = change({
  right: 'site.change',
  summary: 'Adds templates of the legal documents that are missing, hidden until they are filled in.',
  input: z.strictObject({ wish }),
  async run({ records }, { wish: id }, { actor, now }) {
    const [documents, group] = await Promise.all([
      records.all('document'),
      records.find('menu', TEMPLATE_GROUP),
    ])
    const stored = new Set(documents.map(({ code }) => code))
    const missing = DOCUMENT_TEMPLATES.filter(({ code }) => !stored.has(code))
    if (missing.length === 0) return done({ added: [] as readonly string[] })
    const place = { menuCode: TEMPLATE_GROUP, createTime: isoInHongKong(now) }
    const menu = {
      kind: 'menu',
      code: TEMPLATE_GROUP,
      name: { zh_HK: '政策', en_US: 'Policies' },
      menuType: 'DOC',
      urlType: 'NO_LINK',
      position: 1,
    } as const
    const lines = [
      ...(group ? [] : [menu]),
      ...missing.map((template, at) => documentOf(template, { ...place, num: at + 1 })),
    ]
    const changes = lines.map(after => ({ kind: after.kind, code: after.code, path: '', after }))
    const saved = await records.save({ id, by: actor.name, source: 'form', reason: '', changes, now })
    return saved.ok
      ? done({ added: missing.map(({ code }) => code) })
      : refusalOf(
          saved.refusal,
          lines.map(({ code }) => code),
        )
  },
})
