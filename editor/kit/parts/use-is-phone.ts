import { useMediaQuery } from './use-media-query.ts'

/** A phone held upright or sideways; `Toolbar.module.css` asks the same. */
const PHONE = '(max-width: 720px), (max-width: 1000px) and (max-height: 500px)'

/** True while the window is too small to edit blocks in. */
export const useIsPhone = (): boolean => useMediaQuery(PHONE)
