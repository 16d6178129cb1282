import { useIsHydrated } from '#ui/hydrated/useIsHydrated.ts'
import { Skeleton, SkeletonGroup } from '#ui/skeleton/Skeleton.tsx'
import type { ReactNode } from 'react'
import { useIsBuilder } from '../../page/view.ts'
import type { ScreenOptions } from '../screen/screen.ts'
import { ScreenFrame } from '../screen/ScreenFrame.tsx'
import styles from './DetailFrame.module.css'

interface Props {
  readonly options: ScreenOptions
  readonly title: string
  /** For rules of print. */
  readonly className?: string | undefined
  /** Read in the browser, with the shopper's session or an order's token: neither the server's HTML nor the canvas has it. */
  readonly children: ReactNode
}

/** A page about one order or return, for its member or for a guest with the order's token. */
export function DetailFrame({ options, title, className, children }: Props) {
  const isHydrated = useIsHydrated()
  const isShown = !useIsBuilder() && isHydrated
  return (
    <ScreenFrame options={options}>
      <div className={[styles.page, className].filter(Boolean).join(' ')}>
        <h1 className={styles.title}>{title}</h1>
        {isShown ? children : <DetailWaiting />}
      </div>
    </ScreenFrame>
  )
}

/** Until what the page is about was read; as high as the window, as most of them are, so that the footer does not move. */
export const DetailWaiting = () => (
  <SkeletonGroup className={styles.waiting}>
    <Skeleton lines={6} />
  </SkeletonGroup>
)

/** Links back to where the shopper comes from; not on paper. */
export const WaysBack = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.ways}>{children}</p>
)
