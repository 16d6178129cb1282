import { Skeleton } from '#ui/skeleton/Skeleton.tsx'

/** Three rows of four: more than a screen is high, so that what stands below is out of sight when they are replaced. */
const MOST = 12

/** Places of products on their way, in the grid they will stand in. */
export function ComingCards({ count, className }: { readonly count: number; readonly className?: string }) {
  return (
    <div className={className} aria-hidden="true">
      {Array.from({ length: Math.min(MOST, count) }, (_, at) => (
        <div key={at}>
          <Skeleton shape="box" ratio="1" />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  )
}
