/**
 * Keys of an option's texts in the `blocks` catalogue: its own first, then the one all blocks share.
 * @param path the option's path; list indexes may be in it and are left out
 */
export function fieldTextKeys(code: string, path: readonly (string | number)[]) {
  const names = path.filter(part => typeof part === 'string')
  return {
    own: ['blocks', code, 'fields', ...names].join('.'),
    common: ['blocks', 'common', 'fields', names.at(-1)].join('.'),
  }
}

/** Key of the name of one choice of a select. */
export const valueTextKey = (code: string, path: readonly (string | number)[], value: string | number) =>
  ['blocks', code, 'values', ...path.filter(part => typeof part === 'string'), value].join('.')
