import type { BlockContext, View } from '#blocks/page/view.ts'
import { views } from '#blocks/generated/views.ts'
import { shopMessages } from '#locales/catalogue.ts'
import { BlockProviders } from '#renderer/view/providers.tsx'
import { renderToString } from 'react-dom/server'

export interface FloorBlock {
  readonly id: string
  readonly code: string
  readonly options: unknown
  readonly data: unknown
}

const loaded = new Map<string, View>(
  await Promise.all(
    Object.entries(views).map(async ([code, load]): Promise<[string, View]> => [code, await load()]),
  ),
)

/** The floor: the same views with their data given, in one bare `renderToString`. */
export const renderFloor = (blocks: readonly FloorBlock[], context: BlockContext): string =>
  renderToString(
    <BlockProviders context={context} messages={shopMessages(context.locale)}>
      {blocks.map(({ id, code, options, data }) => {
        const View = loaded.get(code)
        return (
          <div key={id} id={id} className="block" data-block={code}>
            {View && <View id={id} options={options} data={data} />}
          </div>
        )
      })}
    </BlockProviders>,
  )
