import type { HomeModalOptions } from './block.ts'

export type Audience = 'visitor' | 'member'

/** What the modal shows to each audience; an empty `image` shows nothing. Source: L-249, L-250, LO-40. */
export const offerFor = (options: HomeModalOptions, audience: Audience) =>
  audience === 'visitor'
    ? { image: options.visitor_img_url, alt: options.visitor_alt, link: options.visitor_link }
    : { image: options.user_img_url, alt: options.user_alt, link: options.user_link }
