import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { Notice } from '#ui/notice/Notice.tsx'
import { Desk } from './Desk.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import styles from '../../kit/parts/screen.module.css'

interface Props<Thing> {
  readonly title: string
  /** The list that it is in. */
  readonly list: { readonly path: string; readonly name: string }
  readonly loading: string
  /** Says that there is no such thing. */
  readonly missing: string
  /** Brings it; `null` when there is none. */
  readonly query: {
    readonly data: Thing | null | undefined
    readonly error: Error | null
    readonly refetch: () => Promise<unknown>
  }
  readonly children: (thing: Thing) => ReactNode
}

/** A screen about one thing of a list: the thing, or what is in its place while it loads and where there is none. */
export function DeskDetail<Thing>({
  title,
  list,
  loading,
  missing,
  query: { data, error, refetch },
  children,
}: Props<Thing>) {
  return (
    <Desk title={title}>
      <BackToList {...list} />
      {error && <LoadFailure error={error} retry={refetch} />}
      {data === undefined && !error && <output className={styles.notice}>{loading}</output>}
      {data === null && <Notice tone="error">{missing}</Notice>}
      {data && children(data)}
    </Desk>
  )
}

/** To the list as the operator left it. */
function BackToList({ path, name }: { readonly path: string; readonly name: string }) {
  const state: unknown = useLocation().state
  const { list } = Object(state) as { readonly list?: unknown } // what the list puts there
  return (
    <p className={styles.back}>
      <Link to={`${path}${typeof list === 'string' ? list : ''}`} className={styles.way}>
        {name}
      </Link>
    </p>
  )
}
