import { z } from 'zod'
import { heightSteps, MAX_STEPS } from './frame-height.ts'

/** Items that parse, `max` at most: what version 1 showed of a list. */
const readable = <Item extends z.ZodType>(item: Item, max: number) =>
  z
    .array(z.unknown())
    .catch([])
    .transform(given =>
      given
        .slice(0, max)
        .map(each => item.safeParse(each))
        .flatMap(({ success, data }) => (success ? [data] : [])),
    )

const px = (preset: number) => z.coerce.number().int().min(0).max(10_000).catch(preset).prefault(preset)

const title = () => z.string().max(120).catch('').prefault('')

/** `media` of version 1: ranges of widths, each with heights by width of its own. Source: L-283, L-284. */
const mediaSchema = readable(
  z.object({
    title: title(),
    width: px(0),
    heightConfig: readable(z.object({ title: title(), width: px(0), height: px(600) }), 12).prefault([]),
  }),
  12,
)

export const iframeMigrations = {
  /** Two nested lists by width became one, beside them. The frame is as high as before at every width, and the lists stay. */
  1: ({ media, ...options }: Record<string, unknown>): Record<string, unknown> => {
    if (media === undefined) return options
    const entries = mediaSchema.parse(media)
    const heights = entries.length > 0 ? heightSteps(entries).slice(0, MAX_STEPS) : []
    return { ...options, media: entries, heights }
  },
}
