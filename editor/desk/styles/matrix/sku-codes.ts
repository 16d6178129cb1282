import type { SpuLine, StyleValues } from '../style-values.ts'

/** Parts of a code. */
interface CodeParts {
  readonly style: string
  readonly product: string
  readonly colour: string
  readonly size: string
}

export const SKU_PATTERN = '{style}-{colour}-{size}'
const SKU_PATTERNS = [SKU_PATTERN, '{product}-{colour}-{size}', '{product}-{size}', '{product}'] as const
export const PRODUCT_PATTERN = '{style}-{colour}'

/** As many letters as a code may have. */
const LONGEST = 64

/** A code by its pattern, without what codes cannot hold; a part that is missing takes its hyphen along. */
export function codeBy(pattern: string, parts: Partial<CodeParts>): string {
  const filled = pattern.replace(/\{(\w+)\}/g, (_, name: string) => parts[name as keyof CodeParts] ?? '') // other names give nothing
  return filled
    .normalize('NFKC')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^[^A-Za-z0-9]+|-+$/g, '')
    .slice(0, LONGEST)
}

const partsOf = ({ style, code }: SpuLine, { colour = '', size = '' }: SpuLine['skus'][number]) => ({
  style,
  product: code,
  colour,
  size,
})

/** The pattern that the codes of a style follow; the usual one where they follow none. */
export function patternOf(values: StyleValues): string {
  const follows = (pattern: string) =>
    Object.values(values).every(line =>
      line.skus.every(sku => sku.code === codeBy(pattern, partsOf(line, sku))),
    )
  return SKU_PATTERNS.find(follows) ?? SKU_PATTERN
}

/** All codes of products and SKUs of a style. */
const codesIn = (values: StyleValues): ReadonlySet<string> =>
  new Set(Object.values(values).flatMap(line => [line.code, ...line.skus.map(({ code }) => code)]))

/** The code, or with the first number that makes it a new one. */
function unused(code: string, used: ReadonlySet<string>): string {
  if (!used.has(code)) return code
  for (let number = 2; ; number++) if (!used.has(`${code}-${number}`)) return `${code}-${number}`
}

/** Code of a new product in a colour. */
export const newProductCode = (values: StyleValues, style: string, colour: string): string =>
  unused(codeBy(PRODUCT_PATTERN, { style, colour }), codesIn(values))

/** Codes of new SKUs, one after the other. */
export function skuCoder(values: StyleValues, pattern: string): (parts: CodeParts) => string {
  const used = new Set(codesIn(values))
  return parts => {
    const code = unused(codeBy(pattern, parts), used)
    used.add(code)
    return code
  }
}
