import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import styles from './Profile.module.css'

/** As tall as the form on the same screen. */
export const ProfileSkeleton = () => (
  <SkeletonGroup className={styles.panels}>
    <Skeleton shape="box" ratio="auto" className={styles.waitingForm} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
  </SkeletonGroup>
)
