import type { HomeModalOptions } from './block.ts'

export type Audience = 'visitor' | 'member'

/**
 * Content of the modal for each audience; an empty `image` shows nothing. `at` begins the names of its options. Source: L-249, L-250,
 * LO-40.
 */
export const offerFor = (options: HomeModalOptions, audience: Audience) =>
  audience === 'visitor'
    ? {
        at: 'visitor_',
        image: options.visitor_img_url,
        alt: options.visitor_alt,
        link: options.visitor_link,
        heading: options.visitor_heading,
        text: options.visitor_text,
        button: options.visitor_button,
      }
    : {
        at: 'user_',
        image: options.user_img_url,
        alt: options.user_alt,
        link: options.user_link,
        heading: options.user_heading,
        text: options.user_text,
        button: options.user_button,
      }

export type Offer = ReturnType<typeof offerFor>
