import type { FitProduct } from '#api/client/product/recommendations.ts'

interface Change {
  readonly categories?: readonly string[]
  readonly gender?: string
  readonly sizes?: readonly string[]
  /** Units left by size; what is not named has plenty. */
  readonly stock?: Readonly<Record<string, number | null>>
  /** Texts of recommend attributes by their codes. */
  readonly recommend?: Readonly<Record<string, string>>
}

/** A men's jacket in S, M and L as the size rules see it, skus named `CODE-SIZE`; name only what the case is about. */
export const fitProductOf = (
  code: string,
  {
    categories = ['men', 'men-shell'],
    gender = 'men',
    sizes = ['S', 'M', 'L'],
    stock = {},
    recommend = {},
  }: Change = {},
): FitProduct => ({
  code,
  categories: categories.map(category => ({ code: category })),
  attributes: [
    { code: 'gender', values: [{ code: gender, displayName: gender }] },
    ...Object.entries(recommend).map(([attribute, text]) => ({
      code: attribute,
      values: [{ code: '', displayName: text }],
    })),
  ],
  skus: sizes.map(size => ({
    code: `${code}-${size}`,
    inventory: size in stock ? (stock[size] ?? null) : 9,
    isEnabled: true,
    options: [{ code: 'size', value: size, valueCode: size }],
  })),
})
