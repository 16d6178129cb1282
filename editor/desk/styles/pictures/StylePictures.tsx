import { useEnvironment } from '../../../kit/environment.ts'
import { type PartProps, StyleFields } from '../StyleFields.tsx'
import { namedProducts } from '../style-values.ts'
import { PictureDrop } from './PictureDrop.tsx'

/** Pictures of a style: several are taken at once and sorted to colours; each colour has its own, in order. */
export function StylePictures(part: PartProps) {
  const { uiLocale } = useEnvironment()
  return (
    <StyleFields section="pictures" {...part}>
      {!part.isReadOnly && <PictureDrop {...part} products={namedProducts(part.values, uiLocale)} />}
    </StyleFields>
  )
}
