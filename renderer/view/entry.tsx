import type { BlockContext, Layout, View } from '#blocks/page/view.ts'
import { screenViews } from '#blocks/generated/screen-views.ts'
import { views } from '#blocks/generated/views.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { renderToString } from 'react-dom/server'
import type { BlockPayload, PagePayload } from '../build/payload.ts'
import { BlockFrames } from './BlockFrame.tsx'
import { PageView } from './PageView.tsx'
import { BlockProviders } from './providers.tsx'

/** Views are needed at once on a server: all of them, before the first page. */
const loaded = new Map<string, View>(
  await Promise.all(
    Object.entries({ ...views, ...screenViews }).map(
      async ([code, load]): Promise<[string, View]> => [code, await load()],
    ),
  ),
)

export interface BlockToRender {
  readonly id: string
  readonly code: string
  readonly options: unknown
  readonly data: Readonly<Record<string, unknown>>
  readonly slots: Readonly<Record<string, readonly BlockPayload[]>>
  readonly leads?: Layout | undefined
}

/** One block's HTML. Throws what its view throws. */
export function renderBlock(
  { id, code, options, data, slots, leads }: BlockToRender,
  context: BlockContext,
): string {
  const View = loaded.get(code)
  if (!View) throw new Error(`No view for block ${code}`)
  const placed = Object.fromEntries(
    Object.entries(slots).map(([slot, blocks]) => [slot, <BlockFrames key={slot} blocks={blocks} />]),
  )
  return renderToString(
    <BlockProviders context={context} messages={shopMessages(context.locale)}>
      <View id={id} options={options} data={data} slots={placed} leads={leads} />
    </BlockProviders>,
    { identifierPrefix: `${id}-` },
  )
}

/** The page around its blocks' HTML, as it is inside `#shop`. */
export const renderShop = (page: PagePayload, context: BlockContext): string =>
  renderToString(
    <BlockProviders context={context} messages={shopMessages(context.locale)}>
      <PageView page={page} />
    </BlockProviders>,
  )
