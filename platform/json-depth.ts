/** Maximum nesting of arrays and objects in a request; pages need about 12. */
export const MAX_JSON_DEPTH = 64

/** Returns true if JSON text nests deeper than `max`. Does not parse it; ignores brackets inside strings. */
export function textExceedsDepth(text: string, max: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (inString) {
      if (char === '\\') i++
      else if (char === '"') inString = false
    } else if (char === '"') inString = true
    else if (char === '[' || char === '{') {
      if (++depth > max) return true
    } else if (char === ']' || char === '}') depth--
  }
  return false
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Returns true if a value nests deeper than `max`. Goes level by level instead of recursing, so that no input overflows the stack. */
export function exceedsDepth(value: unknown, max: number): boolean {
  let level = [value].filter(isContainer)
  for (let depth = 0; depth < max && level.length > 0; depth++)
    level = level.flatMap(container => Object.values(container).filter(isContainer))
  return level.length > 0
}
