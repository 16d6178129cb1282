interface Paged {
  readonly pageInput?: { readonly after?: string | null | undefined } | null | undefined
}

/** The cursor before a page. An empty one is none: clients that hold an empty `endCursor` as a text begin at the beginning. */
export const pageAfter = ({ pageInput }: Paged): string | undefined => pageInput?.after || undefined
