import type { AnyBlock } from '#blocks/page/define-block.ts'
import type { FieldHints } from '#blocks/page/option-fields.ts'
import type { ArgTypes } from '@storybook/react-vite'
import { z } from 'zod'

/** The part of JSON Schema that block schemas use. */
export interface OptionSchema {
  readonly type?: string
  readonly enum?: readonly (string | number)[]
  readonly const?: string | number
  readonly anyOf?: readonly OptionSchema[]
  readonly properties?: Readonly<Record<string, OptionSchema>>
  readonly required?: readonly string[]
  readonly items?: OptionSchema
  readonly default?: unknown
  readonly description?: string
  readonly pattern?: string
  readonly format?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
  readonly 'x-cairn'?: FieldHints
}

/** A block's options as JSON Schema, with the inspector's hints. */
export const optionSchema = (block: AnyBlock) =>
  z.toJSONSchema(block.schema, { unrepresentable: 'any' }) as OptionSchema // zod's type is wider than what blocks use

type Control = NonNullable<ArgTypes[string]['control']>

const choices = ({ enum: values, anyOf }: OptionSchema) =>
  values ?? anyOf?.flatMap(option => option.enum ?? (option.const === undefined ? [] : [option.const]))

function control(schema: OptionSchema): Control {
  const { type, minimum: min, maximum: max, 'x-cairn': hints } = schema
  if (choices(schema)?.length) return { type: 'select' }
  if (hints?.widget === 'colour') return { type: 'color' }
  if (type === 'boolean') return { type: 'boolean' }
  if (type === 'integer' || type === 'number') {
    // Integers without explicit bounds carry the safe-integer ones: those make no slider.
    const isBounded = min !== undefined && max !== undefined && max - min <= 2000
    return isBounded ? { type: 'range', min, max, step: hints?.step ?? 1 } : { type: 'number' }
  }
  return { type: type === 'string' ? 'text' : 'object' }
}

/** Storybook controls for a block, one per option, from its schema only. */
export function blockControls(block: AnyBlock): ArgTypes {
  const { properties = {} } = optionSchema(block)
  return Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [
      key,
      {
        control: control(schema),
        options: choices(schema),
        description: schema.description,
        table: {
          category: schema['x-cairn']?.group ?? 'content',
          defaultValue: { summary: JSON.stringify(schema.default) },
        },
      },
    ]),
  )
}
