import { type Schema, Validator } from '@cfworker/json-schema'
import {
  type CustomValidator,
  createErrorHandler,
  type ErrorTransformer,
  type RJSFSchema,
  type RJSFValidationError,
  toErrorList,
  toErrorSchema,
  type UiSchema,
  unwrapErrorHandler,
  type ValidationData,
  type ValidatorType,
  validationDataMerge,
} from '@rjsf/utils'

/** Keywords that only pass on what failed inside them. */
const CONTAINERS = new Set(['properties', 'items', 'allOf', 'anyOf', 'oneOf', 'if', '$ref'])

/** The two libraries type the same draft differently. */
const draft7 = (schema: RJSFSchema) => schema as Schema

/** cfworker refuses `undefined`; JSON has none. */
const plain = (value: unknown): unknown =>
  value === undefined ? null : (JSON.parse(JSON.stringify(value)) as unknown)

/** `#/items/0/seconds` as rjsf writes it: `.items.0.seconds`. */
const property = (location: string) =>
  location
    .slice(1)
    .split('/')
    .map(part => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** `Instance does not have required property "url".` names the key only in its text. */
const missingKey = (text: string) => /"([^"]+)"/.exec(text)?.[1]

function errorsOf(schema: RJSFSchema, formData: unknown): RJSFValidationError[] {
  const { errors } = new Validator(draft7(schema), '7', false).validate(plain(formData))
  return errors
    .filter(({ keyword }) => !CONTAINERS.has(keyword))
    .map(({ keyword, error, instanceLocation, keywordLocation }) => {
      const key = keyword === 'required' ? missingKey(error) : undefined
      const at = property(instanceLocation)
      return {
        name: keyword,
        message: error,
        params: { missingProperty: key },
        property: key === undefined ? at : `${at}.${key}`,
        schemaPath: keywordLocation,
        stack: `${at} ${error}`.trim(),
      }
    })
}

/**
 * rjsf's validator without ajv: nothing is compiled from text, so it runs under a Content-Security-Policy that forbids
 * `eval`. It decides only which branch of a schema fits; what operators read comes from zod (`use-problems.ts`).
 */
export const jsonSchemaValidator: ValidatorType = {
  isValid(schema, formData, rootSchema) {
    const definitions = { definitions: rootSchema?.definitions, $defs: rootSchema?.$defs }
    const whole = plain({ ...schema, ...definitions }) as RJSFSchema
    try {
      return new Validator(draft7(whole), '7').validate(plain(formData)).valid
    } catch {
      // rjsf's contract: a schema that cannot be read fits nothing.
      return false
    }
  },

  rawValidation<Result>(schema: RJSFSchema, formData?: unknown) {
    try {
      return { errors: errorsOf(schema, formData) as Result[] } // rjsf lets each validator choose its error type
    } catch (error) {
      return { validationError: error instanceof Error ? error : new Error(String(error)) }
    }
  },

  validateFormData(
    formData: unknown,
    schema: RJSFSchema,
    customValidate?: CustomValidator,
    transformErrors?: ErrorTransformer,
    uiSchema?: UiSchema,
  ): ValidationData<unknown> {
    const { errors: raw = [], validationError } = this.rawValidation<RJSFValidationError>(schema, formData)
    const found = validationError ? [...raw, { stack: validationError.message }] : raw
    const errors = transformErrors ? transformErrors(found, uiSchema) : found
    const result = { errors, errorSchema: toErrorSchema(errors) }
    if (!customValidate) return result
    const handler = customValidate(formData, createErrorHandler(formData), uiSchema)
    const custom = unwrapErrorHandler(handler)
    return validationDataMerge({ ...result, errors: [...errors, ...toErrorList(custom)] }, custom)
  },
}
