import { z } from 'zod'
import type { AnyOperation, OperationTable } from '../operation.ts'

const JSON_TYPE = 'application/json'
const envelope = (description: string) => ({
  description,
  content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Envelope' } } },
})

/** Answers by status. Messages are in the language of the `lang` header. */
const RESPONSES = {
  '200': envelope('The result is `data`, and `message` is empty.'),
  '400': envelope('The input has another shape. `message` names the field.'),
  '401': envelope('No operator is signed in, or the key is not valid.'),
  '403': envelope(
    'The operator or program does not have the right, or has to give the password again (`x-asks`, closed to programs): `data.asks` says so.',
  ),
  '404': envelope('There is no such thing.'),
  '409': envelope('The state does not allow it, or it changed meanwhile. Nothing was changed.'),
  '422': envelope('A value is refused. Nothing was changed.'),
  '429': envelope('Too many calls. `Retry-After` says when to call again.'),
}

/** The input of a read as a parameter: a text that holds JSON. Generated clients take a parameter of another media type as something else. */
const inJson = (schema: object) => ({
  type: 'string',
  contentMediaType: JSON_TYPE,
  contentSchema: schema,
})

/** One operation. */
function operationObject(area: string, name: string, { kind, right, summary, input, asks }: AnyOperation) {
  const schema = z.toJSONSchema(input, { io: 'input' })
  return {
    operationId: name,
    tags: [area],
    summary,
    'x-right': right,
    ...(asks && { 'x-asks': asks }),
    ...(kind === 'read'
      ? { parameters: [{ name: 'input', in: 'query', required: false, schema: inJson(schema) }] }
      : { requestBody: { required: true, content: { [JSON_TYPE]: { schema } } } }),
    responses: RESPONSES,
  }
}

/** Requests that the shop sends to programs: bodies by the type of their event. */
export type WebhookBodies = Readonly<Record<string, { readonly summary: string; readonly body: z.ZodType }>>

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
})

/** One webhook. */
const webhookObject = (type: string, { summary, body }: WebhookBodies[string]) => ({
  post: {
    operationId: `webhook.${type}`,
    summary,
    security: [],
    parameters: [
      header('Cairn-Event', 'The `id` of the body.'),
      header('Cairn-Timestamp', 'Epoch seconds of the attempt.'),
      header(
        'Cairn-Signature',
        '`v1=` and the hex HMAC-SHA-256 of `timestamp.body` under the secret; two of them, separated by a comma, for a day after the secret was replaced.',
      ),
    ],
    requestBody: { required: true, content: { [JSON_TYPE]: { schema: z.toJSONSchema(body) } } },
    responses: {
      '2XX': { description: 'The event is delivered. Any other answer, a redirect too, is tried again.' },
    },
  },
})

/**
 * The OpenAPI 3.1 document of operations.
 *
 * @param path address at which they are served
 */
export const openApi = (
  path: string,
  areas: Readonly<Record<string, OperationTable>>,
  webhooks: WebhookBodies = {},
) => ({
  openapi: '3.1.0',
  info: { title: 'Cairn: operations of staff', version: '1' },
  servers: [{ url: path }],
  security: [{ session: [] }, { key: [] }],
  paths: Object.fromEntries(
    Object.entries(areas).flatMap(([area, operations]) =>
      Object.entries(operations).map(([each, operation]) => {
        const name = `${area}.${each}`
        const method = operation.kind === 'read' ? 'get' : 'post'
        return [`/${name}`, { [method]: operationObject(area, name, operation) }]
      }),
    ),
  ),
  webhooks: Object.fromEntries(
    Object.entries(webhooks).map(([type, webhook]) => [type, webhookObject(type, webhook)]),
  ),
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'cairn_operator' },
      key: { type: 'http', scheme: 'bearer' },
    },
    schemas: {
      Envelope: {
        type: 'object',
        required: ['code', 'message', 'data'],
        properties: { code: { type: 'string' }, message: { type: 'string' }, data: {} },
      },
    },
  },
})
