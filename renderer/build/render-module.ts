import type * as entry from '../view/entry.tsx'

/** Module that Vite builds from `view/entry.tsx`: the only part of the renderer that needs JSX. */
export type RenderModule = Pick<typeof entry, 'renderBlock' | 'renderShop'>
