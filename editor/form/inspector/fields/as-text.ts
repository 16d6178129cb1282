/** Any saved value in readable form: text as it is, numbers in digits, the rest as JSON, nothing as ''. */
export function asText(value: unknown): string {
  if (value === undefined || value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value as string | number | boolean)
}
