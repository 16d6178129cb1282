import { useTranslations } from 'use-intl'
import styles from './Skeleton.module.css'

interface Props {
  readonly shape?: 'text' | 'box' | 'circle'
  /** Number of text lines; the last one is shorter. */
  readonly lines?: number
  /** CSS `aspect-ratio` of a box. */
  readonly ratio?: string
  readonly className?: string | undefined
}

/** A placeholder for loading content. Silent for screen readers; `SkeletonGroup` announces the loading once. */
export function Skeleton({ shape = 'text', lines = 1, ratio, className }: Props) {
  const classes = [styles.skeleton, styles[shape], className].filter(Boolean).join(' ')
  if (shape !== 'text') return <span className={classes} style={{ aspectRatio: ratio }} aria-hidden="true" />
  return Array.from({ length: lines }, (_, line) => (
    <span key={line} className={classes} aria-hidden="true" />
  ))
}

/** Wraps the skeletons of one piece of content. */
export function SkeletonGroup({
  children,
  className,
}: Pick<Props, 'className'> & { children: React.ReactNode }) {
  const t = useTranslations('common')
  return (
    <div className={[styles.group, className].filter(Boolean).join(' ')}>
      <output className="visuallyHidden">{t('loading')}</output>
      {children}
    </div>
  )
}

interface ListProps extends Pick<Props, 'className'> {
  /** Number of items. */
  readonly count?: number
  readonly itemClass: string | undefined
  /** The skeletons of one item. */
  readonly children: React.ReactNode
}

/** Placeholders for the items of a list, in the list's own layout. */
export const SkeletonList = ({ count = 2, className, itemClass, children }: ListProps) => (
  <SkeletonGroup className={className}>
    {Array.from({ length: count }, (_, at) => (
      <div key={at} className={itemClass}>
        {children}
      </div>
    ))}
  </SkeletonGroup>
)
