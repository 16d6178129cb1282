import { memo } from 'react'
import { isPartAlike } from '../drawn-alike.ts'
import { NO_FINDINGS } from '../findings.ts'
import { type PartProps, StyleFields } from '../StyleFields.tsx'
import { PictureBoard } from './PictureBoard.tsx'

/** Pictures of a style: several are taken at once and sorted to colours; each colour has its own, in order. */
export const StylePictures = memo(
  (part: PartProps) => (
    <StyleFields section="pictures" {...part}>
      <PictureBoard {...part} findings={part.findings.get('images') ?? NO_FINDINGS} />
    </StyleFields>
  ),
  isPartAlike(() => ['images', 'picUrl']),
)
