import { Breadcrumb } from '#ui/breadcrumb/Breadcrumb.tsx'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import styles from './ServicePage.module.css'

interface HeadProps {
  readonly title: string
  readonly lead: string
  readonly className?: string | undefined
}

/** A title and a sentence below it. */
export const ServiceHead = ({ title, lead, className }: HeadProps) => (
  <header className={className ? `${styles.head} ${className}` : styles.head}>
    <h1 className={styles.title}>{title}</h1>
    <p className={styles.lead}>{lead}</p>
  </header>
)

interface Props extends Pick<HeadProps, 'title' | 'lead'> {
  readonly children: ReactNode
}

/** The frame of pages that serve: where one is, what the page is for, then the page itself. */
export function ServicePage({ title, lead, children }: Props) {
  const t = useTranslations('shop.breadcrumb')
  return (
    <div className={styles.page}>
      <Breadcrumb crumbs={[{ label: t('home'), href: '/' }, { label: title }]} />
      <ServiceHead title={title} lead={lead} className={styles.spaced} />
      {children}
    </div>
  )
}
