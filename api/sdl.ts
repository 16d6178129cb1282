import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that make up the schema. A new domain adds its own here. */
const FILES = [
  'schema.graphql',
  'product/product.graphql',
  'site/site.graphql',
  'arrival/arrival.graphql',
  'newsletter/newsletter.graphql',
  'purchase/purchase.graphql',
  'customer/customer.graphql',
  'member/member.graphql',
  'social/social.graphql',
  'service/service.graphql',
]

/** The schema's text, one string per file. */
export const typeDefs: readonly string[] = FILES.map(file =>
  readFileSync(join(import.meta.dirname, file), 'utf8'),
)
