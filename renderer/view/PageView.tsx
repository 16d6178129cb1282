import { DraftRibbon } from '#ui/draft-ribbon/DraftRibbon.tsx'
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx'
import { useTranslations } from 'use-intl'
import type { BlockPayload, PagePayload, Region } from '../payload.ts'
import { BlockFrame, frameKey } from './BlockFrame.tsx'
import { StatusView } from './StatusView.tsx'

const MAIN_REGIONS = ['top', 'core', 'main', 'bottom'] as const satisfies Region[]

const Blocks = ({ blocks }: { readonly blocks: readonly BlockPayload[] }) =>
  blocks.map(block => <BlockFrame key={frameKey(block)} block={block} />)

/** A whole page: frame around, blocks inside, pop-ups last. */
export function PageView({
  page,
  isLoading = false,
}: {
  readonly page: PagePayload
  readonly isLoading?: boolean
}) {
  const t = useTranslations('shop.page')
  const { regions, status } = page
  return (
    <>
      <ProgressBar isRunning={isLoading} />
      <a className="skipLink" href="#main">
        {t('skipToContent')}
      </a>
      {page.isPreview && <DraftRibbon />}
      <Blocks blocks={regions.header} />
      <main id="main" tabIndex={-1}>
        {status !== 200 && <StatusView status={status} />}
        {/* Pages made of content only have headings of many kinds but no title of their own. */}
        {status === 200 && regions.core.length === 0 && <h1 className="visuallyHidden">{page.head.title}</h1>}
        {MAIN_REGIONS.map(region => (
          <div key={region} data-slot={region}>
            <Blocks blocks={regions[region]} />
          </div>
        ))}
      </main>
      <Blocks blocks={regions.footer} />
      <div data-slot="popup">
        <Blocks blocks={regions.popup} />
      </div>
    </>
  )
}
