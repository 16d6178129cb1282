/**
 * The address a frame loads, where the operator gave one: a single https address and nothing else. Any other text is HTML.
 * Source: LO-62.
 */
export function frameAddress(text: string): string | undefined {
  const trimmed = text.trim()
  if (!/^https:\/\/[^\s<>"'`\\]+$/i.test(trimmed) || !URL.canParse(trimmed)) return undefined
  const { protocol, username, password, href } = new URL(trimmed)
  return protocol === 'https:' && !username && !password ? href : undefined
}
