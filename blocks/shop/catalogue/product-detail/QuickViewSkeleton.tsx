import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import styles from './QuickView.module.css'

/** The places of picture and words while the product is on its way. */
export function QuickViewSkeleton() {
  return (
    <SkeletonGroup className={styles.product}>
      <Skeleton shape="box" />
      <div className={styles.facts}>
        <Skeleton lines={2} />
        <Skeleton />
        <Skeleton shape="box" ratio="6 / 1" />
        <Skeleton shape="box" ratio="6 / 1" />
      </div>
    </SkeletonGroup>
  )
}
