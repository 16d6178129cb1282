import { MAX_CATEGORY_LEVELS } from '../limits.ts'
import type { Complain, FileFacts, ImportProblem, StoredCategory } from './file-facts.ts'
import { repeatedNames } from './sibling-names.ts'

function checkCategory(code: string, categories: ReadonlyMap<string, StoredCategory>, complain: Complain) {
  let level = 1
  for (let parent = categories.get(code)?.parent; parent; parent = categories.get(parent)?.parent) {
    level += 1
    if (!categories.has(parent)) return complain('parent', `there is no category ${parent}`)
    if (level > MAX_CATEGORY_LEVELS) {
      return complain('parent', `deeper than ${MAX_CATEGORY_LEVELS} levels, or in a circle`)
    }
  }
}

/** Returns true if a message is about a parent whose own line could not be read. */
const isOfUnreadParent = (message: string, unread: ReadonlySet<string>) =>
  [...unread].some(
    entry => entry.startsWith('category ') && message === `there is no category ${entry.slice(9)}`,
  )

/** Categories in the file, or above one in the file, that are too deep or are called like their neighbour. */
export function checkCategories(
  categoryLines: readonly (readonly [number, string])[],
  facts: Pick<FileFacts, 'categories' | 'unread'>,
): readonly ImportProblem[] {
  const { categories } = facts
  const problems: ImportProblem[] = []
  const lineOf = new Map(categoryLines.map(([line, code]) => [code, line]))
  const complainAt =
    (code: string): Complain =>
    (path, message) =>
      problems.push({ line: lineOf.get(code) ?? 0, path, message })
  for (const [, code] of categoryLines) checkCategory(code, categories, complainAt(code))
  if (problems.length > 0) return problems.filter(({ message }) => !isOfUnreadParent(message, facts.unread))
  for (const [code, { parent }] of categories) {
    // Stored categories below one of the file have moved with it.
    if (lineOf.has(code)) continue
    const moved = [parent, parent && categories.get(parent)?.parent].find(above => above && lineOf.has(above))
    if (moved)
      checkCategory(code, categories, (path, message) => complainAt(moved)(path, `${code}: ${message}`))
  }
  for (const { code, other, name } of repeatedNames(categories, lineOf))
    complainAt(code)(
      'name',
      `${other} is called “${name}” too; addresses are made of names, so neighbours need different ones`,
    )
  return problems
}
