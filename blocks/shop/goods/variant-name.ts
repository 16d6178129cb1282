/** Goods with their colour and size, for names of controls: two sizes of one product would otherwise be called the same. */
export const variantName = (name: string, values: readonly { readonly value: string }[]): string =>
  values.length === 0 ? name : `${name} (${values.map(({ value }) => value).join(' / ')})`
