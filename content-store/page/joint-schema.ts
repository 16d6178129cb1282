import { z } from 'zod'
import { LOCALES } from '#locales/locale.ts'
import type { DraftJson } from '../client/draft/draft-json.ts'
import type { DraftRecord } from '../client/draft/values.ts'
import type { SlotKey } from '../client/model/page-tree.ts'
import { pageContentSchema } from '../stored/page-schema.ts'
import { storedPageSchema } from '../stored/page.ts'
import type { DeepReadonly } from '../stored/deep-readonly.ts'
import { PAGE_TYPES } from '#blocks/page/page.ts'

const recordSchema = z.custom<DraftRecord>(
  given => typeof given === 'object' && given !== null && !Array.isArray(given),
)

/** `SlotKey`: a block, or nothing for the page itself, and a name. */
export const slotSchema = z.custom<SlotKey>(
  given => typeof given === 'string' && /^(?:[A-Za-z][\w.-]{0,99})?\|[\w-]{1,64}$/.test(given),
)

/** A block of a draft; see `DraftNode`. */
export const draftNodeSchema = z.object({
  id: z.string(),
  as: z.string().exactOptional(),
  in: z.enum(LOCALES).exactOptional(),
  code: z.string(),
  section: z.string(),
  slot: slotSchema,
  content: recordSchema,
})

/** A draft in both languages as JSON. */
const draftTreeSchema = z.object({
  nodes: z.array(draftNodeSchema),
  children: z.array(
    z.custom<readonly [SlotKey, readonly string[]]>(
      given => z.tuple([slotSchema, z.array(z.string())]).safeParse(given).success,
    ),
  ),
  meta: recordSchema,
})

/** State of one language of a page. */
const languageSchema = storedPageSchema
  .pick({
    liveVersion: true,
    releases: true,
    lives: true,
    keptDrafts: true,
  })
  .extend({
    /** Rises with each change of what the language says; a save names the revision it started from. */
    revision: z.int().min(1),
    savedAt: z.number(),
    savedBy: z.string(),
    /** The draft as it was sent, where the tree reads in another way: with other `sort` numbers, say. */
    sent: pageContentSchema.exactOptional(),
  })

/** A page as stored: one draft for both languages. */
export const jointPageSchema = z.object({
  id: z.string(),
  path: z.string(),
  type: z.enum(PAGE_TYPES),
  draft: draftTreeSchema.extend({
    /** Number of the last step in the log; rises with each change, in whatever language. */
    revision: z.int().min(1),
  }),
  languages: z.partialRecord(z.enum(LOCALES), languageSchema),
})
/** A page as stored: one draft for both languages, and what each language has of its own. */
export interface JointPage extends Omit<DeepReadonly<z.output<typeof jointPageSchema>>, 'draft'> {
  readonly draft: DraftJson & { readonly revision: number }
}
