import { type BlockContext, BlockContextProvider } from '#blocks/page/view.ts'
import { languageTag } from '#locales/locale.ts'
import { PictureSizeContext } from '#ui/picture/picture-size.ts'
import type { ReactNode } from 'react'
import { type AbstractIntlMessages, IntlProvider } from 'use-intl'

interface Props {
  readonly context: BlockContext
  readonly messages: AbstractIntlMessages
  readonly children: ReactNode
}

/** The providers around every block's view: the same on the server and in the browser, or hydration would differ. */
export const BlockProviders = ({ context, messages, children }: Props) => (
  <IntlProvider
    locale={languageTag(context.locale)}
    messages={messages}
    timeZone="Asia/Hong_Kong"
    now={new Date(context.now)}
  >
    <BlockContextProvider value={context}>
      <PictureSizeContext value={context.pictureSize}>{children}</PictureSizeContext>
    </BlockContextProvider>
  </IntlProvider>
)
