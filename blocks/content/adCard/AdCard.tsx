import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './AdCard.module.css'
import type { AdCardOptions } from './block.ts'

/** Source: L-335, LO-65. */
export function AdCard({ options: { imgUrl, alt, title, clickUrl } }: ViewProps<AdCardOptions>) {
  const t = useTranslations('shop.picture')
  const mark = useTextMark()
  if (!imgUrl && !title) return <EmptyBlock />
  return (
    <div className="pageWidth">
      <BlockLink
        link={clickUrl}
        label={alt || title ? undefined : t('unnamed', { number: 1 })}
        className={styles.card}
      >
        {imgUrl && (
          <span className={styles.frame}>
            <Picture src={imgUrl} alt={alt} sizes="100vw" className={styles.picture} />
          </span>
        )}
        {title && (
          <span className={styles.title} {...mark('title')}>
            {title}
          </span>
        )}
      </BlockLink>
    </div>
  )
}
