import type { DocumentGroup } from '#api/client/support/help-centre.ts'
import type { SiteDocument } from '#api/client/navigation.ts'
import prose from '../../shop/layout/prose.module.css'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { ScreenFrame } from '../../shop/screen/ScreenFrame.tsx'
import { useBlockContext, useIsBuilder, type ViewProps } from '../../page/view.ts'
import type { DocumentOptions } from './block.ts'
import { formatDay } from '#locales/format.ts'
import { Breadcrumb } from '#ui/breadcrumb/Breadcrumb.tsx'
import { ErrorState } from '#ui/error-state/ErrorState.tsx'
import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import styles from './Document.module.css'
import { GroupNav } from './GroupNav.tsx'

interface Data {
  readonly document?: SiteDocument | null | undefined
  readonly groups?: readonly DocumentGroup[] | undefined
}

/** A document of the help centre or about the shop, and its neighbours. Source: C-033, C-034, L-144, L-145, LO-86. */
export function Document({ options, data }: ViewProps<DocumentOptions, Data>) {
  const t = useTranslations('service.document')
  const shop = useTranslations('shop.breadcrumb')
  const isBuilder = useIsBuilder()
  const { document, groups = [] } = data
  if (!document)
    return (
      <ScreenFrame options={options}>
        {isBuilder ? (
          <EmptyBlock of="service.document" />
        ) : (
          <ErrorState title={t('failedTitle')} text={t('failedText')} />
        )}
      </ScreenFrame>
    )
  const group = groups.find(({ documents }) => documents.some(({ code }) => code === document.code))
  return (
    <ScreenFrame options={options}>
      <div className={styles.page}>
        <Breadcrumb
          crumbs={[
            { label: shop('home'), href: '/' },
            { label: group?.name ?? t('title'), href: group ? `/help#${group.code}` : '/help' },
            { label: document.title },
          ]}
        />
        <div className={styles.columns}>
          <Article document={document} showDate={options.showDate} />
          {options.showNeighbours && group && <GroupNav group={group} current={document.code} />}
        </div>
      </div>
    </ScreenFrame>
  )
}

function Article({ document, showDate }: { readonly document: SiteDocument; readonly showDate: boolean }) {
  const t = useTranslations('service.document')
  const { locale } = useBlockContext()
  const { title, subTitle, content, imageUrl, updateTime, inForceFrom, inForceUntil } = document
  return (
    <article className={styles.article}>
      <header className={styles.head}>
        <h1 className={styles.title}>{title}</h1>
        {subTitle && <p className={styles.subTitle}>{subTitle}</p>}
        {showDate && (
          <p className={styles.updated}>
            {t('updated')} <time dateTime={updateTime}>{formatDay(updateTime, locale)}</time>
          </p>
        )}
        {inForceUntil && (
          <p className={styles.updated}>
            {t('wasInForce', {
              from: formatDay(inForceFrom, locale),
              until: formatDay(inForceUntil, locale),
            })}{' '}
            <a href={`/article/${encodeURIComponent(document.code)}`}>{t('current')}</a>
          </p>
        )}
      </header>
      {imageUrl && (
        <Picture
          src={imageUrl}
          alt=""
          ratio="21 / 9"
          sizes="(min-width: 1025px) 880px, 100vw"
          isPriority
          className={styles.picture}
        />
      )}
      <div
        className={`${prose.prose} ${styles.prose}`}
        // Cleaned when it was stored (`api/catalogue/site/read-site-line.ts`).
        dangerouslySetInnerHTML={{ __html: content }}
      />
      <OtherVersions document={document} />
    </article>
  )
}

/** Versions that are or were in force, each at its own address. */
function OtherVersions({ document: { code, version, versions } }: { readonly document: SiteDocument }) {
  const t = useTranslations('service.document')
  const { locale } = useBlockContext()
  const others = versions.filter(each => each.code !== version)
  if (others.length === 0) return null
  return (
    <nav aria-label={t('earlier')} className={styles.updated}>
      <h2>{t('earlier')}</h2>
      <ul>
        {others.map(each => (
          <li key={each.code}>
            <a href={`/article/${encodeURIComponent(`${code}@${each.code}`)}`}>
              {t('version', { version: each.code, from: formatDay(each.inForceFrom, locale) })}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
