/** For queries of TanStack Query: a failure shows at once, offline too, and the shopper tries again. */
export const SHOWS_FAILURES = { retry: false, networkMode: 'always' } as const
