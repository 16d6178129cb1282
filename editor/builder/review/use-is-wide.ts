import { useMediaQuery } from '../../kit/parts/use-media-query.ts'

/** Room for two pages beside the comments; `review.module.css` asks the same. */
const WIDE = '(min-width: 1200px)'

/** True while the window has room for both languages side by side. */
export const useIsWide = (): boolean => useMediaQuery(WIDE)
