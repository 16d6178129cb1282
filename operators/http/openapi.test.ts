import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { contentOperations } from '#content-store/operations.ts'
import { deskOperations, recordOperations } from '#desk/operations.ts'
import { openApi } from './openapi.ts'

const document = openApi('/api/desk', { ...contentOperations, ...deskOperations, ...recordOperations })

test('the document of all operations is valid OpenAPI 3.1', async () => {
  // As it is sent: without what JSON leaves out.
  const plain = JSON.parse(JSON.stringify(document)) as Record<string, unknown>
  expect(await new Validator().validate(plain)).toMatchObject({ valid: true })
})

test('the input of a read is a text that holds JSON, which generated clients send as it is', () => {
  expect(document.paths['/orders.list']).toMatchObject({
    get: {
      parameters: [{ schema: { type: 'string', contentSchema: { type: 'object' } } }],
    },
  })
})
