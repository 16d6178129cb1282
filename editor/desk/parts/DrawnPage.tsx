import type { FieldProblem } from '#desk/collections/record-shapes.ts'
import { ContentError } from '#operators/client/call.ts'
import { Notice } from '#ui/notice/Notice.tsx'
import { useState } from 'react'
import { useFit } from '../../builder/canvas/use-fit.ts'
import styles from './DrawnPage.module.css'

/** Widths that a drawn page can be looked at. */
export const WIDTHS = ['phone', 'desktop'] as const
export type Width = (typeof WIDTHS)[number]

interface Props {
  readonly title: string
  readonly width: Width
  /** Absent until it is drawn for the first time. */
  readonly html: string | undefined
  readonly error: Error | null
  readonly isFetching: boolean
  /** Says that the page is being drawn. */
  readonly drawing: string
  /** Told where a link in the page led. */
  readonly onLink?: (pathname: string) => void
}

/** A page of the shop that the server has drawn for staff, as large as on a device. */
export function DrawnPage({ title, width, html, error, isFetching, drawing, onLink }: Props) {
  const { area, sheet, document: drawn } = useFit(width)
  /** Rises when a link has led the frame away, so that the page is put back. */
  const [round, setRound] = useState(0)
  const onLoad = ({ currentTarget }: React.SyntheticEvent<HTMLIFrameElement>) => {
    const address = currentTarget.contentWindow?.location
    if (!address || address.protocol === 'about:') return
    onLink?.(address.pathname)
    setRound(round + 1)
  }
  return (
    <>
      <output className={styles.state}>{isFetching && drawing}</output>
      {error ? (
        <Problems error={error} />
      ) : (
        <div ref={area} className={styles.frame} aria-busy={isFetching}>
          {html !== undefined && (
            <div style={sheet}>
              {/* Without scripts: nothing asks the shop about what it does not know, counts a visit, or fills a bag. */}
              <iframe
                key={round}
                title={title}
                sandbox="allow-same-origin"
                srcDoc={html}
                style={drawn}
                onLoad={onLoad}
              />
            </div>
          )}
        </div>
      )}
    </>
  )
}

/** Why a page cannot be drawn, value by value where values are wrong. */
function Problems({ error }: { readonly error: Error }) {
  const data: unknown = error instanceof ContentError ? error.data : undefined
  const { problems = [] } = Object(data) as { readonly problems?: readonly FieldProblem[] }
  return (
    <Notice tone="warning">
      {error.message}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ code, path, message }) => (
            <li key={`${code} ${path}`}>
              {code} · {path}: {message}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
