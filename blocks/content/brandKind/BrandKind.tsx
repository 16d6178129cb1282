import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { type CategoryAddresses, categoryAddress } from '../../shop/links/category-addresses.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { LeadingPicture } from '../../shop/pictures/LeadingPicture.tsx'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './BrandKind.module.css'
import type { BrandKindOptions } from './block.ts'

const MOST_STARS = 5

interface Data {
  readonly addresses?: CategoryAddresses | undefined
}

/** A brand's introduction. Source: L-285 … L-290, LO-63. */
export function BrandKind({ options, data, leads }: ViewProps<BrandKindOptions, Data>) {
  const t = useTranslations('static.brandKind')
  const mark = useTextMark()
  const { titleBg, brandImg, rate, title = t('flagship') } = options
  const categories = options.categories.filter(({ frontName }) => frontName)
  const hasContent = titleBg || brandImg || rate || categories.length > 0 || options.title
  if (!hasContent) return <EmptyBlock />
  return (
    <section className={styles.brand}>
      {(title || titleBg) && (
        <div className={styles.head} data-has-picture={titleBg ? '' : undefined}>
          {titleBg && (
            <LeadingPicture className={styles.titleBg} src={titleBg} alt="" sizes="100vw" leads={leads} />
          )}
          {title && (
            <h2 className={styles.title} {...mark('title')}>
              {title}
            </h2>
          )}
        </div>
      )}
      {(brandImg || rate !== undefined || categories.length > 0) && (
        <div className={`pageWidth ${styles.body}`} data-has-picture={brandImg ? '' : undefined}>
          {brandImg && (
            <Picture
              className={styles.brandImg}
              src={brandImg}
              alt=""
              ratio="4 / 3"
              sizes="(min-width: 1025px) 40vw, 100vw"
            />
          )}
          <div className={styles.about}>
            {rate !== undefined && <Stars rate={rate} />}
            {categories.length > 0 && (
              <ul className={styles.categories}>
                {categories.map((category, at) => (
                  <li key={at}>
                    <Category {...category} href={categoryAddress(category, data.addresses)} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      )}
    </section>
  )
}

/** Five stars, some of them filled; read aloud as one sentence. Source: L-289. */
function Stars({ rate }: { readonly rate: number }) {
  const t = useTranslations('static.brandKind')
  return (
    <p className={styles.stars}>
      <span className="visuallyHidden">{t('rate', { rate })}</span>
      {Array.from({ length: MOST_STARS }, (_, at) => (
        <span key={at} className={styles.star} data-filled={at < rate || undefined} aria-hidden="true" />
      ))}
    </p>
  )
}

interface CategoryProps {
  readonly frontName: string
  readonly count: number
  readonly href: string | undefined
}

/** A category's name and count; plain text if it has no code to link to. Source: L-290. */
function Category({ frontName, count, href }: CategoryProps) {
  const t = useTranslations('static.brandKind')
  const content = (
    <>
      <span>{frontName}</span>
      <span className={styles.count}>{t('count', { count })}</span>
    </>
  )
  return href ? (
    <a className={styles.category} href={href}>
      {content}
    </a>
  ) : (
    <span className={styles.category}>{content}</span>
  )
}
