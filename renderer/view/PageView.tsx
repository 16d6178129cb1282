import { useTranslations } from 'use-intl'
import type { BlockPayload, PagePayload, Region } from '../payload.ts'
import { BlockFrame } from './BlockFrame.tsx'
import { StatusView } from './StatusView.tsx'

const MAIN_REGIONS = ['top', 'core', 'main', 'bottom'] as const satisfies Region[]

const Blocks = ({ blocks }: { readonly blocks: readonly BlockPayload[] }) =>
  blocks.map(block => <BlockFrame key={block.id} block={block} />)

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
      <div className="routeProgress" data-active={isLoading || undefined} aria-hidden="true" />
      <a className="skipLink" href="#main">
        {t('skipToContent')}
      </a>
      {page.isPreview && <p className="draftRibbon">{t('draft')}</p>}
      <Blocks blocks={regions.header} />
      <main id="main" tabIndex={-1}>
        {status === 200 || <StatusView status={status} />}
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
