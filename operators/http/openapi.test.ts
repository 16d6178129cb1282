import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { WEBHOOK_TYPES } from '#api/rules/webhook-types.ts'
import { WEBHOOK_BODIES } from '#api/webhooks/webhook-events.ts'
import { contentOperations } from '#content-store/operations.ts'
import { deskOperations, recordOperations } from '#desk/operations.ts'
import { openApi } from './openapi.ts'

const document = openApi(
  '/api/desk',
  { ...contentOperations, ...deskOperations, ...recordOperations },
  WEBHOOK_BODIES,
)

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

test('each webhook is described by the schema of its body', () => {
  const { webhooks } = document
  expect(Object.keys(webhooks)).toEqual([...WEBHOOK_TYPES, 'test'])
  expect(webhooks['order.placed']).toMatchObject({
    post: {
      requestBody: {
        content: {
          'application/json': {
            schema: {
              properties: {
                id: { type: 'string' },
                type: { const: 'order.placed' },
                data: { required: ['order', 'total', 'isPaid', 'isTrial'] },
              },
            },
          },
        },
      },
    },
  })
})
