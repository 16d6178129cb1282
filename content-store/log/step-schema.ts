import { componentSchema } from '#blocks/page/page.ts'
import { z } from 'zod'
import { type Locale, LOCALES } from '#locales/locale.ts'
import type { DraftValue } from '../client/draft/values.ts'
import { STEP_LABELS } from '../client/model/steps.ts'
import { draftNodeSchema, slotSchema as slot } from '../page/joint-schema.ts'
import type { DraftOperation } from '../client/draft/draft-operations.ts'
import type { PageStep } from '../client/draft/draft-steps.ts'
import type { Operation } from '../client/model/operations.ts'
import { done, type Outcome, refuseInput } from '#operators/outcome.ts'

/** Steps of one request, and operations of one step. */
const MAX_STEPS = 500
const MAX_OPERATIONS = 5000
/** Fields and items that lead to a value. */
const MAX_PATH = 40

const id = z.string().max(64)
const key = z.string().max(64)
const bag = z.record(z.string(), z.unknown())
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

/** A block comes, goes or moves; see `StructureOperation`. */
const structureSchemas = <Block extends z.ZodType>(block: Block) =>
  [
    z.object({
      kind: z.literal('insert'),
      at: position,
      branch: z.object({
        nodes: z.array(block).min(1),
        children: z.array(z.tuple([slot, z.array(id)])),
      }),
    }),
    z.object({ kind: z.literal('remove'), id }),
    z.object({ kind: z.literal('move'), id, to: position, section: key }),
  ] as const

/** Operations in one language, as programs send them. */
const plainSchema = z.discriminatedUnion('kind', [
  ...structureSchemas(nodeSchema),
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

const value = z.custom<DraftValue>(given => given !== undefined)
const target = { at: z.array(z.string().max(200)).max(MAX_PATH), in: z.enum(LOCALES).exactOptional() }
const item = z.object({ id, in: z.enum(LOCALES).exactOptional(), value })
const patchSchema = z.union([
  z.strictObject({ ...target, insert: item, after: id }),
  z.strictObject({ ...target, remove: id }),
  z.strictObject({ ...target, move: id, after: id }),
  z.strictObject({ ...target, value: value.exactOptional(), follows: z.string().exactOptional() }),
])

/** Operations on the draft of both languages; see `DraftOperation`. */
const draftSchema = z.discriminatedUnion('kind', [
  ...structureSchemas(draftNodeSchema),
  z.object({
    kind: z.literal('patch'),
    id: id.exactOptional(),
    patches: z.array(patchSchema).max(MAX_OPERATIONS),
  }),
  z.object({ kind: z.literal('lives'), id, in: z.enum(LOCALES).exactOptional() }),
])

const stepSchema = z.object({
  id: z.string().min(8).max(64),
  label: z.enum(STEP_LABELS),
  gesture: z.string().max(200),
  takes: z.enum(['back', 'forward']).optional(),
})

const stepsSchema = z.object({
  base: z.int().min(1),
  steps: z
    .array(
      z.union([
        stepSchema.extend({ draft: z.array(draftSchema).max(MAX_OPERATIONS) }),
        stepSchema.extend({
          operations: z.array(plainSchema).max(MAX_OPERATIONS),
          in: z.enum(LOCALES).exactOptional(),
        }),
      ]),
    )
    .max(MAX_STEPS),
})

type About = Omit<PageStep, 'operations'>

/** A step as it is sent: with operations in a language, that of the page's key by default, and what they do in the other one follows; or on the draft. */
export type SentStep =
  | (About & { readonly operations: readonly Operation[]; readonly in?: Locale })
  | (About & { readonly draft: readonly DraftOperation[] })

/** Steps as sent, and the revision they were made on. */
export interface StepsInput {
  readonly base: number
  readonly steps: readonly SentStep[]
}

/** Parses steps. Names the place where their shape is wrong. */
export function parseSteps(given: unknown): Outcome<StepsInput> {
  const parsed = stepsSchema.safeParse(given)
  if (!parsed.success) return refuseInput(422, 'invalidSteps', parsed.error)
  // Parsing leaves absent keys absent, which the types of zod do not say; each kind is checked by its schema.
  return done(parsed.data as StepsInput)
}
