import type { CSSProperties, MouseEvent } from 'react'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { cssRatio } from '../../shop/pictures/css-ratio.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import { PictureLink } from '../../shop/links/PictureLink.tsx'
import { useIsBuilder, type ViewProps } from '../../page/view.ts'
import styles from '../../shop/layout/posters.module.css'
import { posterTarget } from './poster-target.ts'
import type { KindPosterOptions, Poster } from './block.ts'

/** Name of the bubbling event that a poster without a link dispatches; `detail` is the poster. Source: L-258. */
export const POSTER_EVENT = 'cairn:poster'

const MOST_COLUMNS = 3

/** Posters side by side, stacked on phones. Source: L-255 … L-258. */
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
      <div className="pageWidth">
        <ul className={styles.posters}>
          {posters.map((poster, at) => (
            <li key={at}>
              <PictureLink
                {...poster}
                number={at + 1}
                sizes={sizes(posters.length)}
                shape={options.ratio}
                onPress={posterTarget(poster.link) ? undefined : event => tellPage(event, poster)}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const tellPage = ({ currentTarget }: MouseEvent, poster: Poster) =>
  currentTarget.dispatchEvent(new CustomEvent(POSTER_EVENT, { bubbles: true, detail: poster }))

const sizes = (count: number) =>
  `(min-width: 577px) ${Math.ceil(100 / Math.min(count, MOST_COLUMNS))}vw, 100vw`
