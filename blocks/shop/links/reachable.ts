/**
 * Whether a page of the shop can be had: for presses that would end on the browser's own error page. A browser that calls itself offline
 * may still reach a shop on its own machine, so a request decides.
 */
export const isReachable = async (href: string): Promise<boolean> =>
  navigator.onLine ||
  fetch(href, { method: 'HEAD' }).then(
    () => true,
    () => false,
  )
