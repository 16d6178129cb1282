/** First segments of pages where nothing may come between the shopper and the form. Source: LO-29. */
const WITHOUT_POPUPS = new Set(['checkout', 'payment', 'pay', 'login', 'register'])

const PREVIEW = /^\/preview(?=\/|$)/

/** Whether pop-ups may show at an address of the shop; a draft is judged by the address it will have. Source: LO-29. */
export const allowsPopups = (pathname: string) =>
  !WITHOUT_POPUPS.has(pathname.replace(PREVIEW, '').split('/')[1] ?? '')

/** Drafts show pop-ups as often as one looks; nothing is counted there. */
export const countsShowings = (pathname: string) => !PREVIEW.test(pathname)
