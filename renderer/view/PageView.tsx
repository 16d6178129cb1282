import { DraftRibbon } from '#ui/draft-ribbon/DraftRibbon.tsx'
import { ProgressBar } from '#ui/progress-bar/ProgressBar.tsx'
import { useTranslations } from 'use-intl'
import type { PagePayload, Region } from '../build/payload.ts'
import { BlockFrames } from './BlockFrame.tsx'
import { StatusView } from './StatusView.tsx'

const MAIN_REGIONS = ['top', 'core', 'main', 'bottom'] as const satisfies Region[]

const NOTE = { margin: 0, padding: '0.12rem 0.16rem', textAlign: 'center' } as const

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
      {page.isPreview && <DraftRibbon isReleased={page.isReleased} />}
      <BlockFrames blocks={regions.header} />
      <main id="main" tabIndex={-1} data-page={page.route.kind} data-guarded={page.guardedFor}>
        {status !== 200 && (
          <StatusView status={status} isUnopened={page.isUnopened} elsewhere={page.head.elsewhere} />
        )}
        {/* Pages made of content only have headings of many kinds but no title of their own. */}
        {status === 200 && regions.core.length === 0 && <h1 className="visuallyHidden">{page.head.title}</h1>}
        {page.head.onlyIn && (
          <p role="note" style={NOTE}>
            {page.head.onlyIn.note}
          </p>
        )}
        {MAIN_REGIONS.map(region => (
          <div key={region} data-slot={region} lang={page.head.onlyIn?.lang}>
            <BlockFrames blocks={regions[region]} />
          </div>
        ))}
      </main>
      <BlockFrames blocks={regions.footer} />
      <div data-slot="popup">
        <BlockFrames blocks={regions.popup} />
      </div>
    </>
  )
}
