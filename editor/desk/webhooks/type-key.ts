import { WEBHOOK_TYPES } from '#api/rules/webhook-types.ts'
import type { Messages } from '#locales/catalogue.ts'

type TypeKey = keyof Messages['editor']['webhooks']['types']

/** Key of the text that names an event: dots would begin a path. */
export const typeKey = (type: string): TypeKey => {
  const known = WEBHOOK_TYPES.find(each => each === type)
  return known ? (known.replace('.', '_') as TypeKey) : 'test' // each type has a text, as the test of the list shows
}
