import type { RJSFSchema, UiSchema, ValidatorType } from '@rjsf/utils'
import type { FormNode } from './form-schema.ts'

/** A form as rjsf takes it: shapes in `schema`, our controls by name in `uiSchema`. */
export interface RjsfForm {
  readonly schema: RJSFSchema
  readonly uiSchema: UiSchema
}

/**
 * Defaults stay out: rjsf would write them into the draft, and an unset option must keep following its default.
 * Conditions stay out too (`visibleWhen` is ours), since rjsf's `oneOf` and `dependencies` take seconds on real forms.
 */
export function rjsfForm(node: FormNode): RjsfForm {
  const uiSchema: UiSchema = node.control ? { 'ui:field': node.control } : {}
  if (node.items) {
    const items = rjsfForm(node.items)
    return {
      schema: { type: 'array', items: items.schema },
      uiSchema: { ...uiSchema, items: items.uiSchema },
    }
  }
  if (!node.properties) return { schema: { type: node.type }, uiSchema }
  const properties: Record<string, RJSFSchema> = {}
  for (const [key, child] of Object.entries(node.properties)) {
    const inner = rjsfForm(child)
    properties[key] = inner.schema
    uiSchema[key] = inner.uiSchema
  }
  return { schema: { type: 'object', properties }, uiSchema }
}

/**
 * Validator that rjsf requires. zod alone decides what is valid (`use-problems.ts`), and `rjsfForm` writes no `anyOf`,
 * `oneOf` or `if`, so rjsf has no branch to choose and never asks.
 */
export const noValidator: ValidatorType = {
  isValid: () => true,
  rawValidation: () => ({}),
  validateFormData: () => ({ errors: [], errorSchema: {} }),
}
