/** Code of the product of a style that an address of the shop shows; `undefined` for any other address. */
export function shownProduct(
  pathname: string,
  lines: readonly { readonly code: string }[],
): string | undefined {
  const [, segment = ''] = /\/(?:product|item)\/(?:[^/]+\/)?([^/]+)\/?$/.exec(pathname) ?? []
  return lines.find(({ code }) => encodeURIComponent(code) === segment || code === segment)?.code
}
