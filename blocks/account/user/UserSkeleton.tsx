import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import styles from './User.module.css'

/** As tall as the account's home on the same screen. */
export const UserSkeleton = () => (
  <SkeletonGroup className={styles.home}>
    <Skeleton shape="box" ratio="auto" className={styles.waitingDetails} />
    <Skeleton shape="box" ratio="auto" className={styles.waitingCards} />
    <div className={styles.pair}>
      <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
      <Skeleton shape="box" ratio="auto" className={styles.waitingPanel} />
    </div>
  </SkeletonGroup>
)
