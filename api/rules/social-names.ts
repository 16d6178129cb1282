/** Places a social link may lead to; the shop draws a sign for each. Source: LO-70. */
export const SOCIAL_NAMES = ['facebook', 'instagram', 'youtube', 'whatsapp', 'wechat', 'threads'] as const
export type SocialName = (typeof SOCIAL_NAMES)[number]
