import { MAX_CATEGORY_LEVELS } from '../limits.ts'
import type { CatalogueProblem } from '../../rules/catalogue-problem.ts'
import {
  complainTo,
  type FileFacts,
  type ImportProblem,
  isUnread,
  type StoredCategory,
  unknown,
} from './file-facts.ts'
import { repeatedNames } from './sibling-names.ts'

/** Returns the problem of a category's way up. */
function problemAbove(
  code: string,
  categories: ReadonlyMap<string, StoredCategory>,
): CatalogueProblem | undefined {
  let level = 1
  for (let parent = categories.get(code)?.parent; parent; parent = categories.get(parent)?.parent) {
    level += 1
    if (!categories.has(parent)) return unknown('category', parent)
    if (level > MAX_CATEGORY_LEVELS)
      return { key: 'categoryTooDeep', values: { levels: MAX_CATEGORY_LEVELS } }
  }
  return undefined
}

/** Returns true if a problem is about a parent whose own line could not be read. */
const isOfUnreadParent = ({ key, values }: CatalogueProblem, facts: Pick<FileFacts, 'unread'>) =>
  key === 'unknown' && typeof values?.code === 'string' && isUnread(facts, 'category', values.code)

/** Categories in the file, or above one in the file, that are too deep or are called like their neighbour. */
export function checkCategories(
  categoryLines: readonly (readonly [number, string])[],
  facts: Pick<FileFacts, 'categories' | 'unread'>,
): readonly ImportProblem[] {
  const { categories } = facts
  const problems: ImportProblem[] = []
  const lineOf = new Map(categoryLines.map(([line, code]) => [code, line]))
  const complainAt = (code: string) => complainTo(problems, lineOf.get(code) ?? 0)
  for (const [, code] of categoryLines) {
    const problem = problemAbove(code, categories)
    if (problem) complainAt(code)('parent', problem)
  }
  if (problems.length > 0) return problems.filter(problem => !isOfUnreadParent(problem, facts))
  for (const [code, { parent }] of categories) {
    // Stored categories below one of the file have moved with it.
    if (lineOf.has(code)) continue
    const moved = [parent, parent && categories.get(parent)?.parent].find(above => above && lineOf.has(above))
    if (moved && problemAbove(code, categories))
      complainAt(moved)('parent', { key: 'movedTooDeep', values: { code, levels: MAX_CATEGORY_LEVELS } })
  }
  for (const { code, other, name } of repeatedNames(categories, lineOf))
    complainAt(code)('name', { key: 'sameName', values: { other, name } })
  return problems
}
