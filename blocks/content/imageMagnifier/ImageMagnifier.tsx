import { Magnifier } from '../../shop/zoom/Magnifier.tsx'
import { useZoom } from '../../shop/zoom/useZoom.tsx'
import { boxStyle } from '../../shop/layout/box-style.ts'
import { EmptyBlock } from '../../shop/layout/EmptyBlock.tsx'
import type { ViewProps } from '../../page/view.ts'
import type { ImageMagnifierOptions } from './block.ts'

/** A picture that is magnified under the mouse; a tap or Enter shows it large. Source: L-336 … L-338, LO-65. */
export function ImageMagnifier({ options }: ViewProps<ImageMagnifierOptions>) {
  const { imgUrl, alt, scale, box, mBox } = options
  const zoom = useZoom()
  if (!imgUrl) return <EmptyBlock />
  return (
    <div className="box" style={boxStyle(box, mBox)}>
      <div className="pageWidth">
        <Magnifier
          src={imgUrl}
          alt={alt}
          scale={scale}
          sizes="100vw"
          onOpen={() => zoom.open([{ src: imgUrl, alt }], 0)}
        />
      </div>
      {zoom.dialog}
    </div>
  )
}
