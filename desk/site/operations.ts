import { z } from 'zod'
import type { Records } from '#api/catalogue/changes/records.ts'
import { LINKED_DOCUMENTS } from '#api/rules/legal-documents.ts'
import { operationsOn } from '#operators/operation.ts'
import { done } from '#operators/outcome.ts'

const { read } = operationsOn<{ readonly records: Records }>()

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
