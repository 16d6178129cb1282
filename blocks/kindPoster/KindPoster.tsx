import { Picture } from '#ui/picture/Picture.tsx'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { BlockLink } from '../BlockLink.tsx'
import { boxStyle } from '../box-style.ts'
import { cssRatio } from '../css-ratio.ts'
import { EmptyBlock } from '../EmptyBlock.tsx'
import { useIsBuilder, type ViewProps } from '../view.ts'
import styles from './KindPoster.module.css'
import { posterTarget } from './poster-target.ts'
import type { KindPosterOptions, Poster } from './schema.ts'

/** Name of the event a poster that leads nowhere sends up the page; `detail` is the poster. Source: L-258. */
export const POSTER_EVENT = 'cairn:poster'

const MOST_COLUMNS = 3

/** Posters side by side, one below the other on phones. Source: L-255 … L-258. */
export function KindPoster({ options }: ViewProps<KindPosterOptions>) {
  const isBuilder = useIsBuilder()
  const posters = options.posterList.filter(({ url }) => isBuilder || url)
  if (posters.length === 0) return <EmptyBlock />
  const style = {
    ...boxStyle(options.box, options.mBox),
    '--columns': Math.min(posters.length, MOST_COLUMNS),
    '--shape': cssRatio(options.ratio),
  } as CSSProperties
  return (
    <div className="box" style={style}>
      <ul className={styles.posters}>
        {posters.map((poster, at) => (
          <li key={at} className={styles.poster}>
            <Click poster={poster}>
              {poster.url && (
                <Picture
                  src={poster.url}
                  alt={poster.alt}
                  sizes={sizes(posters.length)}
                  className={styles.picture}
                />
              )}
            </Click>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Click({ poster, children }: { readonly poster: Poster; readonly children: ReactNode }) {
  if (posterTarget(poster.link))
    return (
      <BlockLink link={poster.link} className={styles.click}>
        {children}
      </BlockLink>
    )
  const emit = ({ currentTarget }: MouseEvent) =>
    currentTarget.dispatchEvent(new CustomEvent(POSTER_EVENT, { bubbles: true, detail: poster }))
  return (
    <button type="button" className={styles.click} onClick={emit}>
      {children}
    </button>
  )
}

const sizes = (count: number) =>
  `(min-width: 577px) ${Math.ceil(100 / Math.min(count, MOST_COLUMNS))}vw, 100vw`
