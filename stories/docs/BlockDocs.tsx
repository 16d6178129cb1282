import { findBlock } from '#blocks/registry.ts'
import { DocsPage, Primary, Stories, useOf } from '@storybook/addon-docs/blocks'
import { blockFacts } from './block-facts.ts'
import { builtFacts } from './built.ts'
import { BlockPage } from './BlockPage.tsx'
import { useToolbarLocale } from './toolbar-locale.ts'
import { docsWords } from './words.ts'

/** A block's documentation page, before its stories; other stories keep Storybook's own page. Source: LO-15, LO-25. */
export function BlockDocs() {
  const locale = useToolbarLocale()
  const { preparedMeta } = useOf('meta', ['meta'])
  const code: unknown = preparedMeta.parameters['block']
  const block = typeof code === 'string' ? findBlock(code) : undefined
  if (!block) return <DocsPage />
  const facts = blockFacts(block, locale)
  return (
    <>
      <BlockPage facts={facts} built={builtFacts[facts.code]} locale={locale}>
        <Primary />
      </BlockPage>
      <Stories title={docsWords[locale].stories} includePrimary={false} />
    </>
  )
}
