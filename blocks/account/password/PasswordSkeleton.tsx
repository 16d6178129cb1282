import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import styles from './Password.module.css'

/** As tall as the form. */
export const PasswordSkeleton = () => (
  <SkeletonGroup>
    <Skeleton shape="box" ratio="auto" className={styles.waiting} />
  </SkeletonGroup>
)
