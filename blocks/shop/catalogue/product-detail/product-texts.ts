import type { ProductDetail } from '#api/client/product/product-detail.ts'
import { plainText } from '#api/rules/plain-text.ts'

const attributeText = ({ attributes }: Pick<ProductDetail, 'attributes'>, code: string) =>
  attributes.find(attribute => attribute.code === code)?.values[0]?.displayName ?? ''

/**
 * Title, description and keywords of a product's page where nothing is on file for it: its own SEO attributes, else its title,
 * brand and text. Source: C-062, CO-133.
 */
export function productTexts(product: ProductDetail, shopName: string) {
  const heading = [product.title, product.brandList[0]?.name].filter(Boolean)
  return {
    title:
      attributeText(product, 'seoTitle').replaceAll('{shopName}', () => shopName) ||
      [...heading, shopName].join(' | '),
    description:
      attributeText(product, 'seoDescription') ||
      plainText([product.subTitle, product.description].filter(Boolean).join(' ')) ||
      heading.join(' · '),
    keywords: attributeText(product, 'seoKeywords'),
  }
}

/** The key under which SEO texts of a product's page are on file. Source: C-302. */
export const productSeoCode = (code: string): string => `product:${code}`
