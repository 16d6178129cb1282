import { componentSchema } from '#blocks/page/page.ts'
import { z } from 'zod'
import type { Operation } from '../client/model/operations.ts'
import type { SlotKey } from '../client/model/page-tree.ts'
import { type PageStep, STEP_LABELS } from '../client/model/steps.ts'
import { done, type Outcome, refuseInput } from '#operators/outcome.ts'

/** Steps of one request, and operations of one step. */
const MAX_STEPS = 500
const MAX_OPERATIONS = 5000

const id = z.string().max(64)
const key = z.string().max(64)
const bag = z.record(z.string(), z.unknown())
const slot = z.custom<SlotKey>(
  given => typeof given === 'string' && /^(?:[A-Za-z][\w-]{0,63})?\|[\w-]{1,64}$/.test(given),
)
const position = z.object({ slot, index: z.int().min(0), after: id.optional() })

/** Loose where a draft is loose: the page that comes of the operations is checked like any draft. */
const nodeSchema = z.object({
  id,
  code: key,
  name: z.string(),
  version: z.int().min(1),
  pageId: z.string().max(120),
  section: key,
  style: bag,
  options: bag,
  values: bag,
  held: z.array(componentSchema),
  slot,
})

const operationSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('insert'),
    at: position,
    branch: z.object({
      nodes: z.array(nodeSchema).min(1),
      children: z.array(z.tuple([slot, z.array(id)])),
    }),
  }),
  z.object({ kind: z.literal('remove'), id }),
  z.object({ kind: z.literal('move'), id, to: position, section: key }),
  z.object({
    kind: z.literal('edit'),
    id,
    bag: z.enum(['options', 'style', 'values']),
    set: bag,
    unset: z.array(z.string()),
    version: z.int().min(1).optional(),
  }),
  z.object({ kind: z.literal('rename'), id, name: z.string() }),
  z.object({
    kind: z.literal('meta'),
    set: z
      .object({
        title: z.string(),
        description: z.string(),
        keywords: z.string(),
        shareImage: z.string(),
        isIndexed: z.boolean(),
        globalConfig: z.object({
          tenantCode: z.string(),
          iconUrl: z.string(),
          priceColor: z.string(),
          themeColor: z.string(),
        }),
      })
      .partial(),
  }),
])

const stepsSchema = z.object({
  base: z.int().min(1),
  steps: z
    .array(
      z.object({
        id: z.string().min(8).max(64),
        label: z.enum(STEP_LABELS),
        gesture: z.string().max(200),
        takes: z.enum(['back', 'forward']).optional(),
        operations: z.array(operationSchema).max(MAX_OPERATIONS),
        twin: z.array(operationSchema).max(MAX_OPERATIONS).optional(),
      }),
    )
    .max(MAX_STEPS),
})

/** Steps as sent, and the revision they were made on. */
export interface StepsInput {
  readonly base: number
  readonly steps: readonly PageStep[]
}

/** Parses steps. Names the place where their shape is wrong. */
export function parseSteps(given: unknown): Outcome<StepsInput> {
  const parsed = stepsSchema.safeParse(given)
  if (!parsed.success) return refuseInput(422, 'invalidSteps', parsed.error)
  // Parsing leaves absent keys absent, which the types of zod do not say; each kind is checked by its schema.
  return done(parsed.data as { base: number; steps: (PageStep & { operations: Operation[] })[] })
}
