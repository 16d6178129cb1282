/**
 * Inline script, the first child of the login page's element: marks the document of a shopper who wants to check out, so that the page is
 * painted with guest checkout on top from the start. The server keeps one page for all queries. Source: C-052, C-232.
 */
export const MARK_CHECKOUT =
  'if(/[?&](redirectUrl=(%2F|\\/)cart|from=checkout)(&|$)/i.test(location.search))document.documentElement.dataset.toCheckout=""'
