import { Picture } from '#ui/picture/Picture.tsx'
import { useTranslations } from 'use-intl'
import { BlockLink } from '../../shop/links/BlockLink.tsx'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { useIsBuilder, useTextMark, type ViewProps } from '../../page/view.ts'
import styles from './FooterIconList.module.css'
import type { FooterIconListOptions } from './block.ts'

/** Width and height of an icon in px, asked for and drawn. Source: L-238. */
const ICON = { width: 105, height: 70 } as const

/** Source: L-237, L-238. */
export function FooterIconList({ options: { title, iconList } }: ViewProps<FooterIconListOptions>) {
  const t = useTranslations('shop.picture')
  const isBuilder = useIsBuilder()
  const mark = useTextMark()
  const icons = iconList.filter(({ url, text }) => isBuilder || url || text)
  if (!title && icons.length === 0) return <EmptyBlock />
  return (
    <section className={`pageWidth ${styles.list}`} aria-label={title || undefined}>
      {title && (
        <h2 className={styles.title} {...mark('title')}>
          {title}
        </h2>
      )}
      {icons.length > 0 && (
        <ul className={styles.icons}>
          {icons.map(({ url, text, link }, at) => (
            <li key={at} className={styles.item}>
              <BlockLink
                link={link}
                label={text ? undefined : t('unnamed', { number: at + 1 })}
                className={styles.icon}
              >
                <span className={styles.place}>
                  {url && <Picture src={url} alt="" {...ICON} className={styles.picture} />}
                </span>
                {text && (
                  <span className={styles.text} {...mark(`iconList.${at}.text`)}>
                    {text}
                  </span>
                )}
              </BlockLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
